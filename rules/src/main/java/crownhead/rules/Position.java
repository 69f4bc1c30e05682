package crownhead.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The pieces on the board and whose turn it is. The pieces are bitboards: square n is bit n - 1.
 *
 * @param first the first mover's pieces, men and kings
 * @param second the second mover's pieces, men and kings
 * @param kings those of both that are kings
 */
public record Position(int first, int second, int kings, Side toMove) {
    public static final int PIECES_PER_SIDE = 12;
    public static final Position START = new Position(0x00000FFF, 0xFFF00000, 0, Side.FIRST);

    public Position {
        if ((first & second) != 0) {
            throw new IllegalArgumentException(
                    "Square " + lowest(first & second) + " has two pieces");
        }
        int strays = kings & ~(first | second);
        if (strays != 0) {
            throw new IllegalArgumentException(
                    "Square " + lowest(strays) + " has a crown but no piece");
        }
        int uncrowned =
                (first & ~kings & Bitboard.kingRow(Side.FIRST))
                        | (second & ~kings & Bitboard.kingRow(Side.SECOND));
        if (uncrowned != 0) {
            throw new IllegalArgumentException(
                    "The man on "
                            + lowest(uncrowned)
                            + " is on its king row: there it would be a king");
        }
        if (Integer.bitCount(first) > PIECES_PER_SIDE
                || Integer.bitCount(second) > PIECES_PER_SIDE) {
            throw new IllegalArgumentException("More than twelve pieces on a side");
        }
    }

    /** All pieces of a side, as a bitboard. */
    public int pieces(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** How many pieces a side has, men and kings. */
    public int count(Side side) {
        return Integer.bitCount(pieces(side));
    }

    public int count(Side side, Rank rank) {
        return Integer.bitCount(pieces(side) & (rank == Rank.KING ? kings : ~kings));
    }

    public Optional<Piece> pieceAt(Square square) {
        int bit = Bitboard.of(square);
        if (((first | second) & bit) == 0) {
            return Optional.empty();
        }
        return Optional.of(
                new Piece(
                        (first & bit) != 0 ? Side.FIRST : Side.SECOND,
                        (kings & bit) != 0 ? Rank.KING : Rank.MAN));
    }

    /** Every legal move, by the square it starts from, then by the square it ends on. */
    public List<Move> legalMoves() {
        LegalMoves packed = new LegalMoves().fill(this).sort();
        Move[] moves = new Move[packed.size()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = Move.unpack(packed.get(i));
        }
        return List.of(moves);
    }

    public boolean hasLegalMove() {
        return LegalMoves.areJumps(this) || LegalMoves.canStep(this);
    }

    /** Whether the side to move must jump. */
    public boolean mustJump() {
        return LegalMoves.areJumps(this);
    }

    /** Where the piece on a square may end its turn; empty when it may not move. */
    public List<Square> destinations(Square from) {
        List<Square> destinations = new ArrayList<>();
        for (Move move : legalMoves()) {
            if (move.from().equals(from) && !destinations.contains(move.to())) {
                destinations.add(move.to());
            }
        }
        return List.copyOf(destinations);
    }

    /** Whether a turn along these squares is a legal move, which one, or why not. */
    public Ruling ruling(List<Square> path) {
        return Referee.rule(this, path);
    }

    /**
     * The win of the opponent when the side to move has no legal move, for want of pieces or of
     * room.
     */
    public Optional<Outcome> outcome() {
        if (hasLegalMove()) {
            return Optional.empty();
        }
        Outcome.WinReason reason =
                count(toMove) == 0 ? Outcome.WinReason.CAPTURED_ALL : Outcome.WinReason.NO_MOVE;
        return Optional.of(new Outcome.Win(toMove.opponent(), reason));
    }

    /** The position after a legal move. Ask {@link #ruling} first when a person chose it. */
    public Position after(Move move) {
        int packed = move.packed();
        if (!new LegalMoves().fill(this).contains(packed)) {
            throw new IllegalArgumentException(move + " is not a legal move here");
        }
        return afterPacked(packed);
    }

    /** Whether a move takes a man to the king row. A king is not crowned again. */
    public boolean crowns(Move move) {
        return (kings & Bitboard.of(move.from())) == 0
                && (Bitboard.of(move.to()) & Bitboard.kingRow(toMove)) != 0;
    }

    /**
     * The position after a move that {@link LegalMoves} has listed for this one: it is not checked
     * again.
     */
    public Position afterPacked(int move) {
        int from = 1 << PackedMove.from(move);
        int to = 1 << PackedMove.to(move);
        int taken = PackedMove.taken(move);
        int own = (pieces(toMove) & ~from) | to;
        int enemy = pieces(toMove.opponent()) & ~taken;
        // A man that reaches the king row is crowned there, and its turn ends.
        int crowned = (kings & from) != 0 ? to : to & Bitboard.kingRow(toMove);
        int kingsAfter = (kings & ~(from | taken)) | crowned;
        return toMove == Side.FIRST
                ? new Position(own, enemy, kingsAfter, Side.SECOND)
                : new Position(enemy, own, kingsAfter, Side.FIRST);
    }

    private static Square lowest(int squares) {
        return Square.ofIndex(Integer.numberOfTrailingZeros(squares));
    }
}

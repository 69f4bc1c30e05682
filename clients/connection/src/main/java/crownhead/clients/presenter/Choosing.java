package crownhead.clients.presenter;

import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.Square;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A turn as far as it has been chosen: first the piece, then square after square.
 *
 * @param position the board before the turn
 * @param legal every turn that may be played
 * @param path the squares chosen so far
 * @param cursor which of the choices would be taken; any square once the turn is whole
 */
record Choosing(Position position, List<Move> legal, List<Square> path, Square cursor) {
    /** Nothing is chosen yet, and the cursor stands as near as may be to where it was. */
    static Choosing begin(Position position, Outlook outlook, Optional<Square> near) {
        List<Move> legal = position.legalMoves();
        List<Square> pieces = legal.stream().map(Move::from).distinct().toList();
        Square cursor =
                near.flatMap(place -> outlook.nearest(place, pieces))
                        .orElseGet(() -> outlook.inReadingOrder(pieces).getFirst());
        return new Choosing(position, legal, List.of(), cursor);
    }

    /** The pieces that may move, or where the chosen one may go next. */
    List<Square> choices() {
        return legal.stream()
                .map(Move::path)
                .filter(whole -> whole.size() > path.size() && startsAsChosen(whole))
                .map(whole -> whole.get(path.size()))
                .distinct()
                .toList();
    }

    Choosing pointing(Key.Named direction, Outlook outlook) {
        return new Choosing(position, legal, path, outlook.next(direction, cursor, choices()));
    }

    /** One of the choices is taken. */
    Choosing taking(Square square, Outlook outlook) {
        List<Square> longer = Stream.concat(path.stream(), Stream.of(square)).toList();
        Choosing taken = new Choosing(position, legal, longer, square);
        List<Square> next = outlook.inReadingOrder(taken.choices());
        return next.isEmpty() ? taken : new Choosing(position, legal, longer, next.getFirst());
    }

    /** The whole of a turn is taken at once. */
    Choosing taking(Move move) {
        return new Choosing(position, legal, move.path(), move.to());
    }

    /** One step back: the cursor is on what was taken last. */
    Choosing back() {
        return new Choosing(position, legal, path.subList(0, path.size() - 1), path.getLast());
    }

    /** The turn, once it is whole. */
    Optional<Move> whole() {
        return legal.stream().filter(move -> move.path().equals(path)).findFirst();
    }

    boolean isWhole() {
        return whole().isPresent();
    }

    /** The board with the hops made so far, and what they took gone. */
    Position shown() {
        if (path.size() < 2) {
            return position;
        }
        Move made = new Move(path);
        int from = bit(made.from());
        int to = bit(made.to());
        int taken = made.taken().stream().mapToInt(Choosing::bit).reduce(0, (a, b) -> a | b);
        Side mover = position.toMove();
        int own = (position.pieces(mover) & ~from) | to;
        int others = position.pieces(mover.opponent()) & ~taken;
        boolean isKing = (position.kings() & from) != 0 || position.crowns(made);
        int kings = (position.kings() & ~(from | taken)) | (isKing ? to : 0);
        return mover == Side.FIRST
                ? new Position(own, others, kings, mover)
                : new Position(others, own, kings, mover);
    }

    private boolean startsAsChosen(List<Square> whole) {
        return whole.subList(0, path.size()).equals(path);
    }

    private static int bit(Square square) {
        return 1 << (square.number() - 1);
    }
}

package crownhead.rules;

/**
 * An empty board on which pieces are put one by one. A man put on its king row is crowned there.
 */
public final class Setup {
    private int first;
    private int second;
    private int kings;

    public boolean isVacant(Square square) {
        return ((first | second) & Bitboard.of(square)) == 0;
    }

    public Setup put(Square square, Piece piece) {
        if (!isVacant(square)) {
            throw new IllegalArgumentException("Square " + square + " has a piece already");
        }
        int bit = Bitboard.of(square);
        if (piece.side() == Side.FIRST) {
            first |= bit;
        } else {
            second |= bit;
        }
        if (piece.isKing() || (bit & Bitboard.kingRow(piece.side())) != 0) {
            kings |= bit;
        }
        return this;
    }

    public Position position(Side toMove) {
        return new Position(first, second, kings, toMove);
    }
}

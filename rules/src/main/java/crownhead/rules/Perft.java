package crownhead.rules;

/**
 * Counts the ways to play on for a number of turns: the measure by which move generators are
 * compared.
 */
public final class Perft {
    private final LegalMoves[] movesAt;

    private Perft(int depth) {
        movesAt = new LegalMoves[depth + 1];
        for (int i = 0; i <= depth; i++) {
            movesAt[i] = new LegalMoves();
        }
    }

    public static long count(Position position, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("No depth " + depth + ": it starts at 0");
        }
        return depth == 0 ? 1 : new Perft(depth).leaves(position, depth);
    }

    private long leaves(Position position, int depth) {
        LegalMoves moves = movesAt[depth];
        if (depth == 1) {
            return moves.count(position);
        }
        moves.fill(position);
        long leaves = 0;
        for (int i = 0; i < moves.size(); i++) {
            leaves += leaves(position.afterPacked(moves.get(i)), depth - 1);
        }
        return leaves;
    }
}

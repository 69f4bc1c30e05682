package crownhead.engine;

/** The best moves for both sides from every ply on, as far as they are known. */
final class Line {
    private final int[][] moves;
    private final int[] lengths;

    Line(int plies) {
        moves = new int[plies + 1][plies + 1];
        lengths = new int[plies + 2];
    }

    /** Nothing is known from here on. */
    void clear(int ply) {
        lengths[ply] = 0;
    }

    /** A move, and then what was found to follow it. */
    void begin(int ply, int move) {
        int[] here = moves[ply];
        here[0] = move;
        int following = ply + 1 < moves.length ? Math.min(lengths[ply + 1], here.length - 1) : 0;
        if (following > 0) {
            System.arraycopy(moves[ply + 1], 0, here, 1, following);
        }
        lengths[ply] = following + 1;
    }

    int length() {
        return lengths[0];
    }

    int move(int index) {
        return moves[0][index];
    }
}

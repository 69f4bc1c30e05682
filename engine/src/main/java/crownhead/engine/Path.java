package crownhead.engine;

import crownhead.rules.Game;
import crownhead.rules.PackedMove;
import crownhead.rules.Position;
import java.util.List;

/** The positions from the last progress in the game to where a search is now. */
final class Path {
    private final int[] first;
    private final int[] second;
    private final int[] kings;
    private final int[] quietPlies;
    private int root;

    Path(int plies) {
        // No game goes on for longer without progress.
        int longest = Game.LAST_PLY + plies + 1;
        first = new int[longest];
        second = new int[longest];
        kings = new int[longest];
        quietPlies = new int[longest];
    }

    /** Begins at the last of these positions; nothing has changed for good since the first. */
    void begin(List<Position> sinceProgress) {
        int skipped = Math.max(0, sinceProgress.size() - Game.LAST_PLY);
        root = sinceProgress.size() - skipped - 1;
        for (int i = 0; i <= root; i++) {
            put(i, sinceProgress.get(i + skipped), i + skipped);
        }
    }

    /** Plays a move in the position of a ply, and answers where it leads. */
    Position play(Position before, int ply, int move) {
        int here = root + ply;
        boolean isKing = (before.kings() & 1 << PackedMove.from(move)) != 0;
        Position after = before.afterPacked(move);
        put(here + 1, after, PackedMove.isJump(move) || !isKing ? 0 : quietPlies[here] + 1);
        return after;
    }

    /**
     * Whether nothing is won by going on: the position has stood before, or too little has happened
     * for too long.
     */
    boolean isDrawn(int ply) {
        int here = root + ply;
        int quiet = quietPlies[here];
        if (quiet >= Game.CLAIM_PLIES) {
            return true;
        }
        // Nobody can be back where they were in fewer than four turns.
        for (int back = 4; back <= Math.min(quiet, here); back += 2) {
            if (isSame(here - back, here)) {
                return true;
            }
        }
        return false;
    }

    private void put(int at, Position position, int quiet) {
        first[at] = position.first();
        second[at] = position.second();
        kings[at] = position.kings();
        quietPlies[at] = quiet;
    }

    private boolean isSame(int one, int other) {
        return first[one] == first[other]
                && second[one] == second[other]
                && kings[one] == kings[other];
    }
}

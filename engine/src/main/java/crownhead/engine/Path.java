package crownhead.engine;

import crownhead.rules.Game;
import crownhead.rules.PackedMove;
import crownhead.rules.Position;
import java.util.List;

/** The positions from the last progress in the game to where a search is now. */
final class Path {
    private final Position[] positions;
    private final int[] quietPlies;
    private int root;

    Path(int plies) {
        // No game goes on for longer without progress.
        positions = new Position[Game.LAST_PLY + plies + 1];
        quietPlies = new int[positions.length];
    }

    /** Begins at the last of these positions; nothing has changed for good since the first. */
    void begin(List<Position> sinceProgress) {
        int skipped = Math.max(0, sinceProgress.size() - Game.LAST_PLY);
        root = sinceProgress.size() - skipped - 1;
        for (int i = 0; i <= root; i++) {
            positions[i] = sinceProgress.get(i + skipped);
            quietPlies[i] = i + skipped;
        }
    }

    Position at(int ply) {
        return positions[root + ply];
    }

    /** Plays a move at a ply, and answers where it leads. */
    Position play(int ply, int move) {
        int here = root + ply;
        Position before = positions[here];
        Position after = before.afterPacked(move);
        boolean isKing = (before.kings() & 1 << PackedMove.from(move)) != 0;
        positions[here + 1] = after;
        quietPlies[here + 1] = PackedMove.isJump(move) || !isKing ? 0 : quietPlies[here] + 1;
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
            if (isSame(positions[here - back], positions[here])) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSame(Position one, Position other) {
        return one.first() == other.first()
                && one.second() == other.second()
                && one.kings() == other.kings();
    }
}

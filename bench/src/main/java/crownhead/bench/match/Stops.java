package crownhead.bench.match;

import crownhead.engine.Endgames;
import crownhead.engine.Limits;
import crownhead.engine.TranspositionTable;
import crownhead.engine.threads.Team;
import crownhead.rules.Position;
import java.util.List;

/** How soon a search with several threads ends when it is told to. */
public final class Stops {
    private static final int THREADS = 2;
    private static final int TABLE_BITS = 18;
    private static final long THOUGHT_NANOS = 30_000_000;

    private Stops() {}

    /** The longest that one of so many searches went on, in milliseconds. */
    public static double longest(int searches) {
        Team team =
                new Team(
                        THREADS, Player.LEARNED, Endgames.NONE, new TranspositionTable(TABLE_BITS));
        long longest = 0;
        for (int i = 0; i < searches; i++) {
            long due = System.nanoTime() + THOUGHT_NANOS;
            Limits limits = Limits.until(() -> System.nanoTime() >= due);
            team.choose(List.of(Position.START), limits, _ -> {});
            longest = Math.max(longest, System.nanoTime() - due);
        }
        return longest / 1e6;
    }
}

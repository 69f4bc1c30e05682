package crownhead.bench.hub;

import crownhead.bench.match.Match;
import crownhead.bench.reliability.Latencies;
import crownhead.rules.Game;
import crownhead.rules.Side;
import crownhead.rules.openings.Ballot;
import java.io.IOException;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Games of a program against itself from the ballots under limits of time: by how much it exceeds
 * them. In every second game each move has a time of its own, in the others each side has a clock.
 */
public final class TimeKeeping {
    /** Whatever comes later than this is late. */
    public static final Duration TOLERANCE = Duration.ofMillis(50);

    private static final int SHORTEST_MILLIS = 20;
    private static final int LONGEST_MILLIS = 100;
    private static final double CLOCK_MILLIS = 500;
    private static final double INCREMENT_MILLIS = 20;
    private static final int LONGEST_GAME = 160;

    /** Below this the tables answer, without a thought. */
    private static final int FEWEST_PIECES = 5;

    private final HubProgram program;
    private final HubTable table;
    private final SplittableRandom chance;
    private final Latencies overruns = new Latencies();

    private TimeKeeping(HubProgram program, long seed) {
        this.program = program;
        table = new HubTable(program);
        chance = new SplittableRandom(seed);
    }

    /** By how much so many moves exceeded their time; below zero where some was left. */
    public static Latencies of(HubProgram program, int moves, long seed) throws IOException {
        TimeKeeping keeping = new TimeKeeping(program, seed);
        List<Ballot> ballots = HubLines.ballots();
        for (int game = 0; keeping.overruns.count() < moves; game++) {
            Ballot ballot = ballots.get(game * 37 % ballots.size());
            keeping.play(ballot, game % 2 == 0 ? keeping::moveTime : keeping.clocks(), moves);
        }
        return keeping.overruns;
    }

    /** Asks for a move within some time, and notes how long it took. */
    private interface Timing {
        HubTable.Reply ask(Game game) throws IOException;
    }

    private void play(Ballot ballot, Timing timing, int moves) throws IOException {
        program.say("new-game");
        Game game = Match.opened(ballot);
        while (!game.isOver()
                && game.ply() < LONGEST_GAME
                && pieces(game) >= FEWEST_PIECES
                && overruns.count() < moves) {
            boolean isForced = game.position().legalMoves().size() == 1;
            game =
                    game.after(
                            isForced
                                    ? game.position().legalMoves().getFirst()
                                    : timing.ask(game).move());
        }
    }

    private static int pieces(Game game) {
        return game.position().count(Side.FIRST) + game.position().count(Side.SECOND);
    }

    private HubTable.Reply moveTime(Game game) throws IOException {
        int millis = chance.nextInt(SHORTEST_MILLIS, LONGEST_MILLIS + 1);
        return timed(game, "level move-time=" + seconds(millis), millis);
    }

    private Timing clocks() {
        Map<Side, Double> left = new EnumMap<>(Side.class);
        return game -> {
            Side side = game.position().toMove();
            double clock = left.getOrDefault(side, CLOCK_MILLIS);
            String level = "level time=" + seconds(clock) + " inc=" + seconds(INCREMENT_MILLIS);
            HubTable.Reply reply = timed(game, level, clock);
            left.put(side, Math.max(0, clock - reply.nanos() / 1e6) + INCREMENT_MILLIS);
            return reply;
        };
    }

    private HubTable.Reply timed(Game game, String level, double millis) throws IOException {
        HubTable.Reply reply = table.ask(game, level);
        overruns.add(reply.nanos() - Math.round(millis * 1e6));
        return reply;
    }

    private static String seconds(double millis) {
        return String.format(Locale.ROOT, "%.3f", millis / 1000);
    }
}

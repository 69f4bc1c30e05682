package crownhead.bench;

import crownhead.bench.match.Match;
import crownhead.bench.match.PlainPlayer;
import crownhead.bench.match.Player;
import crownhead.bench.match.Stops;
import crownhead.bench.match.Tally;
import crownhead.engine.Choice;
import crownhead.engine.Endgames;
import crownhead.engine.Interruption;
import crownhead.engine.Level;
import crownhead.engine.Limits;
import crownhead.engine.MoveChooser;
import crownhead.engine.TranspositionTable;
import crownhead.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How strong the engine is, against plain programs and from level to level, and how fast. */
final class MatchSuite {
    /** How many ballots are played, and how many positions the engine looks at for a move. */
    record Size(int ballots, int nodes, List<Plain> plain) {
        static final Size FULL =
                new Size(
                        156,
                        20_000,
                        List.of(new Plain(6, 156), new Plain(9, 156), new Plain(12, 30)));
        static final Size QUICK = new Size(8, 2_000, List.of(new Plain(3, 8)));
    }

    /** A plain opponent, and how many ballots there is time for: a deep one takes long to move. */
    record Plain(int depth, int ballots) {}

    private static final long THOUGHT_NANOS = 2_000_000_000L;
    private static final int STOPS = 100;

    /** Half of the 99.9 % confidence interval is so many standard errors. */
    static final double ERRORS = 3.29;

    /**
     * What the highest level may look at in a match: its clock would make it depend on the machine.
     */
    private static final int HIGHEST_NODES = 300_000;

    private MatchSuite() {}

    static List<Figure> match(Size size) {
        List<Figure> figures = new ArrayList<>(speed());
        figures.add(stop());
        for (Plain plain : size.plain()) {
            Tally tally =
                    Match.play(
                            Player.with(size.nodes()),
                            _ -> new PlainPlayer(plain.depth()),
                            plain.ballots());
            String what =
                    "the engine with %d nodes a move against plain alpha-beta, %d turns deep"
                            .formatted(size.nodes(), plain.depth());
            figures.add(figure("match-plain-" + plain.depth(), what, tally));
        }
        return figures;
    }

    /** Each level against the one below. */
    static List<Figure> levels(Size size) {
        List<Figure> figures = new ArrayList<>();
        for (int number = Level.LOWEST + 1; number <= Level.HIGHEST; number++) {
            Player.Club club =
                    number == Level.HIGHEST
                            ? Player.with(Math.min(HIGHEST_NODES, 20 * size.nodes()))
                            : Player.at(Level.of(number));
            Tally tally = Match.play(club, Player.at(Level.of(number - 1)), size.ballots());
            String what = "level %d against level %d".formatted(number, number - 1);
            figures.add(figure("level-" + number, what, tally));
        }
        return figures;
    }

    /** From the start of a game for two seconds, after as long to get warm. */
    private static List<Figure> speed() {
        thought();
        Choice choice = thought();
        return List.of(
                new Figure(
                        "engine-nodes",
                        "one thread, from the start of a game",
                        "M nodes/s",
                        choice.nodes() / 2e6,
                        Optional.empty(),
                        1,
                        Optional.empty()),
                new Figure(
                        "engine-depth",
                        "nominal depth from the start of a game in 2 s",
                        "turns",
                        choice.depth(),
                        Optional.empty(),
                        1,
                        Optional.empty()));
    }

    private static Figure stop() {
        return new Figure(
                "engine-stop",
                "the longest of %d searches with two threads after it was told to end"
                        .formatted(STOPS),
                "ms",
                Stops.longest(STOPS),
                Optional.empty(),
                STOPS,
                Optional.empty());
    }

    private static Choice thought() {
        MoveChooser chooser =
                new MoveChooser(Player.LEARNED, Endgames.NONE, new TranspositionTable(18));
        long end = System.nanoTime() + THOUGHT_NANOS;
        Interruption interruption = () -> System.nanoTime() >= end;
        return chooser.choose(Position.START, Limits.until(interruption));
    }

    private static Figure figure(String name, String what, Tally tally) {
        return new Figure(
                name,
                "%s: won %d, drawn %d, lost %d"
                        .formatted(what, tally.won(), tally.drawn(), tally.lost()),
                "%",
                100 * tally.share(),
                Optional.of(100 * ERRORS * tally.error()),
                tally.games(),
                Optional.empty());
    }
}

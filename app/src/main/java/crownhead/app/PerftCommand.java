package crownhead.app;

import crownhead.protocol.validation.BadInput;
import crownhead.protocol.validation.Question;
import crownhead.rules.Perft;
import crownhead.rules.Position;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts the ways to play on, for comparing move generators. */
@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Count the ways to play on.",
        description = {
            "",
            "Counts the sequences of legal moves of each length up to DEPTH turns. Two routes of a"
                    + " king round the same captured pieces are two moves.",
            "",
            "Prints a line 'DEPTH COUNT' for each depth from 1; total time and rate on stderr.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  crownhead perft 9",
            "  crownhead perft 6 --fen 'B:W9,10,17,18,32:BK6'",
            "",
            "Exit codes:",
            "  0  counted",
            "  2  the depth or the position cannot be understood"
        })
final class PerftCommand implements Callable<Integer> {
    private static final int DEEPEST = 25;

    private final Console console;
    private final InstantSource time;

    @Parameters(paramLabel = "DEPTH", description = "How many turns deep, 1 to " + DEEPEST + ".")
    private int depth;

    @Option(
            names = "--fen",
            paramLabel = "FEN",
            description = "The position to start from. The start of a game when not given.")
    private @Nullable String fen;

    PerftCommand(Console console, InstantSource time) {
        this.console = console;
        this.time = time;
    }

    @Override
    public Integer call() {
        if (depth < 1 || depth > DEEPEST) {
            console.tell("No depth " + depth + ": it is from 1 to " + DEEPEST + ".");
            return Exit.UNCLEAR;
        }
        try {
            count(Question.position(fen));
            return Exit.YES;
        } catch (BadInput e) {
            console.tell(e.sentence());
            return Exit.UNCLEAR;
        }
    }

    private void count(Position position) {
        Instant begin = time.instant();
        long leaves = 0;
        for (int turns = 1; turns <= depth; turns++) {
            long count = Perft.count(position, turns);
            leaves += count;
            console.out().println(turns + " " + count);
            console.out().flush();
        }
        console.tell(rate(leaves, Duration.between(begin, time.instant())));
    }

    private static String rate(long leaves, Duration taken) {
        double seconds = taken.toNanos() / 1e9;
        double millionsPerSecond = leaves / Math.max(seconds, 1e-9) / 1e6;
        return String.format(
                Locale.ROOT,
                "%d in %.3f s: %.1f million a second",
                leaves,
                seconds,
                millionsPerSecond);
    }
}

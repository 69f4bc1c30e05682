package crownhead.app;

import crownhead.engine.Signature;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** The engine's signature, and how fast it was found. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Count what the engine looks at.",
        description = {
            "",
            "Searches a few fixed positions to a fixed depth and prints how many positions it looked"
                    + " at: a number that changes with whatever the engine computes, and with nothing"
                    + " else. Time and rate go to stderr.",
            ""
        },
        footer = {"", "Examples:", "  crownhead bench", "", "Exit codes:", "  0  counted"})
final class BenchCommand implements Callable<Integer> {
    private final Console console;
    private final InstantSource time;

    BenchCommand(Console console, InstantSource time) {
        this.console = console;
        this.time = time;
    }

    @Override
    public Integer call() {
        Instant begin = time.instant();
        long nodes = Signature.nodes();
        double seconds = Duration.between(begin, time.instant()).toNanos() / 1e9;
        console.out().println(nodes);
        console.tell(
                String.format(
                        Locale.ROOT,
                        "%.3f s: %.2f million a second",
                        seconds,
                        nodes / Math.max(seconds, 1e-9) / 1e6));
        return Exit.YES;
    }
}

package crownhead.app;

import crownhead.engine.endgame.Slice;
import crownhead.engine.endgame.build.Crew;
import crownhead.engine.endgame.build.TablesBuild;
import crownhead.engine.endgame.build.TablesPlan;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Makes endgame tables. */
@Command(
        name = "build",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Make endgame tables.",
        description = {
            "",
            "Says first what is left to make, and about how long that takes. Every table is written"
                    + " as soon as it is made: end it when you like, the next run goes on from there.",
            ""
        },
        footer = {
            "",
            "Exit codes:",
            "  0  all of them are there",
            "  2  the folder or one of its files cannot be used"
        })
final class TablesBuildCommand implements Callable<Integer> {
    private static final long MEGABYTE = 1_000_000;

    private final Console console;
    private final InstantSource time;

    @Mixin private TablesWork work = new TablesWork();

    TablesBuildCommand(Console console, InstantSource time) {
        this.console = console;
        this.time = time;
    }

    @Override
    public Integer call() {
        return work.run(console, this::build);
    }

    private int build() throws IOException {
        TablesPlan plan = TablesPlan.of(work.tables().folder(), work.pieces());
        if (plan.left().isEmpty()) {
            say("All tables up to " + work.pieces() + " pieces are there.");
            return Exit.YES;
        }
        announce(plan);
        Instant begin = time.instant();
        long left = plan.positionsLeft();
        try (Crew crew = new Crew(work.threads())) {
            TablesBuild build = new TablesBuild(work.tables().folder(), crew);
            for (Slice slice : plan.left()) {
                build.make(slice);
                left -= TablesPlan.sizeOfPair(slice);
                Duration taken = Duration.between(begin, time.instant());
                say(slice + " is made. " + progress(plan, left, taken));
            }
        }
        return Exit.YES;
    }

    private void announce(TablesPlan plan) {
        say(
                plan.positionsLeft()
                        + " of "
                        + plan.positions()
                        + " positions are left to make: about "
                        + span(plan.estimatedTime(work.threads()))
                        + " with "
                        + work.threads()
                        + " threads on idle processors, and "
                        + (plan.estimatedBytes() / MEGABYTE + 1)
                        + " MB of disk.");
    }

    private static String progress(TablesPlan plan, long left, Duration taken) {
        long made = plan.positionsLeft() - left;
        double expected = (double) taken.toMillis() / made * left;
        return 100 * (plan.positions() - left) / plan.positions()
                + " % of all, about "
                + span(Duration.ofMillis(Math.round(expected)))
                + " left";
    }

    private static String span(Duration duration) {
        long seconds = duration.toSeconds();
        if (seconds < 60) {
            return seconds + " s";
        }
        return seconds < 3600
                ? (seconds + 30) / 60 + " min"
                : seconds / 3600 + " h " + seconds % 3600 / 60 + " min";
    }

    private void say(String line) {
        console.out().println(line);
        console.out().flush();
    }
}

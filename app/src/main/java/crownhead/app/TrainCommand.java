package crownhead.app;

import crownhead.engine.Weights;
import crownhead.engine.training.Training;
import crownhead.engine.training.TrainingPlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes the weights of the engine's evaluation anew. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Learn an evaluation from games against itself.",
        description = {
            "",
            "Plays games with a plain evaluation, learns from how they end and what it saw, plays"
                    + " twice as many with what it has learned, learns from these, and so on; the last"
                    + " time from the ones before too. The same seed, games and nodes give the same file, to the"
                    + " last byte.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  crownhead train weights.bin --seed 1 --generations 5 --games 2500 --nodes 700",
            "",
            "Exit codes:",
            "  0  learned and written",
            "  2  an option cannot be understood, or the file cannot be written"
        })
final class TrainCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", description = "Where the weights go.")
    private Path file = Path.of("weights.bin");

    @Option(
            names = "--seed",
            defaultValue = "1",
            description = "Which games are played. 1 when not given.")
    private long seed;

    @Option(
            names = "--commit",
            defaultValue = "unknown",
            description = "The commit that the file is to name.")
    private String commit = "unknown";

    @Option(
            names = "--generations",
            defaultValue = "5",
            description = "How often. 5 when not given.")
    private int generations;

    @Option(
            names = "--games",
            defaultValue = "2500",
            description =
                    "How many games in the first generation; each later one has twice as many."
                            + " 2500 when not given.")
    private int games;

    @Option(
            names = "--nodes",
            defaultValue = "700",
            description = "How many positions a player looks at for a move. 700 when not given.")
    private int nodes;

    @Option(
            names = "--threads",
            defaultValue = "1",
            description = "How many games at once. 1 when not given. The outcome is the same.")
    private int threads;

    TrainCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try {
            write(new TrainingPlan(seed, commit, generations, games, nodes, threads));
            return Exit.YES;
        } catch (IllegalArgumentException e) {
            console.tell(e.getMessage() + ".");
        } catch (IOException e) {
            console.tell("The weights cannot be written: " + e.getMessage());
        }
        return Exit.UNCLEAR;
    }

    private void write(TrainingPlan plan) throws IOException {
        // Better to know now that it cannot be written than after an hour.
        Files.write(file, new byte[0]);
        Weights weights = Training.run(plan, this::show);
        Files.write(file, weights.bytes());
        console.out().println(weights.origin());
    }

    private void show(String what, long done, long of) {
        console.tell(what + " " + done + " of " + of);
    }
}

package crownhead.app;

import crownhead.engine.OpeningBook;
import crownhead.engine.training.BookMaking;
import crownhead.engine.training.BookPlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes the engine's opening book anew. */
@Command(
        name = "book",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Find out what to play in the openings.",
        description = {
            "",
            "Looks long at the three-move ballots and at the first moves, and writes down the best"
                    + " move in each, and the best answer to every other. The same ballots and nodes"
                    + " give the same file, to the last byte.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  crownhead book book.txt --nodes 200000 --threads 2",
            "",
            "Exit codes:",
            "  0  found out and written",
            "  2  an option cannot be understood, or the file cannot be written"
        })
final class BookCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", description = "Where the book goes.")
    private Path file = Path.of("book.txt");

    @Option(
            names = "--commit",
            defaultValue = "unknown",
            description = "The commit that the file is to name.")
    private String commit = "unknown";

    @Option(
            names = "--ballots",
            defaultValue = "156",
            description = "How many of the ballots. All 156 when not given.")
    private int ballots;

    @Option(
            names = "--nodes",
            defaultValue = "100000",
            description = "How many positions are looked at for a move. 100000 when not given.")
    private int nodes;

    @Option(
            names = "--threads",
            defaultValue = "1",
            description = "How many openings at once. 1 when not given. The outcome is the same.")
    private int threads;

    BookCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try {
            write(new BookPlan(commit, ballots, nodes, threads));
            return Exit.YES;
        } catch (IllegalArgumentException e) {
            console.tell(e.getMessage() + ".");
        } catch (IOException e) {
            console.tell("The book cannot be written: " + e.getMessage());
        }
        return Exit.UNCLEAR;
    }

    private void write(BookPlan plan) throws IOException {
        // Better to know now that it cannot be written than after an hour.
        Files.write(file, new byte[0]);
        String text = BookMaking.run(plan, this::show);
        Files.writeString(file, text);
        console.out().println(OpeningBook.read(text).size() + " positions");
    }

    private void show(String what, long done, long of) {
        console.tell(what + " " + done + " of " + of);
    }
}

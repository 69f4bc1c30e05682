package crownhead.app;

import crownhead.engine.endgame.BrokenTables;
import crownhead.engine.endgame.Slice;
import java.io.IOException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What making and verifying tables are both told. */
final class TablesWork {
    private static final int FEWEST = 2;

    @Mixin private TablesOptions tables = new TablesOptions();

    @Option(
            names = "--pieces",
            paramLabel = "COUNT",
            required = true,
            description = "Up to how many pieces on the board, 2 to " + Slice.MOST_PIECES + ".")
    private int pieces;

    @Option(
            names = "--threads",
            paramLabel = "COUNT",
            description = "How many threads work. As many as there are processors when not given.")
    private int threads = Runtime.getRuntime().availableProcessors();

    /** What is done when all of this makes sense. */
    interface Task {
        int run() throws IOException;
    }

    TablesOptions tables() {
        return tables;
    }

    int pieces() {
        return pieces;
    }

    int threads() {
        return threads;
    }

    int run(Console console, Task task) {
        if (pieces < FEWEST || pieces > Slice.MOST_PIECES) {
            console.tell("No tables of " + pieces + " pieces: they have 2 to 6.");
            return Exit.UNCLEAR;
        }
        if (threads < 1) {
            console.tell("Somebody has to work: at least one thread.");
            return Exit.UNCLEAR;
        }
        try {
            return task.run();
        } catch (BrokenTables e) {
            console.tell(e.sentence());
            return Exit.UNCLEAR;
        } catch (IOException e) {
            console.tell("The folder of the tables cannot be used: " + e.getMessage());
            return Exit.UNCLEAR;
        }
    }
}

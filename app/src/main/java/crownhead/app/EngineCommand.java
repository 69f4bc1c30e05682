package crownhead.app;

import crownhead.engine.Endgames;
import crownhead.engine.TranspositionTable;
import crownhead.engine.Weights;
import crownhead.engine.endgame.BrokenTables;
import crownhead.engine.endgame.build.TablesFolder;
import crownhead.engine.hub.Hub;
import crownhead.engine.threads.Team;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The engine for other programs. */
@Command(
        name = "engine",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Let another program ask the engine for moves.",
        description = {
            "",
            "Reads lines and answers lines: the Hub protocol, version 2, on the board of 32 squares."
                    + " docs/engine.md describes it. It ends with 'quit' or with its input.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  printf 'init%%nlevel move-time=1%%ngo think%%n' | crownhead engine",
            "",
            "Exit codes:",
            "  0  the conversation is over",
            "  2  an option cannot be understood, or a table cannot be used"
        })
final class EngineCommand implements Callable<Integer> {
    private static final int SMALLEST = 10;
    private static final int LARGEST = 24;
    private static final int MOST_THREADS = 256;

    private final Console console;

    @Option(
            names = "--table-bits",
            paramLabel = "BITS",
            defaultValue = "18",
            description =
                    "How much it remembers: 48 bytes times 2 to the power of this, 10 to 24. 18, 12"
                            + " MiB, when not given.")
    private int tableBits;

    @Option(
            names = "--tables",
            paramLabel = "FOLDER",
            description =
                    "Where endgame tables of more than four pieces are, if there are any. Default:"
                            + " ${DEFAULT-VALUE}.")
    private Path tables = TablesOptions.standard();

    @Option(
            names = "--threads",
            paramLabel = "COUNT",
            defaultValue = "1",
            description =
                    "How many threads think about a move. 1 when not given: then it finds the same"
                            + " each time.")
    private int threads;

    EngineCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (tableBits < SMALLEST || tableBits > LARGEST) {
            console.tell(
                    "No table of "
                            + tableBits
                            + " bits: it is "
                            + SMALLEST
                            + " to "
                            + LARGEST
                            + ".");
            return Exit.UNCLEAR;
        }
        if (threads < 1 || threads > MOST_THREADS) {
            console.tell("No " + threads + " threads: there are 1 to " + MOST_THREADS + ".");
            return Exit.UNCLEAR;
        }
        Endgames endgames;
        try {
            endgames = new TablesFolder(tables).open();
        } catch (BrokenTables e) {
            console.tell(e.sentence());
            return Exit.UNCLEAR;
        }
        converse(new Hub(team(endgames), Version.ofJar(), EngineCommand::millis, this::say));
        return Exit.YES;
    }

    private void converse(Hub hub) throws IOException {
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (!hub.hear(line)) {
                return;
            }
        }
        hub.close();
    }

    private Team team(Endgames endgames) {
        return new Team(
                threads,
                Weights.shipped().evaluation(),
                endgames,
                new TranspositionTable(tableBits));
    }

    /** Lines come from whoever thinks and from whoever listens: each is whole. */
    private void say(String line) {
        synchronized (console) {
            console.out().println(line);
            console.out().flush();
        }
    }

    private static long millis() {
        return System.nanoTime() / 1_000_000;
    }
}

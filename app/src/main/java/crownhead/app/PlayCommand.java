package crownhead.app;

import crownhead.clients.terminal.Menu;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Opens the menu: everything that can be played from a terminal. */
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Open the menu: new table, join, watch, two at this keyboard.",
        description = {
            "",
            "A menu in a terminal of 80x24 at least. A new table is open to everyone who can reach"
                    + " this computer, for as long as you are at it.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  crownhead play",
            "",
            "Exit codes:",
            "  0  left on purpose",
            "  2  an option cannot be understood, or there is no terminal"
        })
final class PlayCommand implements Callable<Integer> {
    private final Console console;
    private final InstantSource time;

    @Option(names = "--ascii", description = "Draw with ASCII characters only.")
    private boolean ascii;

    PlayCommand(Console console, InstantSource time) {
        this.console = console;
        this.time = time;
    }

    @Override
    public Integer call() {
        return new AtTerminal(console, time)
                .play(
                        stage ->
                                new Menu(
                                        stage,
                                        new ConsoleTableHost(),
                                        time,
                                        RandomGenerator.getDefault()),
                        ascii);
    }
}

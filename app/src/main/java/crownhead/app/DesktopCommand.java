package crownhead.app;

import crownhead.clients.desktop.Bell;
import crownhead.clients.desktop.DesktopClient;
import crownhead.clients.desktop.FileChoice;
import crownhead.clients.desktop.NoDisplay;
import crownhead.clients.desktop.Surroundings;
import crownhead.clients.desktop.setup.Memory;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Opens the window: everything that can be played from a desktop. */
@Command(
        name = "desktop",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Play in a window: two at this computer, or over the network.",
        description = {
            "",
            "Opens a window that asks how to play: two players at this computer, as the host of a"
                    + " game for another computer, at a game that another computer hosts, or in a"
                    + " house that 'crownhead serve' has opened.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  crownhead desktop",
            "",
            "Exit codes:",
            "  0  the window was closed",
            "  2  an option cannot be understood, or there is no screen"
        })
final class DesktopCommand implements Callable<Integer> {
    private final Console console;
    private final InstantSource time;

    @Option(
            names = "--memory",
            paramLabel = "FILE",
            description =
                    "Where names, limits and addresses are remembered. Default:"
                            + " crownhead/desktop.properties where this system keeps settings.")
    private @Nullable Path memory;

    DesktopCommand(Console console, InstantSource time) {
        this.console = console;
        this.time = time;
    }

    @Override
    public Integer call() throws InterruptedException {
        Path file = memory == null ? usualMemory(System.getenv()) : memory;
        try {
            DesktopClient.run(
                    new Surroundings(
                            new DesktopGameHost(),
                            new Memory(file),
                            FileChoice.usual(),
                            Bell.usual(),
                            time,
                            RandomGenerator.getDefault()));
            return Exit.YES;
        } catch (NoDisplay e) {
            console.tell(e.why());
            return Exit.UNCLEAR;
        }
    }

    /** As Windows, and as Linux and the others, have it. */
    static Path usualMemory(Map<String, String> environment) {
        Path home = Path.of(System.getProperty("user.home", "."));
        Path folder =
                Optional.ofNullable(environment.get("APPDATA"))
                        .or(() -> Optional.ofNullable(environment.get("XDG_CONFIG_HOME")))
                        .filter(named -> !named.isBlank())
                        .map(Path::of)
                        .orElse(home.resolve(".config"));
        return folder.resolve("crownhead").resolve("desktop.properties");
    }
}

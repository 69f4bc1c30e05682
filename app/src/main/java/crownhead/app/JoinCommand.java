package crownhead.app;

import crownhead.clients.connection.Address;
import crownhead.clients.connection.Dialler;
import crownhead.clients.connection.Introduction;
import crownhead.clients.terminal.Name;
import crownhead.clients.terminal.Place;
import crownhead.clients.terminal.RemoteAct;
import crownhead.protocol.validation.BadInput;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays or watches at a table in another program. */
@Command(
        name = "join",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Play or watch at a table, in this terminal.",
        description = {
            "",
            "Connects to a table that 'crownhead table' has opened. The first two who come play, the"
                    + " others watch. Needs a terminal of 80x24 at least.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  crownhead join localhost --name Ann",
            "  crownhead join checkers.example.org:9006 --watch",
            "  crownhead join [::1]:9000",
            "",
            "Exit codes:",
            "  0  left on purpose",
            "  1  the table could not be reached, was lost, or sent you away",
            "  2  an option cannot be understood, or there is no terminal"
        })
final class JoinCommand implements Callable<Integer> {
    private static final Duration LONGEST_PAUSE = Duration.ofHours(1);

    private final Console console;
    private final InstantSource time;

    @Parameters(
            paramLabel = "HOST[:PORT]",
            description = "Where the table is. Default port: " + Place.STANDARD_PORT + ".")
    private String place = "";

    @Option(names = "--name", paramLabel = "NAME", description = "What you want to be called.")
    private @Nullable String name;

    @Option(names = "--watch", description = "Only watch, also where a seat is free.")
    private boolean watch;

    @Option(
            names = "--table",
            paramLabel = "N",
            description = "Which table, where one port leads to several.")
    private @Nullable String table;

    @Option(
            names = "--attempts",
            paramLabel = "N",
            defaultValue = "5",
            description = "How often to try to connect. Default: ${DEFAULT-VALUE}.")
    private int attempts;

    @Option(
            names = "--pause",
            paramLabel = "SECONDS",
            defaultValue = "2",
            description = "How long to wait between attempts. Default: ${DEFAULT-VALUE}.")
    private int pause;

    @Option(names = "--ascii", description = "Draw with ASCII characters only.")
    private boolean ascii;

    JoinCommand(Console console, InstantSource time) {
        this.console = console;
        this.time = time;
    }

    @Override
    public Integer call() {
        try {
            RemoteAct.Journey journey =
                    new RemoteAct.Journey(address(), introduction(), attempts());
            return new AtTerminal(console, time)
                    .play(
                            stage ->
                                    new RemoteAct(
                                            journey, stage, time, RandomGenerator.getDefault()),
                            ascii);
        } catch (BadInput e) {
            console.tell(e.sentence());
            return Exit.UNCLEAR;
        }
    }

    private Address address() {
        return switch (Place.read(place)) {
            case Place.Found(Address address) -> address;
            case Place.Unclear(String why) -> throw new BadInput(why);
        };
    }

    private Introduction introduction() {
        if (name != null && !Name.isAllowed(name)) {
            throw new BadInput("'" + name + "' is no name. " + Name.RULE);
        }
        return new Introduction(Optional.ofNullable(name), watch, Optional.ofNullable(table));
    }

    private Dialler.Attempts attempts() {
        if (attempts < 1) {
            throw new BadInput("No " + attempts + " attempts: there is at least 1.");
        }
        if (pause < 0 || pause > LONGEST_PAUSE.toSeconds()) {
            throw new BadInput("No pause of " + pause + " seconds: it is from 0 to 3600.");
        }
        return new Dialler.Attempts(attempts, Duration.ofSeconds(pause));
    }
}

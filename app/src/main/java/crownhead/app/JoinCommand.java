package crownhead.app;

import crownhead.clients.act.RemoteAct;
import crownhead.clients.connection.Dialler;
import crownhead.clients.connection.Introduction;
import crownhead.clients.connection.Name;
import crownhead.clients.connection.Whereabouts;
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

/** Plays or watches in a house in another program. */
@Command(
        name = "join",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Play or watch at a table, or go to a house, in this terminal.",
        description = {
            "",
            "Connects to a table that 'crownhead table' has opened: the first two who come play, the"
                    + " others watch. Or goes to a house that 'crownhead serve' has opened: into"
                    + " its hall, where games are found, or with a link straight to a game. Needs a"
                    + " terminal of 80x24 at least.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  crownhead join localhost --name Ann",
            "  crownhead join checkers.example.org:9006 --watch",
            "  crownhead join [::1]:9000",
            "  crownhead join http://192.0.2.7:8080 --name Ann",
            "      the hall of a house",
            "  crownhead join 'https://checkers.example.org/join#7K3M-9QXT-2VHC-R'",
            "      a private game, by its link; the quotes keep the shell from it",
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
            paramLabel = "ADDRESS",
            description =
                    "Where to go: HOST or HOST:PORT of a table (default port: "
                            + Whereabouts.STANDARD_PORT
                            + "), http://HOST of a house, or a link to a game there.")
    private String place = "";

    @Option(names = "--name", paramLabel = "NAME", description = "What you want to be called.")
    private @Nullable String name;

    @Option(names = "--watch", description = "Only watch, also where a seat is free.")
    private boolean watch;

    @Option(
            names = "--table",
            paramLabel = "TABLE",
            description = "Which table, where there are several.")
    private @Nullable String table;

    @Option(names = "--key", paramLabel = "KEY", description = "What opens a private game.")
    private @Nullable String key;

    @Option(
            names = "--ticket",
            paramLabel = "TICKET",
            description = "Proves who you are, once: a house gives it to whoever is signed in.")
    private @Nullable String ticket;

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
            Whereabouts.Found where = where();
            RemoteAct.Journey journey =
                    new RemoteAct.Journey(where.entrance(), introduction(where), attempts());
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

    private Whereabouts.Found where() {
        return switch (Whereabouts.read(place)) {
            case Whereabouts.Found found -> found;
            case Whereabouts.Unclear(String why) -> throw new BadInput(why);
        };
    }

    private Introduction introduction(Whereabouts.Found where) {
        if (name != null && !Name.isAllowed(name)) {
            throw new BadInput("'" + name + "' is no name. " + Name.RULE);
        }
        return new Introduction(
                Optional.ofNullable(name),
                watch,
                oneOf("--table", Optional.ofNullable(table), where.table()),
                Optional.ofNullable(ticket),
                oneOf("--key", Optional.ofNullable(key), where.key()));
    }

    /** What an option or the link says; both may say it only if they agree. */
    private static Optional<String> oneOf(
            String option, Optional<String> optional, Optional<String> linked) {
        if (optional.isPresent() && linked.isPresent() && !optional.equals(linked)) {
            throw new BadInput(
                    "The link leads to "
                            + linked.get()
                            + ": leave "
                            + option
                            + " out, or write only the address of the house.");
        }
        return optional.isPresent() ? optional : linked;
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

package crownhead.app;

import crownhead.protocol.validation.BadInput;
import crownhead.server.console.ConsoleOptions;
import crownhead.server.console.ConsoleServer;
import crownhead.server.session.Limits;
import crownhead.table.TimeControl;
import crownhead.table.series.SeriesTerms;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Opens tables that people play at in their terminals. */
@Command(
        name = "table",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Open a table for players in their terminals.",
        description = {
            "",
            "Opens tables over TCP. The first two clients of a table play, the others look on; after"
                    + " a game they are asked whether they play again. Stop it with Control and C; it runs until then.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  crownhead table",
            "      a table on this computer; join it with: crownhead join localhost",
            "  crownhead table --host 0.0.0.0 --time-out 3m",
            "      the same for everyone on the network, with 3 minutes for a move",
            "",
            "A table needs its base port and as many more as it takes clients; the next table has"
                    + " the next ports. Who knows docs/protocol.md can write a client.",
            "",
            "Exit codes:",
            "  2  an option cannot be understood, or a port cannot be had"
        })
final class TableCommand implements Callable<Integer> {
    private final Console console;

    @Option(
            names = "--base-port",
            paramLabel = "PORT",
            defaultValue = "" + ConsoleOptions.STANDARD_BASE_PORT,
            description = "Where clients connect, above 1024. Default: ${DEFAULT-VALUE}.")
    private int basePort;

    @Option(
            names = "--max-clients",
            paramLabel = "N",
            defaultValue = "" + ConsoleOptions.STANDARD_MAX_CLIENTS,
            description = "How many clients a table takes, 2 or more. Default: ${DEFAULT-VALUE}.")
    private int maxClients;

    @Option(
            names = "--tables",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many tables. Default: ${DEFAULT-VALUE}.")
    private int tables;

    @Mixin private HostOption host = new HostOption();

    @Option(
            names = "--time-out",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "Who does not move for so long loses: 90s, 10m, 1h. Default: 10m.")
    private @Nullable Duration timeOut;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = TimeControlOption.class,
            description =
                    "A clock in place of the time-out: move:5m+1m (limit and warning), game:10m+5s"
                            + " (time and increment), or none.")
    private @Nullable TimeControl time;

    @Option(
            names = "--grace",
            paramLabel = "TIME",
            defaultValue = "0s",
            converter = DurationConverter.class,
            description =
                    "How long a player may be disconnected without losing. Default:"
                            + " ${DEFAULT-VALUE}.")
    private Duration grace = Duration.ZERO;

    @Mixin private SidesOptions sides = new SidesOptions();

    @Option(
            names = "--names",
            paramLabel = "A,B",
            split = ",",
            description = "What players 1, 2 and so on are called if they do not say.")
    private List<String> names = List.of();

    TableCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        try (ConsoleServer server = ConsoleServer.open(options())) {
            server.tables().forEach(table -> console.out().println(announcement(table)));
            console.out().flush();
            Runtime.getRuntime().addShutdownHook(new Thread(server::close));
            new CountDownLatch(1).await();
            return Exit.YES;
        } catch (ConsoleServer.NoPort e) {
            console.tell(e.sentence());
            return Exit.UNCLEAR;
        } catch (BadInput e) {
            console.tell(e.sentence());
            return Exit.UNCLEAR;
        }
    }

    private String announcement(ConsoleServer.OpenTable table) {
        boolean isEverywhere = host.address().isAnyLocalAddress();
        return "Table "
                + table.name()
                + ": port "
                + table.basePort()
                + ", and "
                + (table.basePort() + 1)
                + " to "
                + table.lastPort()
                + " for its clients. Join with: crownhead join "
                + (isEverywhere ? ThisComputer.address() : host)
                + ":"
                + table.basePort();
    }

    private ConsoleOptions options() {
        try {
            return new ConsoleOptions(
                            "Crownhead " + Version.ofJar(),
                            host.address(),
                            basePort,
                            maxClients,
                            tables,
                            ConsoleOptions.terms(timeControl(), sides.colours(), grace),
                            SeriesTerms.STANDARD.withSeating(sides.first()),
                            Limits.STANDARD)
                    .withNames(names);
        } catch (IllegalArgumentException e) {
            throw new BadInput(e.getMessage() + ".");
        }
    }

    private TimeControl timeControl() {
        if (time != null && timeOut != null) {
            throw new BadInput("Give --time or --time-out, not both.");
        }
        if (time != null && !time.isRealTime()) {
            throw new BadInput("Days for a move are for players who need not stay connected.");
        }
        if (time != null) {
            return time;
        }
        return new TimeControl.Inactivity(
                timeOut == null ? TimeControl.Inactivity.STANDARD : timeOut);
    }
}

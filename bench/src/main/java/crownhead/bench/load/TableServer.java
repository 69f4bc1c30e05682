package crownhead.bench.load;

import crownhead.rules.dress.ColourSet;
import crownhead.server.console.ConsoleOptions;
import crownhead.server.console.ConsoleServer;
import crownhead.server.session.Limits;
import crownhead.table.TimeControl;
import crownhead.table.series.SeriesTerms;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.random.RandomGenerator;
import jdk.jfr.Recording;

/** A server with tables behind one port, for as long as its input is open. */
public final class TableServer {
    private static final int FIRST_PORT = 20_000;
    private static final int LAST_PORT = 30_000;
    private static final int ATTEMPTS = 20;
    private static final int MAX_CLIENTS = 4;

    private static final Limits FOR_BOTS =
            new Limits(
                    1_000_000,
                    Duration.ofSeconds(20),
                    10,
                    256,
                    Duration.ofMinutes(1),
                    Duration.ofMinutes(5),
                    Duration.ofMinutes(1));

    private TableServer() {}

    /** How many tables, and perhaps a file to record where the time went. */
    public static void main(String[] args) throws IOException {
        try (Recording recording = new Recording();
                ConsoleServer _ = open(Integer.parseInt(args[0]))) {
            if (args.length > 1) {
                recording.enable(Profile.EVENT).with("throttle", Profile.RATE);
                recording.start();
            }
            System.in.transferTo(OutputStream.nullOutputStream());
            if (args.length > 1) {
                recording.dump(Path.of(args[1]));
            }
        }
    }

    private static ConsoleServer open(int tables) throws IOException {
        for (int attempt = 1; ; attempt++) {
            int port = RandomGenerator.getDefault().nextInt(FIRST_PORT, LAST_PORT);
            try {
                ConsoleServer server = ConsoleServer.openFloor(options(port, tables));
                System.out.println(port);
                return server;
            } catch (ConsoleServer.NoPort e) {
                if (attempt == ATTEMPTS) {
                    throw e;
                }
            }
        }
    }

    private static ConsoleOptions options(int port, int tables) {
        return new ConsoleOptions(
                "Crownhead",
                InetAddress.getLoopbackAddress(),
                port,
                MAX_CLIENTS,
                tables,
                ConsoleOptions.terms(
                        new TimeControl.Inactivity(TimeControl.Inactivity.STANDARD),
                        ColourSet.WHITE_RED,
                        Duration.ZERO),
                SeriesTerms.STANDARD,
                FOR_BOTS);
    }
}

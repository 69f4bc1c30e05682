package crownhead.app;

import crownhead.clients.connection.Address;
import crownhead.clients.terminal.TableHost;
import crownhead.rules.dress.ColourSet;
import crownhead.server.console.ConsoleOptions;
import crownhead.server.console.ConsoleServer;
import crownhead.server.session.Limits;
import crownhead.table.TimeControl;
import crownhead.table.series.SeriesTerms;
import java.io.IOException;
import java.net.InetAddress;
import java.time.Duration;

/** Opens console tables in this program, to everyone who can reach this computer. */
final class ConsoleTableHost implements TableHost {
    /** As {@code crownhead table} does where several stand side by side. */
    private static final int PORTS_OF_A_TABLE = ConsoleOptions.STANDARD_MAX_CLIENTS + 1;

    private static final int TRIES = 10;

    @Override
    public OpenTable open(Duration patience, ColourSet colours) throws NotOpened {
        String why = "";
        for (int i = 0; i < TRIES; i++) {
            int port = ConsoleOptions.STANDARD_BASE_PORT + i * PORTS_OF_A_TABLE;
            try {
                return new Hosted(ConsoleServer.open(options(port, patience, colours)), port);
            } catch (ConsoleServer.NoPort e) {
                why = e.sentence();
            } catch (IOException e) {
                why = String.valueOf(e.getMessage());
            }
        }
        throw new NotOpened(why);
    }

    private static ConsoleOptions options(int port, Duration patience, ColourSet colours)
            throws IOException {
        return new ConsoleOptions(
                "Crownhead " + Version.ofJar(),
                InetAddress.getByName("0.0.0.0"),
                port,
                ConsoleOptions.STANDARD_MAX_CLIENTS,
                1,
                ConsoleOptions.terms(new TimeControl.Inactivity(patience), colours, Duration.ZERO),
                SeriesTerms.STANDARD,
                Limits.STANDARD);
    }

    private record Hosted(ConsoleServer server, int port) implements OpenTable {
        @Override
        public Address address() {
            return new Address("localhost", port);
        }

        @Override
        public String invitation() {
            return "Others join with: crownhead join THIS-COMPUTER:" + port;
        }

        @Override
        public void close() {
            server.close();
        }
    }
}

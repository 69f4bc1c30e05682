package crownhead.app;

import crownhead.clients.connection.Address;
import crownhead.clients.terminal.TableHost;
import crownhead.rules.dress.ColourSet;
import crownhead.server.console.ConsoleOptions;
import crownhead.server.console.ConsoleServer;
import crownhead.server.session.Limits;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import crownhead.table.series.SeriesTerms;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;

/** Opens console tables in this program. */
final class ConsoleTableHost implements TableHost {
    /** As {@code crownhead table} does where several stand side by side. */
    private static final int PORTS_OF_A_TABLE = ConsoleOptions.STANDARD_MAX_CLIENTS + 1;

    private static final int TRIES = 10;

    @Override
    public OpenTable open(Duration patience, ColourSet colours, Reach reach) throws NotOpened {
        InetAddress host = address(reach);
        Terms terms =
                ConsoleOptions.terms(new TimeControl.Inactivity(patience), colours, Duration.ZERO);
        String why = "";
        for (int i = 0; i < TRIES; i++) {
            int port = ConsoleOptions.STANDARD_BASE_PORT + i * PORTS_OF_A_TABLE;
            try {
                return new Hosted(ConsoleServer.open(options(host, port, terms)), port, reach);
            } catch (ConsoleServer.NoPort e) {
                why = e.sentence();
            }
        }
        throw new NotOpened(why);
    }

    private static InetAddress address(Reach reach) {
        return switch (reach) {
            case THIS_COMPUTER -> InetAddress.getLoopbackAddress();
            // No address stands for all that this computer has.
            case NETWORK -> new InetSocketAddress(0).getAddress();
        };
    }

    private static ConsoleOptions options(InetAddress host, int port, Terms terms) {
        return new ConsoleOptions(
                "Crownhead " + Version.ofJar(),
                host,
                port,
                ConsoleOptions.STANDARD_MAX_CLIENTS,
                1,
                terms,
                SeriesTerms.STANDARD,
                Limits.STANDARD);
    }

    private record Hosted(ConsoleServer server, int port, Reach reach) implements OpenTable {
        @Override
        public Address address() {
            return new Address("localhost", port);
        }

        @Override
        public String invitation() {
            return switch (reach) {
                case THIS_COMPUTER ->
                        "Others at this computer join with: crownhead join localhost:" + port;
                case NETWORK ->
                        "Others join with: crownhead join " + ThisComputer.address() + ":" + port;
            };
        }

        @Override
        public void close() {
            server.close();
        }
    }
}

package crownhead.app;

import crownhead.clients.connection.Address;
import crownhead.clients.desktop.GameHost;
import crownhead.rules.DrawRule;
import crownhead.rules.Position;
import crownhead.rules.dress.ColourSet;
import crownhead.server.console.ConsoleOptions;
import crownhead.server.console.ConsoleServer;
import crownhead.server.console.Gatekeeper;
import crownhead.server.session.Limits;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import crownhead.table.series.SeriesTerms;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.List;

/** Opens games for a desktop client: a table for two behind one port, whose host is asked first. */
final class DesktopGameHost implements GameHost {
    private static final int PLAYERS = 2;
    private static final int TICKET_BYTES = 16;

    @Override
    public OpenGame open(TimeControl time, int port, Doorbell bell) throws NotOpened {
        // No address stands for all that this computer has.
        InetAddress everywhere = new InetSocketAddress(0).getAddress();
        ConsoleOptions options =
                new ConsoleOptions(
                        "Crownhead " + Version.ofJar(),
                        everywhere,
                        port,
                        PLAYERS,
                        1,
                        terms(time),
                        SeriesTerms.STANDARD,
                        Limits.STANDARD);
        String ticket = ticket();
        try {
            ConsoleServer server = ConsoleServer.openFloor(options, new Keeper(ticket, bell));
            return new Hosted(server, port, ticket);
        } catch (ConsoleServer.NoPort e) {
            throw new NotOpened(e.sentence());
        }
    }

    /** As two at one window play: red moves first, draws are claimed, and who leaves has lost. */
    private static Terms terms(TimeControl time) {
        return new Terms(
                time,
                Terms.Stakes.CASUAL,
                Terms.Seating.HOST_FIRST,
                DrawRule.CLAIMED,
                Terms.Pauses.STANDARD,
                Duration.ZERO,
                ColourSet.RED_WHITE,
                Position.START);
    }

    private static String ticket() {
        byte[] ticket = new byte[TICKET_BYTES];
        new SecureRandom().nextBytes(ticket);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(ticket);
    }

    private record Hosted(ConsoleServer server, int port, String ticket) implements OpenGame {
        @Override
        public Address address() {
            return new Address("localhost", port);
        }

        @Override
        public List<String> addresses() {
            return ThisComputer.addresses();
        }

        @Override
        public void close() {
            server.close();
        }
    }

    /** Asks the person at the window. */
    private record Keeper(String ticket, Doorbell bell) implements Gatekeeper {
        @Override
        public boolean isHost(String shown) {
            return shown.equals(ticket);
        }

        @Override
        public void asked(Applicant applicant) {
            bell.rang(new Asking(applicant));
        }

        @Override
        public void withdrew(Applicant applicant) {
            bell.left(new Asking(applicant));
        }
    }

    private record Asking(Gatekeeper.Applicant applicant) implements Guest {
        @Override
        public String name() {
            return applicant.name();
        }

        @Override
        public void admit() {
            applicant.admit();
        }

        @Override
        public void refuse() {
            applicant.refuse();
        }
    }
}

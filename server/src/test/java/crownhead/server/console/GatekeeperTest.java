package crownhead.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A table whose host is asked about everybody who comes. */
class GatekeeperTest {
    private static final String TICKET = "the-host-has-it";

    private final Host host = new Host();
    private final TestHouse house =
            TestHouse.openFloor(TestHouse.Wish.USUAL.maxClients(2).patient(), host);

    /** Remembers who asked, and who went away. */
    private static final class Host implements Gatekeeper {
        private final List<Applicant> asking = new CopyOnWriteArrayList<>();
        private final List<Applicant> gone = new CopyOnWriteArrayList<>();

        @Override
        public boolean isHost(String ticket) {
            return ticket.equals(TICKET);
        }

        @Override
        public void asked(Applicant applicant) {
            asking.add(applicant);
        }

        @Override
        public void withdrew(Applicant applicant) {
            gone.add(applicant);
        }
    }

    @AfterEach
    void close() {
        house.close();
    }

    private TestClient come(String name, Optional<String> ticket) {
        TestClient client = house.keep(new TestClient(house.basePort()));
        String secret = client.await(ServerMessage.Assigned.class).secret();
        client.send(
                new ClientMessage.Ready(
                        1,
                        secret,
                        Optional.of(name),
                        false,
                        Optional.empty(),
                        ticket,
                        Optional.empty()));
        return client;
    }

    private TestClient comeAsHost() {
        TestClient ann = come("Ann", Optional.of(TICKET));
        assertThat(ann.await(Update.class).message()).isEqualTo("Waiting for a second player.");
        return ann;
    }

    private TestClient comeAsGuest() {
        TestClient ben = come("Ben", Optional.empty());
        Update update = ben.await(Update.class);
        assertThat(update.action()).isEqualTo(Action.WAIT);
        assertThat(update.message()).isEqualTo("The host is asked whether you may play.");
        TestHouse.await(() -> host.asking.size() == 1);
        return ben;
    }

    @Test
    void theHostIsInAndAGuestPlaysWhenTheHostSaysSo() {
        TestClient ann = comeAsHost();
        TestClient ben = comeAsGuest();
        assertThat(host.asking.getFirst().name()).isEqualTo("Ben");
        host.asking.getFirst().admit();
        ann.awaitGame(1);
        ben.awaitGame(1);
        host.asking.getFirst().refuse();
        ann.play("11-15");
        ben.play("22-18");
    }

    @Test
    void aGuestWhoIsRefusedIsSentAwayAndLeavesNameAndPlace() {
        comeAsHost();
        TestClient ben = comeAsGuest();
        host.asking.getFirst().refuse();
        assertThat(ben.awaitBye()).isEqualTo("declined");
        host.asking.clear();
        comeAsGuest();
    }

    @Test
    void whoWaitsCanDoNothingAtTheTable() {
        comeAsHost();
        TestClient ben = comeAsGuest();
        ben.send(new ClientMessage.Sit("b-1"));
        assertThat(ben.await(ServerMessage.Refused.class).code()).isEqualTo("not-let-in");
    }

    @Test
    void whoGoesAwayAsksNoMore() {
        TestClient ann = comeAsHost();
        TestClient ben = comeAsGuest();
        ben.send(new ClientMessage.Leave());
        assertThat(ben.awaitBye()).isEqualTo("goodbye");
        TestHouse.await(() -> host.gone.size() == 1);
        host.asking.getFirst().admit();
        host.asking.clear();
        comeAsGuest();
        host.asking.getFirst().admit();
        ann.awaitGame(1);
    }

    @Test
    void whoWaitsTakesThePlaceOfAnother() {
        comeAsHost();
        comeAsGuest();
        TestClient eve = come("Eve", Optional.empty());
        assertThat(eve.awaitBye()).isEqualTo("server-full");
    }
}

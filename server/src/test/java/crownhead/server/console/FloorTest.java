package crownhead.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Several tables behind one port, where clients stay on the connection they came with. */
class FloorTest {
    private final TestHouse house =
            TestHouse.openFloor(
                    TestHouse.Wish.USUAL
                            .tables(3)
                            .maxClients(3)
                            .grace(Duration.ofSeconds(30))
                            .patient());

    @AfterEach
    void close() {
        house.close();
    }

    private record Arrived(TestClient client, ServerMessage.Assigned assigned) {}

    private Arrived arrive() {
        TestClient client = house.keep(new TestClient(house.basePort()));
        return new Arrived(client, client.await(ServerMessage.Assigned.class));
    }

    private Arrived come(String name, Optional<String> table) {
        Arrived arrived = arrive();
        ready(arrived.client(), arrived.assigned().secret(), name, table);
        arrived.client().await(Update.class);
        return arrived;
    }

    private static void ready(
            TestClient client, String secret, String name, Optional<String> table) {
        client.send(new ClientMessage.Ready(1, secret, Optional.of(name), false, table));
    }

    @Test
    void nobodyIsSentToAnotherPort() {
        assertThat(arrive().assigned().port()).isEqualTo(house.basePort());
    }

    @Test
    void whoNamesNoTableFindsAFreeSeat() {
        TestClient ann = come("Ann", Optional.empty()).client();
        TestClient ben = come("Ben", Optional.empty()).client();
        TestClient cleo = come("Cleo", Optional.empty()).client();
        assertThat(ann.awaitGame(1).table()).isEqualTo("1");
        assertThat(ben.latest().table()).isEqualTo("1");
        assertThat(cleo.latest().table()).isEqualTo("2");
        ann.play("11-15");
        ben.play("22-18");
    }

    @Test
    void whoNamesATableComesThere() {
        assertThat(come("Ann", Optional.of("3")).client().latest().table()).isEqualTo("3");
        Arrived lost = arrive();
        ready(lost.client(), lost.assigned().secret(), "Ben", Optional.of("4"));
        assertThat(lost.client().awaitBye()).isEqualTo("no-such-table");
    }

    @Test
    void aTableTakesNoMoreThanItMay() {
        for (int i = 1; i <= 3; i++) {
            come("Client " + i, Optional.of("1"));
        }
        Arrived fourth = arrive();
        ready(fourth.client(), fourth.assigned().secret(), "Late", Optional.of("1"));
        assertThat(fourth.client().awaitBye()).isEqualTo("server-full");
    }

    @Test
    void whoComesBackWithTheOldSecretHasTheOldSeat() {
        Arrived ann = come("Ann", Optional.empty());
        TestClient ben = come("Ben", Optional.empty()).client();
        ann.client().play("11-15");
        ann.client().close();
        ben.await(Update.class, u -> u.message().contains("disconnected"));
        TestClient back = arrive().client();
        ready(back, ann.assigned().secret(), "Ann", Optional.empty());
        assertThat(back.await(Update.class).you()).isEqualTo(Role.FIRST);
        ben.play("22-18");
        back.play("15x22");
    }
}

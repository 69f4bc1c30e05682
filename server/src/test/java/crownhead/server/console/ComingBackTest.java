package crownhead.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.Ending;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.rules.Side;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A player whose connection breaks, at a table with a grace. */
class ComingBackTest {
    private final TestHouse house =
            TestHouse.open(TestHouse.Wish.USUAL.grace(Duration.ofSeconds(30)).patient());
    private final ServerMessage.Assigned place = TestClient.assigned(house.basePort());
    private final TestClient ann = connect();
    private final TestClient ben = house.join("Ben");

    @AfterEach
    void close() {
        house.close();
    }

    private TestClient connect() {
        TestClient client = house.keep(new TestClient(place.port()));
        client.ready(place.secret(), "Ann", false);
        client.await(ServerMessage.Welcome.class);
        return client;
    }

    private void playOneMoveEach() {
        ann.play("11-15");
        ben.play("22-18");
    }

    @Test
    @Tag("GA-7a")
    void isMissedByTheOpponentWhoIsTold() {
        playOneMoveEach();
        ann.close();
        Update told = ben.await(Update.class, u -> u.message().contains("disconnected"));
        assertThat(told.message())
                .matches("Player White has disconnected, and may come back within \\d+ seconds.");
        assertThat(told.players().orElseThrow().first().awayMillis()).isPresent();
        assertThat(told.result()).isEmpty();
    }

    @Nested
    class InTime {
        @Test
        void getsTheSeatBackByItsSecret() {
            playOneMoveEach();
            ann.close();
            ben.await(Update.class, u -> u.message().contains("disconnected"));
            TestClient back = connect();
            assertThat(back.awaitTurn().you()).isEqualTo(Role.FIRST);
            ben.await(Update.class, u -> u.message().equals("Player White is back."));
            back.play("15x22");
            house.wait(Duration.ofSeconds(40));
            ben.play("25x18");
        }

        @Test
        void getsTheSeatBackEvenIfTheOldConnectionSeemsToLive() {
            playOneMoveEach();
            TestClient back = connect();
            assertThat(ann.awaitBye()).isEqualTo("replaced");
            assertThat(back.awaitTurn().you()).isEqualTo(Role.FIRST);
            back.play("15x22");
        }

        @Test
        void doesNotGetItByItsName() {
            playOneMoveEach();
            ann.close();
            ben.await(Update.class, u -> u.message().contains("disconnected"));
            ServerMessage.Assigned other = TestClient.assigned(house.basePort());
            TestClient stranger = house.keep(new TestClient(other.port()));
            stranger.ready(other.secret(), "Ann", false);
            assertThat(stranger.awaitBye()).isEqualTo("name-taken");
        }

        @Test
        @Tag("GA-10c")
        void asksForWhatCameAfterTheVersionItKnows() {
            playOneMoveEach();
            long known = ann.latest().version();
            ann.close();
            ben.await(Update.class, u -> u.message().contains("disconnected"));
            TestClient back = connect();
            back.awaitTurn();
            back.send(new ClientMessage.Tail("rest", 1, known));
            ServerMessage.Tail tail = back.await(ServerMessage.Tail.class);
            assertThat(tail.entries()).extracting(e -> e.version()).isSorted();
            assertThat(tail.entries().getFirst().version()).isEqualTo(known + 1);
            assertThat(tail.entries())
                    .flatExtracting(e -> e.events())
                    .extracting(h -> h.event())
                    .contains("left", "returned");
            assertThat(tail.more()).isFalse();
        }
    }

    @Nested
    class TooLate {
        @Test
        void hasLostAndIsAStranger() {
            playOneMoveEach();
            ann.close();
            ben.await(Update.class, u -> u.message().contains("disconnected"));
            house.wait(Duration.ofSeconds(30));
            Update end = ben.await(Action.END);
            assertThat(end.result()).contains(new Ending("win", Optional.of(Side.SECOND), "left"));
            TestClient late = house.keep(new TestClient(place.port()));
            late.ready(place.secret(), "Ann", false);
            assertThat(late.awaitBye()).isEqualTo("wrong-secret");
        }
    }
}

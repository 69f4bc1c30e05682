package crownhead.server.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.rules.Side;
import crownhead.table.Terms;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How clients come in, over real sockets. */
class EnteringTest {
    private TestHouse house = TestHouse.open(TestHouse.Wish.USUAL.patient());

    @AfterEach
    void close() {
        house.close();
    }

    @Nested
    class AClientThatComes {
        @Test
        @Tag("TA-1a")
        @Tag("TA-1c")
        void isToldItsIdAndSentToThePortOfThatId() {
            for (int id = 1; id <= 5; id++) {
                ServerMessage.Assigned assigned = TestClient.assigned(house.basePort());
                assertThat(assigned.id()).isEqualTo(id);
                assertThat(assigned.port()).isEqualTo(house.basePort() + id);
            }
        }

        @Test
        @Tag("TA-1b")
        @Tag("GA-2d")
        void playsIfItIsAmongTheFirstTwoAndTheFirstMoverIsPrompted() {
            TestClient ann = house.join("Ann");
            assertThat(ann.latest().action()).isEqualTo(Action.WAIT);
            TestClient ben = house.join("Ben");
            TestClient eve = house.join("Eve");
            Update prompt = ann.await(Action.MOVE);
            assertThat(prompt.you()).isEqualTo(Role.FIRST);
            assertThat(prompt.message())
                    .isEqualTo("The game starts: you play White. It is your move.");
            assertThat(ben.latest().you()).isEqualTo(Role.SECOND);
            assertThat(eve.latest().you()).isEqualTo(Role.SPECTATOR);
        }

        @Test
        @Tag("RU-3f")
        void findsWhitePiecesThatMoveFirst() {
            TestClient ann = house.join("Ann");
            house.join("Ben");
            Update start = ann.await(Action.MOVE);
            assertThat(start.players().orElseThrow().of(Side.FIRST).colour()).isEqualTo("white");
            assertThat(start.players().orElseThrow().of(Side.SECOND).colour()).isEqualTo("red");
        }

        @Test
        @Tag("TA-1e")
        void isToldThatTheServerIsFullWhenItIs() {
            for (int id = 1; id <= 5; id++) {
                house.join("Client " + id);
            }
            TestClient sixth = house.keep(new TestClient(house.basePort()));
            assertThat(sixth.await(ServerMessage.Bye.class))
                    .isEqualTo(new ServerMessage.Bye("server-full", "Server is full"));
            assertThat(sixth.next()).isEmpty();
        }

        @Test
        @Tag("TA-1d")
        void mustBeReadyInTime() {
            TestClient atBase = house.keep(new TestClient(house.basePort()));
            ServerMessage.Assigned assigned = atBase.await(ServerMessage.Assigned.class);
            assertThat(assigned.readySeconds()).isEqualTo(10);
            TestClient atPlace = house.keep(new TestClient(assigned.port()));
            atPlace.await(ServerMessage.Hello.class);
            house.wait(Duration.ofSeconds(10));
            ServerMessage.Bye bye = new ServerMessage.Bye("not-ready", "You must be ready");
            assertThat(atBase.await(ServerMessage.Bye.class)).isEqualTo(bye);
            assertThat(atPlace.await(ServerMessage.Bye.class)).isEqualTo(bye);
            assertThat(TestClient.assigned(house.basePort()).id()).isEqualTo(1);
        }

        @Test
        void leavesItsIdAndPortToTheNextWhenItGoes() {
            TestClient ann = house.join("Ann");
            ann.send(new ClientMessage.Leave());
            assertThat(ann.awaitBye()).isEqualTo("goodbye");
            assertThat(TestClient.assigned(house.basePort()).id()).isEqualTo(1);
        }
    }

    @Nested
    class Tables {
        @Test
        @Tag("TA-6a")
        void areSeveralAtOnceOnPortsOfTheirOwn() {
            house.close();
            house = TestHouse.open(TestHouse.Wish.USUAL.tables(3).maxClients(2));
            for (int table = 1; table <= 3; table++) {
                assertThat(house.basePort(table)).isEqualTo(house.basePort() + 3 * (table - 1));
                TestClient first =
                        house.keep(TestClient.join(house.basePort(table), "First " + table));
                TestClient second =
                        house.keep(TestClient.join(house.basePort(table), "Second " + table));
                first.play("11-15");
                assertThat(second.play("22-18").table()).isEqualTo(Integer.toString(table));
            }
        }

        @Test
        @Tag("GA-2a")
        void giveTheSidesAtRandom() {
            house.close();
            house =
                    TestHouse.open(
                            TestHouse.Wish.USUAL
                                    .tables(30)
                                    .maxClients(2)
                                    .seating(Terms.Seating.RANDOM));
            Set<Role> roles = new HashSet<>();
            for (int table = 1; table <= 30; table++) {
                int port = house.basePort(table);
                TestClient first = house.keep(TestClient.join(port, "First " + table));
                house.keep(TestClient.join(port, "Second " + table));
                roles.add(first.await(Update.class, u -> u.game() == 1).you());
            }
            assertThat(roles).containsExactlyInAnyOrder(Role.FIRST, Role.SECOND);
        }

        @Test
        @Tag("TA-1f")
        void needPortsThatThereAre() {
            for (List<Integer> bad :
                    List.of(
                            List.of(1024, 5, 1),
                            List.of(9000, 1, 1),
                            List.of(65_531, 5, 1),
                            List.of(60_000, 5, 1000),
                            List.of(9000, 5, 0))) {
                assertThatThrownBy(() -> TestHouse.options(bad.get(0), bad.get(1), bad.get(2)))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageMatching("(No|The ports) .*");
            }
            assertThat(TestHouse.options(65_530, 5, 1).maxClients()).isEqualTo(5);
        }
    }
}

package crownhead.server.console;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.server.session.Farewell;
import crownhead.server.session.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients that misbehave before they are in, while others play. */
class HostileNewcomersTest {
    private static final Duration READY = Limits.STANDARD.ready();

    @RegisterExtension final Undisturbed table = new Undisturbed(TestHouse.Wish.USUAL.patient());

    private TestClient atBasePort() {
        return table.house().connect(table.house().basePort());
    }

    private ServerMessage.Assigned assigned() {
        return atBasePort().await(ServerMessage.Assigned.class);
    }

    private TestClient at(int port) {
        return table.house().connect(port);
    }

    private TestClient sayReady(int port, String secret, String name) {
        TestClient client = at(port);
        client.ready(secret, name, true);
        return client;
    }

    @Nested
    class SayingNothing {
        @Test
        void atTheBasePortGivesThePlaceBack() {
            TestClient rude = atBasePort();
            int id = rude.await(ServerMessage.Assigned.class).id();
            table.house().wait(READY);
            assertThat(rude.awaitBye()).isEqualTo("not-ready");
            assertThat(assigned().id()).isEqualTo(id);
        }

        @Test
        void atThePortOfAPlaceIsNotReady() {
            TestClient rude = at(table.house().basePort() + 4);
            rude.await(ServerMessage.Hello.class);
            table.house().wait(READY);
            assertThat(rude.awaitBye()).isEqualTo("not-ready");
        }

        @Test
        void butALineThatNeverEndsIsNotReady() {
            TestClient rude = at(assigned().port());
            for (byte piece : "{\"type\":\"ready\"".getBytes(UTF_8)) {
                rude.sendRaw(new byte[] {piece});
                table.house().wait(READY.dividedBy(15));
            }
            table.house().wait(READY.dividedBy(5));
            assertThat(rude.awaitBye()).isEqualTo("not-ready");
        }

        @Test
        void inTimeIsTooLateAfterwards() {
            TestClient rude = atBasePort();
            ServerMessage.Assigned assigned = rude.await(ServerMessage.Assigned.class);
            table.house().wait(READY);
            assertThat(rude.awaitBye()).isEqualTo("not-ready");
            TestClient late = sayReady(assigned.port(), assigned.secret(), "Rude");
            assertThat(late.awaitBye()).isEqualTo("wrong-secret");
        }
    }

    @Nested
    class SayingSomethingElseThanReady {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{\"type\":\"play\",\"id\":\"a\",\"game\":1,\"ply\":2,\"path\":[9,13]}",
                    "{\"type\":\"resign\",\"id\":\"a\",\"game\":1}",
                    "{\"type\":\"sit\",\"id\":\"a\"}",
                    "{\"type\":\"seen\",\"version\":1}",
                    "{\"type\":\"leave\"}",
                })
        void isNotReady(String line) {
            TestClient rude = at(table.house().basePort() + 1);
            rude.sendLine(line);
            assertThat(rude.awaitBye()).isEqualTo("not-ready");
        }

        @Test
        void isRefusedAtTheBasePort() {
            TestClient rude = atBasePort();
            rude.sendLine("{\"type\":\"resign\",\"id\":\"a\",\"game\":1}");
            rude.assertRefused("wrong-port");
            rude.sendLine("{\"type\":\"ready\",\"protocol\":1,\"secret\":\"a\"}");
            rude.assertRefused("wrong-port");
        }
    }

    @Nested
    class AWrongSecret {
        @ParameterizedTest
        @ValueSource(strings = {"", " ", "AAAAAAAAAAAAAAAAAAAAAA", "\u0000", "\ud83d\udd11"})
        void isOfNoUse(String secret) {
            TestClient rude = sayReady(assigned().port(), secret, "Rude");
            assertThat(rude.awaitBye()).isEqualTo("wrong-secret");
        }

        @Test
        void isOneThatWasGivenForAnotherPort() {
            String secret = assigned().secret();
            TestClient rude = sayReady(table.house().basePort() + 1, secret, "Rude");
            assertThat(rude.awaitBye()).isEqualTo("wrong-secret");
        }

        @Test
        void doesNotTakeAPlayersSeatByGuessingOrByName() {
            for (int guess = 0; guess < 20; guess++) {
                TestClient rude = sayReady(table.house().basePort() + 1, "guess-" + guess, "Ann");
                assertThat(rude.awaitBye()).isEqualTo("wrong-secret");
            }
        }

        @Test
        void isTheRightOneAfterTheGameWasLeft() {
            ServerMessage.Assigned assigned = TestClient.assigned(table.house().basePort(2));
            TestClient rude = at(assigned.port()).enter(assigned, "Rude", false);
            TestClient fay = table.house().join(2, "Fay");
            rude.send(new ClientMessage.Leave());
            assertThat(rude.awaitBye()).isEqualTo("goodbye");
            assertThat(fay.awaitEnd().result().orElseThrow().reason()).isEqualTo("left");
            TestClient again = sayReady(assigned.port(), assigned.secret(), "Rude");
            assertThat(again.awaitBye()).isEqualTo("wrong-secret");
        }
    }

    @Nested
    class Ready {
        @Test
        void saidTwiceIsRefused() {
            ServerMessage.Assigned assigned = assigned();
            TestClient rude = at(assigned.port()).enter(assigned, "Rude", true);
            rude.ready(assigned.secret(), "Rude", false);
            rude.assertRefused("already-ready");
        }

        @ParameterizedTest
        @ValueSource(ints = {0, 2, -1, Integer.MAX_VALUE})
        void inAnotherVersionOfTheProtocolIsNotUnderstood(int protocol) {
            ServerMessage.Assigned assigned = assigned();
            TestClient rude = at(assigned.port());
            rude.send(
                    new ClientMessage.Ready(
                            protocol,
                            assigned.secret(),
                            Optional.of("Rude"),
                            true,
                            Optional.empty()));
            assertThat(rude.awaitBye()).isEqualTo("wrong-protocol");
        }

        @Test
        void saidOnTwentyConnectionsAtOnceLetsInOneClient() {
            ServerMessage.Assigned assigned = assigned();
            List<TestClient> all = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                all.add(at(assigned.port()));
            }
            all.parallelStream().forEach(c -> c.ready(assigned.secret(), "Rude", true));
            all.removeIf(client -> isTurnedAway(client, ServerMessage.Welcome.class));
            all.forEach(client -> client.trySend("{\"type\":\"ping\"}\n".getBytes(UTF_8)));
            all.removeIf(client -> isTurnedAway(client, ServerMessage.Pong.class));
            assertThat(all).hasSize(1);
        }

        /** Whether the house says goodbye before it says what was hoped for. */
        private static boolean isTurnedAway(
                TestClient client, Class<? extends ServerMessage> hopedFor) {
            while (true) {
                ServerMessage message = client.next().orElseThrow();
                if (message instanceof ServerMessage.Bye(String code, _, _)) {
                    assertThat(code).isIn("replaced", "wrong-secret", "name-taken");
                    return true;
                }
                if (hopedFor.isInstance(message)) {
                    return false;
                }
            }
        }
    }

    @Nested
    class AName {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "",
                    " ",
                    " Rude",
                    "abcdefghijklmnopqrstuvwxy",
                    "Ru\u0000de",
                    "Ru\nde",
                    "Ru\u001b[31mde",
                    "\u202eeduR",
                    "Ru\u200bde",
                    "\ud83d\ude08",
                    "<b>Rude</b>",
                    "\u3164",
                })
        void thatIsNotAllowedDoesNotComeIn(String name) {
            ServerMessage.Assigned assigned = assigned();
            TestClient rude = sayReady(assigned.port(), assigned.secret(), name);
            assertThat(rude.awaitBye()).isEqualTo("bad-name");
        }

        @ParameterizedTest
        @ValueSource(strings = {"Ann", "ANN", "\uff21nn"})
        void ofSomebodyPresentIsTaken(String name) {
            ServerMessage.Assigned assigned = assigned();
            TestClient rude = sayReady(assigned.port(), assigned.secret(), name);
            assertThat(rude.awaitBye()).isEqualTo("name-taken");
        }

        @Test
        void ofSomebodyWhoWillHaveNoneKeepsNobodyOut() {
            table.house().watch("Player 5");
            ServerMessage.Assigned assigned = assigned();
            TestClient nameless = at(assigned.port());
            nameless.send(
                    new ClientMessage.Ready(
                            1, assigned.secret(), Optional.empty(), true, Optional.empty()));
            assertThat(nameless.await(ServerMessage.Welcome.class).name()).isEqualTo("Player 5-2");
        }
    }

    @Nested
    class Crowds {
        @Test
        @Tag("TA-1e")
        void findTheServerFull() {
            assigned();
            assigned();
            TestClient tooMany = atBasePort();
            assertThat(tooMany.awaitBye()).isEqualTo("server-full");
            ServerMessage.Bye bye = (ServerMessage.Bye) tooMany.heard().getLast();
            assertThat(bye.message()).isEqualTo("Server is full");
        }

        @Test
        @Tag("TA-1e")
        void ofTwoHundredAtTheBasePortAreToldSoEachAndGoAway() {
            List<TestClient> crowd = crowdAt(table.house().basePort());
            table.playOn();
            List<TestClient> waiting = new ArrayList<>();
            for (TestClient client : crowd) {
                client.await(ServerMessage.class, HostileNewcomersTest::isDecided);
                if (client.heard().getLast() instanceof ServerMessage.Assigned) {
                    waiting.add(client);
                } else {
                    assertThat(client.heard().getLast()).isEqualTo(Farewell.SERVER_FULL.bye());
                }
            }
            assertThat(waiting).hasSize(2);
            table.house().wait(READY);
            waiting.forEach(client -> assertThat(client.awaitBye()).isEqualTo("not-ready"));
            crowd.forEach(TestClient::close);
            assertThat(comesIn("Late").role()).isEqualTo(Role.SPECTATOR);
        }

        @Test
        void ofTwoHundredAtThePortOfAPlaceAreSentAway() {
            List<TestClient> crowd = crowdAt(table.house().basePort() + 1);
            table.playOn();
            table.house().wait(READY);
            for (TestClient client : crowd) {
                assertThat(client.awaitBye()).isIn("not-ready", "server-full");
            }
        }

        @Test
        void thatComeAndGoAtOnceLeaveNothingBehind() {
            crowdAt(table.house().basePort() + 4).forEach(TestClient::close);
            assertThat(comesIn("Late").role()).isEqualTo(Role.SPECTATOR);
        }

        private List<TestClient> crowdAt(int port) {
            List<TestClient> crowd = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                crowd.add(at(port));
            }
            return crowd;
        }

        private TestClient comesIn(String name) {
            ServerMessage.Assigned assigned =
                    whereThereIsRoom(table.house().basePort()).await(ServerMessage.Assigned.class);
            return whereThereIsRoom(assigned.port()).enter(assigned, name, true);
        }

        /** Tries until there is room again. */
        private TestClient whereThereIsRoom(int port) {
            List<TestClient> attempts = new ArrayList<>();
            TestHouse.await(() -> {
                attempts.add(at(port));
                return attempts.getLast()
                        .next()
                        .filter(ServerMessage.Hello.class::isInstance)
                        .isPresent();
            });
            return attempts.getLast();
        }
    }

    /** Whether a client at the base port knows whether it may come in. */
    private static boolean isDecided(ServerMessage message) {
        return message instanceof ServerMessage.Assigned || message instanceof ServerMessage.Bye;
    }
}

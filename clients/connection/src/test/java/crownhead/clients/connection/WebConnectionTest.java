package crownhead.clients.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.clients.connection.Ear.Lost;
import crownhead.clients.connection.Ear.Said;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import java.io.IOException;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
final class WebConnectionTest {
    static final Introduction ANN =
            new Introduction(
                    Optional.of("Ann"),
                    false,
                    Optional.empty(),
                    Optional.of("ticket"),
                    Optional.of("7K3M"));
    static final Patience LONG =
            new Patience(Duration.ofSeconds(60), Duration.ofSeconds(60), Duration.ofMillis(20));
    private static final ServerMessage PONG = new ServerMessage.Pong();
    private static final Said HALL = new Said(ScriptedHouse.HALL);
    private static final Duration GRACE = Duration.ofSeconds(60);

    private final Ear ear = new Ear();

    private RemoteConnection open(ScriptedHouse house) throws Unreachable {
        return RemoteConnection.open(house.site(), ANN, LONG, ear);
    }

    private static <T> T promised(CompletableFuture<T> promise) throws Exception {
        return promise.get(60, TimeUnit.SECONDS);
    }

    @Nested
    class GettingIn {
        @Test
        void leadsIntoTheHallThroughOneDoorWhateverPortItNames() throws Exception {
            CompletableFuture<ClientMessage.Ready> ready = new CompletableFuture<>();
            CompletableFuture<String> request = new CompletableFuture<>();
            try (ScriptedHouse house =
                            ScriptedHouse.onTheWeb(guest -> {
                                request.complete(guest.frames().request());
                                guest.hello().assign(8080);
                                ready.complete(guest.ready());
                                guest.say(ScriptedHouse.HALL).say(PONG).awaitGone();
                            });
                    RemoteConnection _ = open(house)) {
                assertThat(promised(request)).isEqualTo("GET /api/v1/socket HTTP/1.1");
                assertThat(promised(ready))
                        .isEqualTo(
                                new ClientMessage.Ready(
                                        1,
                                        ScriptedHouse.SECRET,
                                        Optional.of("Ann"),
                                        false,
                                        Optional.empty(),
                                        Optional.of("ticket"),
                                        Optional.of("7K3M")));
                assertThat(ear.next()).isEqualTo(HALL);
                assertThat(ear.next()).isEqualTo(new Said(PONG));
            }
        }

        @Test
        void leadsToATableWhereALinkNamesOne() throws Exception {
            try (ScriptedHouse house =
                            ScriptedHouse.onTheWeb(guest -> guest.letIn(GRACE).awaitGone());
                    RemoteConnection _ = open(house)) {
                assertThat(ear.next()).isEqualTo(new Said(ScriptedHouse.welcome(GRACE)));
            }
        }

        @Test
        void leadsIntoTheHallWithAWordWhereAKeyOpensNothing() throws Exception {
            ServerMessage.Refused wrong =
                    new ServerMessage.Refused(
                            Optional.empty(), "no-such-game", "No game has this key.");
            try (ScriptedHouse house =
                            ScriptedHouse.onTheWeb(guest -> {
                                guest.hello().assign(1);
                                guest.ready();
                                guest.say(wrong).say(ScriptedHouse.HALL).awaitGone();
                            });
                    RemoteConnection _ = open(house)) {
                assertThat(ear.next()).isEqualTo(HALL);
                assertThat(ear.next()).isEqualTo(new Said(wrong));
            }
        }

        @Test
        void isRefusedInTheWordsOfTheHouse() throws Exception {
            ServerMessage.Bye taken = new ServerMessage.Bye("name-taken", "Ann is here already");
            try (ScriptedHouse house =
                    ScriptedHouse.onTheWeb(guest -> {
                        guest.hello().assign(1);
                        guest.ready();
                        guest.say(taken).awaitGone();
                    })) {
                assertThatThrownBy(() -> open(house)).hasMessage("Ann is here already");
            }
            assertThat(ear.next()).isEqualTo(new Said(taken));
        }

        @ParameterizedTest
        @ValueSource(strings = {"404 Not Found", "301 Moved Permanently", "200 OK"})
        void isHopelessWhereSomebodyElseLives(String status) throws Exception {
            try (ScriptedHouse house = answering(status)) {
                assertThatThrownBy(() -> open(house))
                        .hasMessage(
                                "this is no Crownhead house: it answered with "
                                        + status.substring(0, 3))
                        .isInstanceOfSatisfying(
                                Unreachable.class,
                                e ->
                                        assertThat(e.prospect())
                                                .isEqualTo(Unreachable.Prospect.HOPELESS));
            }
        }

        @ParameterizedTest
        @ValueSource(strings = {"502 Bad Gateway", "503 Service Unavailable", "429 Too Many"})
        void mayGoBetterLaterWhereTheHouseIsNotWell(String status) throws Exception {
            try (ScriptedHouse house = answering(status)) {
                assertThatThrownBy(() -> open(house))
                        .isInstanceOfSatisfying(
                                Unreachable.class,
                                e ->
                                        assertThat(e.prospect())
                                                .isEqualTo(Unreachable.Prospect.TRY_AGAIN));
            }
        }

        private static ScriptedHouse answering(String status) throws IOException {
            return new ScriptedHouse(guest -> {
                guest.skipRequest();
                guest.say("HTTP/1.1 " + status + "\r\nContent-Length: 0\r\n\r").awaitGone();
            });
        }

        @Test
        @Tag("TE-1b")
        void failsInPlainWords() throws Exception {
            Site nobody;
            try (ServerSocket socket = new ServerSocket(0)) {
                nobody =
                        new Site(Site.Scheme.HTTP, "127.0.0.1", Optional.of(socket.getLocalPort()));
            }
            assertThatThrownBy(() -> RemoteConnection.open(nobody, ANN, LONG, ear))
                    .hasMessage("nobody listens there");
            assertThat(ear.isQuiet()).isTrue();
        }

        @Test
        void failsWhereNothingIsSaid() throws Exception {
            Patience little = new Patience(Duration.ofMillis(300), LONG.silence(), LONG.retry());
            try (ScriptedHouse house = new ScriptedHouse(ScriptedHouse.Guest::awaitGone)) {
                assertThatThrownBy(() -> RemoteConnection.open(house.site(), ANN, little, ear))
                        .hasMessage("no answer");
            }
        }

        @Test
        void failsWhereTheSocketIsClosedAtOnce() throws Exception {
            try (ScriptedHouse house =
                    ScriptedHouse.onTheWeb(guest -> guest.frames().close(1008, "No Origin"))) {
                assertThatThrownBy(() -> open(house))
                        .hasMessage("the server closed the connection and said \"No Origin\"");
            }
        }
    }

    @Nested
    class OnceIn {
        @Test
        void saysWhatItIsToldInOrder() throws Exception {
            CompletableFuture<List<ClientMessage>> heard = new CompletableFuture<>();
            try (ScriptedHouse house =
                            ScriptedHouse.onTheWeb(guest -> {
                                guest.letIntoHall();
                                heard.complete(List.of(guest.hear(), guest.hear()));
                                guest.awaitGone();
                            });
                    RemoteConnection connection = open(house)) {
                ClientMessage watch =
                        new ClientMessage.Watch("c-1", Optional.of("3f8k"), Optional.empty());
                connection.send(watch);
                connection.send(new ClientMessage.GoToHall("c-2"));
                assertThat(promised(heard))
                        .containsExactly(watch, new ClientMessage.GoToHall("c-2"));
            }
        }

        @Test
        void passesOverFramesThatItDoesNotUnderstand() throws Exception {
            try (ScriptedHouse house =
                            ScriptedHouse.onTheWeb(guest -> {
                                guest.letIntoHall().say("what?").say("").say("{\"type\":\"x\"}");
                                guest.frames().say(FrameSpeech.BINARY, new byte[] {1, 2, 3});
                                guest.frames().say(FrameSpeech.PING, new byte[0]);
                                guest.frames().sayInParts("{\"type\":", "\"pong\"}");
                                guest.awaitGone();
                            });
                    RemoteConnection _ = open(house)) {
                assertThat(ear.next()).isEqualTo(HALL);
                assertThat(ear.next()).isEqualTo(new Said(PONG));
            }
        }

        @Test
        void hearsMuchMoreThanMayWaitAtOnce() throws Exception {
            int many = 2_000;
            try (ScriptedHouse house =
                            ScriptedHouse.onTheWeb(guest -> {
                                guest.letIntoHall();
                                for (int i = 0; i < many; i++) {
                                    guest.say(PONG);
                                }
                                guest.awaitGone();
                            });
                    RemoteConnection _ = open(house)) {
                assertThat(ear.next()).isEqualTo(HALL);
                for (int i = 0; i < many; i++) {
                    assertThat(ear.next()).isEqualTo(new Said(PONG));
                }
            }
        }

        @Test
        void isSentAwayForGoodByALastWord() throws Exception {
            ServerMessage.Bye bye = new ServerMessage.Bye("replaced", "You came back elsewhere");
            try (ScriptedHouse house =
                            ScriptedHouse.onTheWeb(guest -> {
                                guest.letIntoHall().say(bye);
                                guest.frames().close(1000, "");
                                guest.awaitGone();
                            });
                    RemoteConnection _ = open(house)) {
                assertThat(ear.next()).isEqualTo(HALL);
                assertThat(ear.next()).isEqualTo(new Said(bye));
                assertThat(ear.next()).isEqualTo(new Lost("You came back elsewhere"));
            }
        }

        @Test
        void saysGoodbyeBeforeItClosesAndClosesInOrder() throws Exception {
            CompletableFuture<ClientMessage> last = new CompletableFuture<>();
            CompletableFuture<Integer> code = new CompletableFuture<>();
            try (ScriptedHouse house =
                    ScriptedHouse.onTheWeb(guest -> {
                        guest.letIntoHall();
                        last.complete(guest.hear());
                        guest.awaitGone();
                        code.complete(guest.frames().closeCode());
                    })) {
                RemoteConnection connection = open(house);
                assertThat(ear.next()).isEqualTo(HALL);
                connection.send(new ClientMessage.Leave());
                connection.close();
                connection.close();
                assertThat(promised(last)).isEqualTo(new ClientMessage.Leave());
                assertThat(promised(code)).isEqualTo(1000);
                assertThat(ear.isQuiet()).isTrue();
            }
        }
    }
}

package crownhead.clients.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.clients.connection.Ear.Interrupted;
import crownhead.clients.connection.Ear.Lost;
import crownhead.clients.connection.Ear.Said;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class TcpConnectionTest {
    private static final Introduction ANN =
            new Introduction(Optional.of("Ann"), false, Optional.empty());
    private static final Patience SHORT =
            new Patience(Duration.ofMillis(300), Duration.ofMillis(200), Duration.ofMillis(20));
    private static final Patience LONG =
            new Patience(Duration.ofSeconds(20), Duration.ofSeconds(20), Duration.ofMillis(20));
    private static final ServerMessage PONG = new ServerMessage.Pong();
    private static final Said WELCOME = new Said(ScriptedHouse.welcome(Duration.ZERO));

    private final Ear ear = new Ear();

    private RemoteConnection open(ScriptedHouse house) throws Unreachable {
        return RemoteConnection.open(house.address(), ANN, LONG, ear);
    }

    private static <T> T promised(CompletableFuture<T> promise) throws Exception {
        return promise.get(20, TimeUnit.SECONDS);
    }

    @Nested
    class GettingIn {
        @Test
        void goesThroughOneDoorWhereThatIsTheOne() throws Exception {
            CompletableFuture<ClientMessage.Ready> ready = new CompletableFuture<>();
            try (ScriptedHouse house =
                            new ScriptedHouse(guest -> {
                                guest.hello().assign(guest.port());
                                ready.complete(guest.ready());
                                guest.say(ScriptedHouse.welcome(Duration.ZERO)).say(PONG);
                                guest.awaitGone();
                            });
                    RemoteConnection _ = open(house)) {
                assertThat(promised(ready))
                        .isEqualTo(
                                new ClientMessage.Ready(
                                        1,
                                        ScriptedHouse.SECRET,
                                        Optional.of("Ann"),
                                        false,
                                        Optional.empty()));
                assertThat(ear.next()).isEqualTo(WELCOME);
                assertThat(ear.next()).isEqualTo(new Said(PONG));
            }
        }

        @Test
        void goesToTheDoorThatIsAssignedAndLeavesTheFirstWhenItIsIn() throws Exception {
            CompletableFuture<String> order = new CompletableFuture<>();
            CompletableFuture<Boolean> isIn = new CompletableFuture<>();
            try (ScriptedHouse room =
                            new ScriptedHouse(guest -> {
                                guest.hello();
                                assertThat(guest.ready().secret()).isEqualTo(ScriptedHouse.SECRET);
                                isIn.complete(true);
                                guest.say(ScriptedHouse.welcome(Duration.ZERO));
                                guest.awaitGone();
                            });
                    ScriptedHouse front =
                            new ScriptedHouse(guest -> {
                                guest.hello().assign(room.address().port());
                                guest.awaitGone();
                                order.complete(isIn.isDone() ? "in, then gone" : "gone too soon");
                            });
                    RemoteConnection _ = open(front)) {
                assertThat(ear.next()).isEqualTo(WELCOME);
                assertThat(promised(order)).isEqualTo("in, then gone");
                assertThat(room.troubles()).isEmpty();
            }
        }

        @Test
        void failsWhenTheServerIsFull() throws Exception {
            ServerMessage.Bye full = new ServerMessage.Bye("server-full", "Server is full");
            try (ScriptedHouse house = new ScriptedHouse(guest -> guest.hello().say(full))) {
                assertThatThrownBy(() -> open(house))
                        .isInstanceOfSatisfying(
                                Unreachable.class,
                                e ->
                                        assertThat(e.prospect())
                                                .isEqualTo(Unreachable.Prospect.SENT_AWAY));
            }
            assertThat(ear.next()).isEqualTo(new Said(full));
            assertThat(ear.next()).isEqualTo(new Lost("Server is full"));
        }

        @Test
        void failsWhenTheHouseDoesNotFindItReady() throws Exception {
            ServerMessage.Bye late = new ServerMessage.Bye("not-ready", "You must be ready");
            try (ScriptedHouse room = new ScriptedHouse(guest -> guest.hello().say(late));
                    ScriptedHouse front =
                            new ScriptedHouse(guest -> {
                                guest.hello().assign(room.address().port());
                                guest.awaitGone();
                            })) {
                assertThatThrownBy(() -> open(front)).hasMessage("You must be ready");
            }
            assertThat(ear.next()).isEqualTo(new Said(late));
        }

        @Test
        void failsWhereSomebodyElseLives() throws Exception {
            try (ScriptedHouse house =
                    new ScriptedHouse(guest -> guest.say("HTTP/1.1 400 \u001b[31mBad Request"))) {
                assertThatThrownBy(() -> open(house))
                        .hasMessage(
                                "this is no Crownhead table: it said \"HTTP/1.1 400 [31mBad"
                                        + " Request\"")
                        .isInstanceOfSatisfying(
                                Unreachable.class,
                                e ->
                                        assertThat(e.prospect())
                                                .isEqualTo(Unreachable.Prospect.HOPELESS));
            }
        }

        @Test
        void failsWhereTheWayLeadsNowhere() throws Exception {
            try (ScriptedHouse house =
                    new ScriptedHouse(guest -> guest.hello().assign(70_000).awaitGone())) {
                assertThatThrownBy(() -> open(house)).hasMessageContaining("port 70000");
            }
        }

        @Test
        void failsWhereNothingIsSaid() throws Exception {
            try (ScriptedHouse house = new ScriptedHouse(ScriptedHouse.Guest::awaitGone)) {
                assertThatThrownBy(() -> RemoteConnection.open(house.address(), ANN, SHORT, ear))
                        .hasMessage("no answer");
            }
            try (ScriptedHouse house = new ScriptedHouse(_ -> {})) {
                assertThatThrownBy(() -> open(house))
                        .hasMessage("the connection was closed without a word");
            }
        }

        @Test
        @Tag("TE-1b")
        void failsInPlainWords() throws Exception {
            Address nobody;
            try (ServerSocket socket = new ServerSocket(0)) {
                nobody = new Address("127.0.0.1", socket.getLocalPort());
            }
            assertThatThrownBy(() -> RemoteConnection.open(nobody, ANN, LONG, ear))
                    .hasMessage("nobody listens there");
            assertThat(Reasons.of(new UnknownHostException("x"))).isEqualTo("the name is unknown");
            assertThat(ear.isQuiet()).isTrue();
        }
    }

    @Nested
    class OnceIn {
        @Test
        void saysWhatItIsToldInOrder() throws Exception {
            CompletableFuture<ClientMessage> second = new CompletableFuture<>();
            try (ScriptedHouse house =
                            new ScriptedHouse(guest -> {
                                guest.letIn(Duration.ZERO);
                                assertThat(guest.hear()).isEqualTo(new ClientMessage.Seen(1));
                                second.complete(guest.hear());
                            });
                    RemoteConnection connection = open(house)) {
                connection.send(new ClientMessage.Seen(1));
                connection.send(new ClientMessage.Resign("c-1", 1));
                assertThat(promised(second)).isEqualTo(new ClientMessage.Resign("c-1", 1));
                assertThat(house.troubles()).isEmpty();
            }
        }

        @Test
        void passesOverWhatItDoesNotUnderstand() throws Exception {
            try (ScriptedHouse house =
                            new ScriptedHouse(guest -> {
                                guest.letIn(Duration.ZERO);
                                guest.say("what?").say("").say("{\"type\":\"fireworks\"}");
                                guest.say("{\"type\":\"update\"}").say(PONG).awaitGone();
                            });
                    RemoteConnection _ = open(house)) {
                assertThat(ear.next()).isEqualTo(WELCOME);
                assertThat(ear.next()).isEqualTo(new Said(PONG));
            }
        }

        @Test
        void passesOverWhatCouldHarmATerminal() throws Exception {
            String red = "{\"type\":\"refused\",\"code\":\"x\",\"message\":\"%s[31m\"}";
            try (ScriptedHouse house =
                            new ScriptedHouse(guest -> {
                                guest.letIn(Duration.ZERO);
                                guest.say(red.formatted("\\u001b")).say(red.formatted("\u009b"));
                                guest.say(red.formatted("")).awaitGone();
                            });
                    RemoteConnection _ = open(house)) {
                assertThat(ear.next()).isEqualTo(WELCOME);
                assertThat(ear.next())
                        .isEqualTo(
                                new Said(new ServerMessage.Refused(Optional.empty(), "x", "[31m")));
            }
        }

        @Test
        void doesNotListenToNonsenseForEver() throws Exception {
            try (ScriptedHouse house =
                            new ScriptedHouse(guest -> {
                                guest.letIn(Duration.ZERO);
                                for (int i = 0; i < 10; i++) {
                                    guest.say("bla");
                                }
                                guest.awaitGone();
                            });
                    RemoteConnection _ = open(house)) {
                assertThat(ear.next()).isEqualTo(WELCOME);
                assertThat(ear.next()).isEqualTo(new Lost("the server talks nonsense"));
            }
        }

        @Test
        void doesNotReadALineWithoutEnd() throws Exception {
            try (ScriptedHouse house =
                            new ScriptedHouse(guest ->
                                    guest.letIn(Duration.ZERO)
                                            .say("x".repeat(Link.LONGEST + 2))
                                            .awaitGone());
                    RemoteConnection _ = open(house)) {
                assertThat(ear.next()).isEqualTo(WELCOME);
                assertThat(ear.next())
                        .isEqualTo(new Lost("the server sent a line that is too long"));
            }
        }

        @Test
        @Tag("TE-5a")
        void saysThatTheServerIsLost() throws Exception {
            try (ScriptedHouse house = new ScriptedHouse(guest -> guest.letIn(Duration.ZERO));
                    RemoteConnection connection = open(house)) {
                assertThat(ear.next()).isEqualTo(WELCOME);
                assertThat(ear.next()).isEqualTo(new Lost("the server closed the connection"));
                connection.send(new ClientMessage.Leave());
            }
            assertThat(ear.isQuiet()).isTrue();
        }

        @Test
        @Tag("TE-5a")
        void noticesAServerThatIsSilent() throws Exception {
            try (ScriptedHouse house =
                            new ScriptedHouse(guest -> {
                                guest.letIn(Duration.ZERO);
                                assertThat(guest.hear()).isEqualTo(new ClientMessage.Ping());
                                guest.awaitGone();
                            });
                    RemoteConnection _ =
                            RemoteConnection.open(
                                    house.address(),
                                    ANN,
                                    new Patience(LONG.answer(), SHORT.silence(), SHORT.retry()),
                                    ear)) {
                assertThat(ear.next()).isEqualTo(WELCOME);
                assertThat(ear.next()).isEqualTo(new Lost("nothing is heard from the server"));
                assertThat(house.troubles()).isEmpty();
            }
        }

        @Test
        void handsOnTheLastWordOfTheHouse() throws Exception {
            ServerMessage.Bye bye = new ServerMessage.Bye("closing", "The house is closing");
            try (ScriptedHouse house =
                            new ScriptedHouse(
                                    guest -> guest.letIn(Duration.ofSeconds(30)).say(bye));
                    RemoteConnection _ = open(house)) {
                assertThat(ear.next())
                        .isEqualTo(new Said(ScriptedHouse.welcome(Duration.ofSeconds(30))));
                assertThat(ear.next()).isEqualTo(new Said(bye));
                assertThat(ear.next()).isEqualTo(new Lost("The house is closing"));
            }
        }

        @Test
        void saysGoodbyeBeforeItClosesAndClosesOnce() throws Exception {
            CompletableFuture<ClientMessage> last = new CompletableFuture<>();
            CompletableFuture<Boolean> gone = new CompletableFuture<>();
            try (ScriptedHouse house =
                    new ScriptedHouse(guest -> {
                        guest.letIn(Duration.ofSeconds(30));
                        last.complete(guest.hear());
                        guest.awaitGone();
                        gone.complete(true);
                    })) {
                RemoteConnection connection = open(house);
                ear.next();
                connection.send(new ClientMessage.Leave());
                connection.close();
                connection.close();
                assertThat(promised(last)).isEqualTo(new ClientMessage.Leave());
                assertThat(promised(gone)).isTrue();
                assertThat(ear.isQuiet()).isTrue();
            }
        }
    }

    @Nested
    class AfterABreak {
        private final Duration grace = Duration.ofSeconds(20);
        private final Said welcome = new Said(ScriptedHouse.welcome(grace));

        @Test
        void comesBackWithTheSameSecretWithinTheGrace() throws Exception {
            CompletableFuture<ClientMessage> heard = new CompletableFuture<>();
            try (ScriptedHouse house =
                            new ScriptedHouse(
                                    guest -> guest.letIn(grace),
                                    _ -> {},
                                    guest -> {
                                        guest.hello();
                                        assertThat(guest.ready().secret())
                                                .isEqualTo(ScriptedHouse.SECRET);
                                        guest.say(ScriptedHouse.welcome(grace)).say(PONG);
                                        heard.complete(guest.hear());
                                        guest.awaitGone();
                                    });
                    RemoteConnection connection = open(house)) {
                assertThat(ear.next()).isEqualTo(welcome);
                assertThat(ear.next())
                        .isEqualTo(new Interrupted("the server closed the connection"));
                assertThat(ear.next()).isEqualTo(welcome);
                assertThat(ear.next()).isEqualTo(new Said(PONG));
                connection.send(new ClientMessage.Seen(7));
                assertThat(promised(heard)).isEqualTo(new ClientMessage.Seen(7));
                assertThat(house.troubles()).isEmpty();
            }
        }

        @Test
        void givesUpWhenTheGraceIsOver() throws Exception {
            Duration little = Duration.ofMillis(100);
            ScriptedHouse house = new ScriptedHouse(guest -> guest.letIn(little));
            try (RemoteConnection _ = open(house)) {
                house.close();
                ear.next();
                assertThat(ear.next()).isInstanceOf(Interrupted.class);
                assertThat(ear.next()).isInstanceOf(Lost.class);
            }
        }

        @Test
        void isToldWhenTheSeatIsGone() throws Exception {
            ServerMessage.Bye bye = new ServerMessage.Bye("wrong-secret", "Nobody is expected");
            try (ScriptedHouse house =
                            new ScriptedHouse(
                                    guest -> guest.letIn(grace), guest -> guest.hello().say(bye));
                    RemoteConnection _ = open(house)) {
                ear.next();
                assertThat(ear.next()).isInstanceOf(Interrupted.class);
                assertThat(ear.next()).isEqualTo(new Said(bye));
                assertThat(ear.next()).isInstanceOf(Lost.class);
            }
        }

        @Test
        void stopsLookingWhenItIsClosed() throws IOException, InterruptedException, Unreachable {
            ScriptedHouse house = new ScriptedHouse(guest -> guest.letIn(Duration.ofDays(1)));
            RemoteConnection connection = open(house);
            house.close();
            ear.next();
            assertThat(ear.next()).isInstanceOf(Interrupted.class);
            connection.close();
            assertThat(ear.isQuiet()).isTrue();
        }
    }
}

package crownhead.clients.connection;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.ServerMessage;
import java.io.IOException;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class DiallerTest {
    private final List<String> told = new ArrayList<>();
    private final Ear ear = new Ear();
    private final Dialler dialler =
            new Dialler(
                    Dialler.Attempts.USUAL,
                    Patience.USUAL,
                    time -> told.add("wait " + time.toSeconds() + " s"));
    private final Dialler.Listener listener =
            new Dialler.Listener() {
                @Override
                public void connecting(int attempt, int attempts) {
                    told.add("connecting " + attempt + "/" + attempts);
                }

                @Override
                public void failed(int attempt, int attempts, String why) {
                    told.add("failed " + attempt + "/" + attempts + ": " + why);
                }

                @Override
                public void gaveUp(String why) {
                    told.add("gave up: " + why);
                }
            };

    private static Address nobody() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return new Address("127.0.0.1", socket.getLocalPort());
        }
    }

    @Test
    @Tag("TE-1c")
    @Tag("TE-1b")
    void fiveAttemptsAreMadeTwoSecondsApartAndEachFailureIsTold() throws Exception {
        assertThat(dialler.dial(nobody(), Introduction.NAMELESS, ear, listener)).isEmpty();
        assertThat(told).hasSize(14);
        assertThat(told)
                .startsWith(
                        "connecting 1/5",
                        "failed 1/5: nobody listens there",
                        "wait 2 s",
                        "connecting 2/5")
                .endsWith("wait 2 s", "connecting 5/5", "failed 5/5: nobody listens there");
    }

    @Test
    @Tag("TE-1c")
    void bothAreOptions() throws Exception {
        new Dialler(
                        new Dialler.Attempts(2, Duration.ofSeconds(7)),
                        Patience.USUAL,
                        time -> told.add("wait " + time.toSeconds() + " s"))
                .dial(nobody(), Introduction.NAMELESS, ear, listener);
        assertThat(told)
                .containsExactly(
                        "connecting 1/2",
                        "failed 1/2: nobody listens there",
                        "wait 7 s",
                        "connecting 2/2",
                        "failed 2/2: nobody listens there");
    }

    @Test
    void anAttemptThatSucceedsIsTheLast() throws Exception {
        try (ScriptedHouse house =
                new ScriptedHouse(_ -> {}, guest -> guest.letIn(Duration.ZERO).awaitGone())) {
            Optional<Connection> connection =
                    dialler.dial(house.address(), Introduction.NAMELESS, ear, listener);
            assertThat(connection).isPresent();
            connection.orElseThrow().close();
        }
        assertThat(told)
                .containsExactly(
                        "connecting 1/5",
                        "failed 1/5: the connection was closed without a word",
                        "wait 2 s",
                        "connecting 2/5");
    }

    @Test
    void aFullServerIsNotAskedAgain() throws Exception {
        ServerMessage.Bye full = new ServerMessage.Bye("server-full", "Server is full");
        try (ScriptedHouse house = new ScriptedHouse(guest -> guest.hello().say(full))) {
            assertThat(dialler.dial(house.address(), Introduction.NAMELESS, ear, listener))
                    .isEmpty();
        }
        assertThat(told).containsExactly("connecting 1/5");
        assertThat(ear.next()).isEqualTo(new Ear.Said(full));
    }

    @Test
    void whereSomebodyElseLivesNobodyIsAskedAgain() throws Exception {
        try (ScriptedHouse house = new ScriptedHouse(guest -> guest.say("SSH-2.0"))) {
            dialler.dial(house.address(), Introduction.NAMELESS, ear, listener);
        }
        assertThat(told)
                .containsExactly(
                        "connecting 1/5",
                        "gave up: this is no Crownhead table: it said \"SSH-2.0\"");
    }
}

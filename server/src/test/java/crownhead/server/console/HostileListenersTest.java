package crownhead.server.console;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.Inquiry;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.server.session.Limits;
import java.io.IOException;
import java.io.OutputStream;
import java.net.SocketException;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Clients that do not listen, or vanish, while others play. */
class HostileListenersTest {
    private static final Duration QUIET = Duration.ofSeconds(10);

    /** Little waits for who does not read, and the fast moves of the tests are not too fast. */
    private static final Limits LIMITS =
            new Limits(
                    100_000,
                    Duration.ofSeconds(1),
                    10,
                    200,
                    QUIET,
                    QUIET.multipliedBy(2),
                    Duration.ofSeconds(10));

    private static final int SOME = 20;
    private static final int LONGEST_UPDATE = 4096;

    /** More than any buffer holds. */
    private static final int ENOUGH_MESSAGES = 5_000;

    private static final int SMALL_BUFFER = 2048;

    @RegisterExtension
    final Undisturbed table = new Undisturbed(TestHouse.Wish.USUAL.maxClients(4).limits(LIMITS));

    private TestClient joinWithSmallBuffer(int tableNumber, boolean watch) {
        ServerMessage.Assigned assigned = TestClient.assigned(table.house().basePort(tableNumber));
        TestClient client = table.house().keep(new TestClient(assigned.port(), SMALL_BUFFER));
        return client.enter(assigned, "Rude", watch);
    }

    /** What a newcomer is told at the base port: a place, or that there is none. */
    private Optional<ServerMessage.Assigned> newcomerAt(int tableNumber) {
        try (TestClient client = new TestClient(table.house().basePort(tableNumber))) {
            Optional<ServerMessage> word = client.next();
            while (word.filter(ServerMessage.Hello.class::isInstance).isPresent()) {
                word = client.next();
            }
            return word.filter(ServerMessage.Assigned.class::isInstance)
                    .map(ServerMessage.Assigned.class::cast);
        }
    }

    /** Waits until the one place that all others leave is free again. */
    private void awaitFreePlace(int tableNumber) {
        TestHouse.await(() -> {
            table.catchUp();
            return newcomerAt(tableNumber).isPresent();
        });
    }

    @Nested
    class AtATableWhereMuchHappens {
        private Optional<TestClient> fay = Optional.empty();
        private Optional<TestClient> gus = Optional.empty();

        @BeforeEach
        void twoOthersPlayThere() {
            fay = Optional.of(table.house().join(2, "Fay"));
            gus = Optional.of(table.house().join(2, "Gus"));
        }

        /** A move, and the request to take it back, and the answer. */
        private void playAndTakeBack() {
            TestClient asks = fay.orElseThrow();
            TestClient answers = gus.orElseThrow();
            asks.play("11-15");
            asks.send(new ClientMessage.AskTakeBack(asks.newId(), 1));
            answers.awaitQuestion(Inquiry.Kind.TAKE_BACK);
            answers.answer(Inquiry.Kind.TAKE_BACK, true);
            asks.await(Update.class, HostileListenersTest::isTakenBack);
            answers.await(Update.class, HostileListenersTest::isTakenBack);
        }

        @Test
        void aSpectatorThatNeverReadsIsDropped() throws IOException {
            TestClient rude = joinWithSmallBuffer(2, true);
            TestHouse.await(() -> {
                playOn();
                return isThirdPlaceFree();
            });
            assertThat(drain(rude)).isLessThan((long) LONGEST_UPDATE * heard());
        }

        @Test
        void aSpectatorThatReadsAByteNowAndThenIsDropped() {
            TestClient rude = joinWithSmallBuffer(2, true);
            TestHouse.await(() -> {
                playOn();
                readAByte(rude);
                return isThirdPlaceFree();
            });
        }

        /** As long as that matters: who was dropped has a moment to read why before it is gone. */
        private void playOn() {
            for (int round = 0; round < SOME && heard() < ENOUGH_MESSAGES; round++) {
                playAndTakeBack();
            }
        }

        private int heard() {
            return fay.orElseThrow().heard().size();
        }

        private boolean isThirdPlaceFree() {
            return newcomerAt(2).filter(assigned -> assigned.id() == 3).isPresent();
        }
    }

    private static void readAByte(TestClient client) {
        try {
            client.socket().getInputStream().read();
        } catch (IOException _) {
            // It was dropped in between.
        }
    }

    /** Reads what is left, and how much that was. */
    private static long drain(TestClient client) throws IOException {
        try {
            return client.socket().getInputStream().transferTo(OutputStream.nullOutputStream());
        } catch (SocketException _) {
            return 0;
        }
    }

    private static boolean isTakenBack(Update update) {
        return update.events().stream().anyMatch(event -> event.event().equals("took-back"));
    }

    @Nested
    class AClientThatAsksAndDoesNotRead {
        @Test
        void isDropped() throws IOException {
            TestClient rude = joinWithSmallBuffer(1, true);
            int answers = 5000;
            rude.trySend(tails(answers));
            table.playOn();
            awaitFreePlace(1);
            assertThat(drain(rude)).isLessThan(100L * answers);
        }

        @Test
        void losesItsGame() {
            TestClient rude = joinWithSmallBuffer(2, false);
            TestClient fay = table.house().join(2, "Fay");
            byte[] some =
                    "{\"type\":\"resign\",\"id\":\"!\",\"game\":1}\n".repeat(500).getBytes(UTF_8);
            for (int i = 0; i < 100 && rude.trySend(some); i++) {
                table.catchUp();
            }
            assertThat(fay.awaitEnd().result().orElseThrow().reason()).isEqualTo("left");
        }
    }

    @Nested
    class AClientThatIsSilent {
        /** The honest ones answer in time. */
        private void timePasses() {
            table.house().wait(QUIET);
            table.eve().await(ServerMessage.Ping.class);
            table.catchUp();
        }

        @Test
        void isAskedWhetherItIsThereAndThenSentAway() {
            TestClient rude = table.house().watch("Rude");
            timePasses();
            timePasses();
            awaitFreePlace(1);
            assertThat(rude.awaitBye()).isEqualTo("silent");
            assertThat(rude.heard()).contains(new ServerMessage.Ping());
        }

        @Test
        void isSentAwayAlsoInTheMiddleOfALineThatGrowsByAByteNowAndThen() {
            TestClient rude = table.house().watch("Rude");
            rude.sendRaw("{\"ty".getBytes(UTF_8));
            timePasses();
            rude.sendRaw("pe\":".getBytes(UTF_8));
            timePasses();
            rude.trySend("\"pin".getBytes(UTF_8));
            awaitFreePlace(1);
            assertThat(rude.awaitBye()).isEqualTo("silent");
        }

        @Test
        void isGoneAlsoWhenNothingCanBeSentToItAnyMore() throws IOException {
            TestClient rude = joinWithSmallBuffer(1, true);
            for (int round = 0; round < 8; round++) {
                table.playOn();
            }
            // Its answers fill all buffers but not the outbox; then it neither speaks nor reads.
            rude.sendRaw(tails(LIMITS.outbox() - 40));
            // What it sent may be heard late, and it is silent only from then on.
            timePasses();
            timePasses();
            timePasses();
            awaitFreePlace(1);
            assertThat(rude.socket().getInputStream().available()).isPositive();
        }
    }

    private static byte[] tails(int count) {
        return "{\"type\":\"tail\",\"id\":\"a\",\"game\":1,\"since\":0}\n"
                .repeat(count)
                .getBytes(UTF_8);
    }

    @Nested
    class ASpectatorThatVanishes {
        @Test
        @Tag("TA-5g")
        @Tag("SP-1e")
        void withAResetDisturbsNobody() throws IOException {
            TestClient rude = table.house().watch("Rude");
            rude.socket().setSoLinger(true, 0);
            rude.close();
            awaitFreePlace(1);
            assertNobodyHearsOfIt();
        }

        @Test
        @Tag("TA-5g")
        @Tag("SP-1e")
        void byHalfDisturbsNobody() {
            TestClient rude = table.house().watch("Rude");
            rude.shutUp();
            awaitFreePlace(1);
            assertNobodyHearsOfIt();
        }

        @Test
        @Tag("TA-5g")
        @Tag("SP-1e")
        void withAGoodbyeDisturbsNobody() {
            TestClient rude = table.house().watch("Rude");
            rude.send(new ClientMessage.Leave());
            assertThat(rude.awaitBye()).isEqualTo("goodbye");
            assertNobodyHearsOfIt();
        }

        private void assertNobodyHearsOfIt() {
            table.catchUp();
            table.ann().assertHearsNothing();
            table.ben().assertHearsNothing();
            table.eve().assertHearsNothing();
        }
    }
}

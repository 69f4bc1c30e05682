package crownhead.server.console;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.ServerMessage;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients that send more than anybody needs to, while others play. */
class HostileFloodsTest {
    private static final String PING = "{\"type\":\"ping\"}";

    @RegisterExtension final Undisturbed table = new Undisturbed(TestHouse.Wish.USUAL);

    /** Sends a line 5,000 times, while the others play, and then listens. */
    private String floodWith(TestClient rude, String line) throws InterruptedException {
        byte[] some = (line + "\n").repeat(50).getBytes(UTF_8);
        Thread flood = Thread.startVirtualThread(() -> rude.sendAgainAndAgain(some, 100));
        table.playOn();
        flood.join();
        return rude.awaitBye();
    }

    @Nested
    class AFloodOfASpectator {
        @ParameterizedTest
        @CsvSource(
                delimiter = ';',
                value = {
                    "pings; {\"type\":\"ping\"}",
                    "pongs; {\"type\":\"pong\"}",
                    "seen; {\"type\":\"seen\",\"version\":3}",
                    "tails; {\"type\":\"tail\",\"id\":\"a\",\"game\":1,\"since\":0}",
                    "seats; {\"type\":\"sit\",\"id\":\"a\"}",
                    "moves; {\"type\":\"play\",\"id\":\"a\",\"game\":1,\"ply\":2,\"path\":[9,13]}",
                    "old games; {\"type\":\"resign\",\"id\":\"a\",\"game\":7}",
                    "greetings; {\"type\":\"ready\",\"protocol\":1,\"secret\":\"a\"}",
                })
        void ofMessagesIsTooFast(String kind, String line) throws InterruptedException {
            assertThat(floodWith(table.house().watch("Rude"), line)).as(kind).isEqualTo("too-fast");
        }

        @ParameterizedTest
        @ValueSource(strings = {"", "\r"})
        void ofEmptyLinesIsTooFast(String line) throws InterruptedException {
            assertThat(floodWith(table.house().watch("Rude"), line)).isEqualTo("too-fast");
        }

        @Test
        void ofMistakesIsTooMuch() throws InterruptedException {
            assertThat(floodWith(table.house().watch("Rude"), "{\"type\":"))
                    .isEqualTo("too-many-mistakes");
        }

        @Test
        void ofMistakesAndMessagesIsTooFast() throws InterruptedException {
            assertThat(floodWith(table.house().watch("Rude"), "{\"type\":\n" + PING))
                    .isEqualTo("too-fast");
        }
    }

    @Nested
    class AFloodOfAPlayer {
        @Test
        void ofMovesThatAreRefusedIsTooFastAndLosesTheGame() throws InterruptedException {
            TestClient rude = table.house().join(2, "Rude");
            TestClient fay = table.house().join(2, "Fay");
            String line = "{\"type\":\"play\",\"id\":\"a\",\"game\":1,\"ply\":0,\"path\":[1,2]}";
            assertThat(floodWith(rude, line)).isEqualTo("too-fast");
            assertThat(fay.awaitEnd().result().orElseThrow().reason()).isEqualTo("left");
        }

        @Test
        void ofOneMoveThatIsPlayedOnceIsTooFast() throws InterruptedException {
            TestClient rude = table.house().join(2, "Rude");
            TestClient fay = table.house().join(2, "Fay");
            String line = "{\"type\":\"play\",\"id\":\"a\",\"game\":1,\"ply\":0,\"path\":[11,15]}";
            assertThat(floodWith(rude, line)).isEqualTo("too-fast");
            assertThat(fay.awaitEnd().standing().ply()).isEqualTo(1);
        }
    }

    @Nested
    class AFloodBeforeTheClientIsIn {
        @Test
        void isTooFastAtTheBasePort() throws InterruptedException {
            TestClient rude = table.house().connect(table.house().basePort());
            assertThat(floodWith(rude, PING)).isEqualTo("too-fast");
        }

        @Test
        void isTooFastAtThePortOfAPlace() throws InterruptedException {
            TestClient rude = table.house().connect(table.house().basePort() + 1);
            assertThat(floodWith(rude, PING)).isEqualTo("too-fast");
        }

        @Test
        void isTooMuchWhenItIsOfMistakes() throws InterruptedException {
            TestClient rude = table.house().connect(table.house().basePort() + 1);
            assertThat(floodWith(rude, "?")).isEqualTo("too-many-mistakes");
        }
    }

    @Nested
    class AFloodThatDoesNotStop {
        @Test
        void isCutOffAMomentAfterTheLastWord() throws InterruptedException {
            TestClient rude = table.house().watch("Rude");
            byte[] some = PING.repeat(1000).getBytes(UTF_8);
            Thread flood =
                    Thread.startVirtualThread(
                            () -> rude.sendAgainAndAgain(some, Integer.MAX_VALUE));
            table.playOn();
            flood.join();
            assertThat(rude.await(ServerMessage.Bye.class).code()).isEqualTo("line-too-long");
        }
    }
}

package crownhead.server.console;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Action;
import crownhead.protocol.Inquiry;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients that send what is no message, while others play. */
class HostileLinesTest {
    private static final int TEN_MEGABYTES = 10 << 20;

    @RegisterExtension final Undisturbed table = new Undisturbed(TestHouse.Wish.USUAL);

    private TestClient rudeSpectator() {
        return table.house().watch("Rude");
    }

    private TestClient atBasePort() {
        TestClient client = table.house().connect(table.house().basePort());
        client.await(ServerMessage.Assigned.class);
        return client;
    }

    private TestClient atPlacePort() {
        TestClient client = table.house().connect(table.house().basePort() + 4);
        client.await(ServerMessage.Hello.class);
        return client;
    }

    /** Bytes that are no text, with the ends of lines among them. */
    private static byte[] garbage() {
        byte[] bytes = new byte[3000];
        new SplittableRandom(5).nextBytes(bytes);
        bytes[1000] = (byte) 0xff;
        bytes[1001] = '\n';
        return bytes;
    }

    @Nested
    class BinaryGarbage {
        @Test
        void isNoTextAtTheBasePort() {
            TestClient rude = atBasePort();
            rude.sendRaw(garbage());
            assertThat(rude.awaitBye()).isEqualTo("not-text");
        }

        @Test
        void isNoTextBeforeTheClientIsReady() {
            TestClient rude = atPlacePort();
            rude.sendRaw(garbage());
            assertThat(rude.awaitBye()).isEqualTo("not-text");
        }

        @Test
        void isNoTextFromASpectator() {
            TestClient rude = rudeSpectator();
            rude.sendRaw(garbage());
            table.playOn();
            assertThat(rude.awaitBye()).isEqualTo("not-text");
        }

        @Test
        void losesTheGameOfAPlayer() {
            TestClient rude = table.house().join(2, "Rude");
            TestClient fay = table.house().join(2, "Fay");
            rude.sendRaw(garbage());
            assertThat(rude.awaitBye()).isEqualTo("not-text");
            assertThat(fay.awaitEnd().result().orElseThrow().reason()).isEqualTo("left");
            assertThat(fay.awaitQuestion(Inquiry.Kind.GO_ON).action()).isEqualTo(Action.ANSWER);
        }

        @Test
        void ofAClientThatWantsToSpeakTlsIsNoText() {
            byte[] hello = new byte[160];
            new SplittableRandom(6).nextBytes(hello);
            System.arraycopy(new byte[] {22, 3, 1, 0, (byte) 155, 1, 0}, 0, hello, 0, 7);
            hello[60] = (byte) 0xff;
            hello[61] = '\n';
            TestClient rude = atPlacePort();
            rude.sendRaw(hello);
            assertThat(rude.awaitBye()).isEqualTo("not-text");
        }
    }

    @Nested
    class ALongLine {
        @Test
        void ofFiveKilobytesIsTooLong() {
            TestClient rude = rudeSpectator();
            rude.sendLine("x".repeat(5000));
            assertThat(rude.awaitBye()).isEqualTo("line-too-long");
        }

        @Test
        void ofTenMegabytesWithoutAnEndIsTooLong() {
            TestClient rude = rudeSpectator();
            rude.trySend("x".repeat(TEN_MEGABYTES).getBytes(UTF_8));
            table.playOn();
            assertThat(rude.awaitBye()).isEqualTo("line-too-long");
        }

        @Test
        void withATextOfTenMegabytesIsTooLong() {
            TestClient rude = rudeSpectator();
            String line = "{\"type\":\"sit\",\"id\":\"" + "y".repeat(TEN_MEGABYTES) + "\"}\n";
            rude.trySend(line.getBytes(UTF_8));
            assertThat(rude.awaitBye()).isEqualTo("line-too-long");
        }

        @Test
        void withAMillionDigitsIsTooLong() {
            TestClient rude = rudeSpectator();
            rude.trySend(
                    ("{\"type\":\"seen\",\"version\":" + "9".repeat(1_000_000)).getBytes(UTF_8));
            assertThat(rude.awaitBye()).isEqualTo("line-too-long");
        }

        @Test
        void withAHundredThousandListsInEachOtherIsTooLong() {
            TestClient rude = rudeSpectator();
            rude.trySend("[".repeat(100_000).getBytes(UTF_8));
            assertThat(rude.awaitBye()).isEqualTo("line-too-long");
        }

        @Test
        void isTooLongBeforeTheClientIsReadyToo() {
            TestClient rude = atPlacePort();
            rude.sendLine("z".repeat(5000));
            assertThat(rude.awaitBye()).isEqualTo("line-too-long");
        }
    }

    @Nested
    class ALineThatIsNoUtf8 {
        @Test
        void isNoText() {
            TestClient rude = rudeSpectator();
            rude.sendRaw("{\"type\":\"sit\",\"id\":\"\u00e9\"}\n".getBytes(ISO_8859_1));
            assertThat(rude.awaitBye()).isEqualTo("not-text");
        }

        @Test
        void isNoTextWhenItHidesAnAsciiCharacterInTwoBytes() {
            TestClient rude = rudeSpectator();
            rude.sendRaw(new byte[] {'"', (byte) 0xc0, (byte) 0x80, '"', '\n'});
            assertThat(rude.awaitBye()).isEqualTo("not-text");
        }
    }

    @Nested
    class ALineThatIsNoMessage {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "\0\0\0\0",
                    "hello?",
                    "{\"type\":\"ping\"",
                    "{\"type\":\"ping\"}{\"type\":\"ping\"}",
                    "{\"type\":\"ping\",\"type\":\"leave\"}",
                    "{'type':'ping'}",
                    "{\"type\":\"seen\",\"version\":99999999999999999999}",
                })
        void isRefusedWhenItIsNoJson(String line) {
            assertIsRefusedAndForgiven(line, "not-json", "bad-message");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "null",
                    "[]",
                    "7",
                    "{}",
                    "{\"type\":null}",
                    "{\"type\":[\"ping\"]}",
                    "{\"type\":\"dance\"}",
                    "{\"type\":\"update\"}",
                    "{\"type\":\"java.lang.Runtime\"}",
                })
        void isRefusedWhenItsTypeIsUnknown(String line) {
            assertIsRefusedAndForgiven(line, "bad-message");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{\"type\":\"play\"}",
                    "{\"type\":\"play\",\"id\":\"a\",\"game\":1,\"ply\":0}",
                    "{\"type\":\"resign\",\"game\":1}",
                    "{\"type\":\"answer\",\"id\":\"a\",\"game\":1,\"question\":\"draw\"}",
                })
        void isRefusedWhenAFieldIsMissing(String line) {
            assertIsRefusedAndForgiven(line, "bad-message");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{\"type\":\"play\",\"id\":7,\"game\":1,\"ply\":0,\"path\":[11,15]}",
                    "{\"type\":\"play\",\"id\":\"a\",\"game\":\"1\",\"ply\":0,\"path\":[11,15]}",
                    "{\"type\":\"play\",\"id\":\"a\",\"game\":1.5,\"ply\":0,\"path\":[11,15]}",
                    "{\"type\":\"play\",\"id\":\"a\",\"game\":1,\"ply\":0,\"path\":\"11-15\"}",
                    "{\"type\":\"play\",\"id\":\"a\",\"game\":1,\"ply\":0,\"path\":[0,33]}",
                    "{\"type\":\"play\",\"id\":\"a\",\"game\":1,\"ply\":0,\"path\":[]}",
                    "{\"type\":\"play\",\"id\":\"a\",\"game\":1,\"ply\":0,\"path\":[null,15]}",
                    "{\"type\":\"play\",\"id\":null,\"game\":1,\"ply\":0,\"path\":[11,15]}",
                    "{\"type\":\"answer\",\"id\":\"a\",\"game\":1,\"question\":0,\"yes\":true}",
                    "{\"type\":\"answer\",\"id\":\"a\",\"game\":1,\"question\":\"draw\",\"yes\":1}",
                    "{\"type\":\"ready\",\"protocol\":1,\"secret\":{},\"watch\":true}",
                })
        void isRefusedWhenAFieldIsWrong(String line) {
            assertIsRefusedAndForgiven(line, "bad-message");
        }

        @Test
        void isRefusedWhenItGoesAThousandListsDeep() {
            assertIsRefusedAndForgiven("[".repeat(2000) + "]".repeat(2000), "bad-message");
        }

        @Test
        void isRefusedWhenANumberHasFourThousandDigits() {
            String line = "{\"type\":\"seen\",\"version\":" + "9".repeat(4000) + "}";
            assertIsRefusedAndForgiven(line, "not-json", "bad-message");
        }

        @Test
        void tenTimesInARowIsTooMuch() {
            TestClient rude = rudeSpectator();
            for (int line = 1; line < 10; line++) {
                rude.sendLine("no");
                rude.assertRefused("not-json");
            }
            rude.sendLine("no");
            assertThat(rude.awaitBye()).isEqualTo("too-many-mistakes");
        }

        @Test
        void costsNothingBetweenMessages() {
            TestClient rude = rudeSpectator();
            for (int line = 1; line < 20; line++) {
                rude.sendLine("no");
                rude.catchUp();
            }
            rude.assertHearsNothing();
        }

        private void assertIsRefusedAndForgiven(String line, String... codes) {
            TestClient rude = rudeSpectator();
            rude.sendLine(line);
            assertThat(rude.await(ServerMessage.Refused.class).code()).isIn(List.of(codes));
            rude.assertHearsNothing();
        }
    }

    @Nested
    class ABrowser {
        @Test
        void isAnsweredLineByLineAndGoes() {
            TestClient rude = atBasePort();
            rude.sendRaw("GET / HTTP/1.1\r\nHost: table\r\nAccept: */*\r\n\r\n".getBytes(UTF_8));
            for (int line = 0; line < 3; line++) {
                rude.assertRefused("not-json");
            }
            rude.shutUp();
            assertThat(rude.next()).isEmpty();
        }
    }

    @Nested
    class AnOddButHonestClient {
        @Test
        void mayEndLinesLikeWindowsAndLeaveSomeEmpty() {
            TestClient odd = rudeSpectator();
            odd.sendRaw("\r\n\n\r\n{\"type\":\"ping\"}\r\n\n".getBytes(UTF_8));
            assertThat(odd.next()).contains(new ServerMessage.Pong());
        }

        @Test
        void maySendAMessageInManyPieces() {
            TestClient odd = rudeSpectator();
            for (byte piece : "{\"type\":\"ping\"}\n".getBytes(UTF_8)) {
                odd.sendRaw(new byte[] {piece});
            }
            assertThat(odd.next()).contains(new ServerMessage.Pong());
        }

        @Test
        void maySendManyMessagesInOnePiece() {
            TestClient odd = rudeSpectator();
            odd.sendRaw("{\"type\":\"ping\"}\n".repeat(50).getBytes(UTF_8));
            for (int answer = 0; answer < 50; answer++) {
                assertThat(odd.next()).contains(new ServerMessage.Pong());
            }
        }

        @Test
        void maySayFieldsThatNobodyKnows() {
            TestClient odd = rudeSpectator();
            odd.sendLine("{\"mood\":{\"today\":[\"good\"]},\"type\":\"ping\",\"colour\":\"blue\"}");
            assertThat(odd.next()).contains(new ServerMessage.Pong());
        }
    }

    @Nested
    class AClientThatSaysNoMore {
        @Test
        void isGoneInTheMiddleOfALine() {
            TestClient rude = rudeSpectator();
            rude.sendRaw("{\"type\":\"pi".getBytes(UTF_8));
            rude.shutUp();
            assertThat(rude.next()).isEmpty();
        }

        @Test
        void stillHearsTheLastWord() {
            TestClient rude = rudeSpectator();
            rude.sendLine("{\"type\":\"leave\"}");
            rude.shutUp();
            assertThat(rude.awaitBye()).isEqualTo("goodbye");
        }

        @Test
        void losesItsGame() {
            TestClient rude = table.house().join(2, "Rude");
            TestClient fay = table.house().join(2, "Fay");
            rude.shutUp();
            Update end = fay.awaitEnd();
            assertThat(end.result().orElseThrow().reason()).isEqualTo("left");
        }
    }
}

package crownhead.protocol;

import static crownhead.protocol.BadMessage.Kind.NO_JSON;
import static crownhead.protocol.BadMessage.Kind.NO_MESSAGE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import crownhead.rules.notation.MoveText;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WireTest {
    private static final String DEEP = "[".repeat(100_000) + "]".repeat(100_000);

    @Nested
    class AMessage {
        @Test
        void isReadWhateverTheOrderOfItsFields() throws BadMessage {
            assertThat(
                            Wire.readClientMessage(
                                    "{\"path\":[11,15],\"ply\":0,\"game\":1,\"id\":\"c-1\",\"type\":\"play\"}"))
                    .isEqualTo(new ClientMessage.Play("c-1", 1, 0, MoveText.read("11-15")));
        }

        @Test
        void mayHaveFieldsThatNobodyKnows() throws BadMessage {
            assertThat(
                            Wire.readClientMessage(
                                    "{\"type\":\"ping\",\"mood\":[{\"a\":null}],\"x\":1.5e300,\"y\":true}"))
                    .isEqualTo(new ClientMessage.Ping());
        }

        @Test
        void mayLeaveOutWhatIsOptional() throws BadMessage {
            assertThat(
                            Wire.readClientMessage(
                                    "{\"type\":\"ready\",\"protocol\":1,\"secret\":\"s\"}"))
                    .isEqualTo(
                            new ClientMessage.Ready(
                                    1, "s", Optional.empty(), false, Optional.empty()));
        }

        @Test
        void mayHaveSpacesAndACarriageReturnAround() throws BadMessage {
            assertThat(Wire.readClientMessage("  { \"type\" : \"ping\" } \r"))
                    .isEqualTo(new ClientMessage.Ping());
        }

        @Test
        void isWrittenInOneLineWhateverItsTextsHold() {
            String line = Wire.write(new ServerMessage.Bye("closing", "a\nb\r\u2028\"\u0000"));
            assertThat(line.chars()).noneMatch(letter -> letter < ' ');
        }

        @Test
        void keepsATextOfFourThousandLetters() throws BadMessage {
            String secret = "s".repeat(4000);
            assertThat(
                            Wire.readClientMessage(
                                    "{\"type\":\"ready\",\"protocol\":1,\"secret\":\""
                                            + secret
                                            + "\"}"))
                    .extracting("secret")
                    .isEqualTo(secret);
        }

        @Test
        void hasAnIdOfUpToFortyPlainLetters() throws BadMessage {
            String id = "aZ09.:_-".repeat(5);
            assertThat(Wire.readClientMessage(sit(id))).isEqualTo(new ClientMessage.Sit(id));
        }
    }

    @Nested
    class ALineThatIsNoJson {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "",
                    "  ",
                    "ready",
                    "{",
                    "{\"type\":\"ping\"",
                    "{\"type\":\"ping\"}}",
                    "{\"type\":\"ping\"} x",
                    "{'type':'ping'}",
                    "{\"type\":\"ping\",}",
                    "{\"type\":\"ping\"} // comment",
                    "{\"type\":\"seen\",\"version\":NaN}",
                    "{\"type\":\"seen\",\"version\":01}",
                    "{\"type\":\"sit\",\"id\":\"a\tb\"}",
                    "{\"type\":\"sit\",\"id\":\"a\u0000b\"}",
                    "{\"type\":\"sit\",\"id\":\"\\x41\"}",
                    "\uFEFF{\"type\":\"ping\"}",
                    "{\"type\":\"sit\",\"id\":\"a\",\"id\":\"b\"}",
                    "{\"id\":\"a\",\"type\":\"sit\",\"id\":\"b\"}",
                    "{\"type\":\"ping\",\"type\":\"pong\"}",
                })
        void isToldSo(String line) {
            assertBad(line, NO_JSON);
        }
    }

    @Nested
    class ALineThatIsNoMessage {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "null",
                    "3",
                    "\"ping\"",
                    "[]",
                    "[{\"type\":\"ping\"}]",
                    "{}",
                    "{\"type\":null}",
                    "{\"type\":7}",
                    "{\"type\":\"\"}",
                    "{\"type\":\"Ping\"}",
                    "{\"type\":\"teleport\"}",
                    "{\"type\":[\"ping\"]}",
                    "{\"type\":\"ping\"} {\"type\":\"ping\"}",
                    "{\"type\":\"hello\",\"protocol\":1,\"server\":\"x\"}",
                })
        void isToldSo(String line) {
            assertBad(line, NO_MESSAGE);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{\"type\":\"sit\"}",
                    "{\"type\":\"sit\",\"id\":null}",
                    "{\"type\":\"sit\",\"id\":1}",
                    "{\"type\":\"sit\",\"id\":true}",
                    "{\"type\":\"sit\",\"id\":[\"a\"]}",
                    "{\"type\":\"sit\",\"id\":{}}",
                    "{\"type\":\"seen\"}",
                    "{\"type\":\"seen\",\"version\":null}",
                    "{\"type\":\"seen\",\"version\":\"2\"}",
                    "{\"type\":\"seen\",\"version\":\"\"}",
                    "{\"type\":\"seen\",\"version\":2.0}",
                    "{\"type\":\"seen\",\"version\":true}",
                    "{\"type\":\"seen\",\"version\":1e3}",
                    "{\"type\":\"seen\",\"version\":1e999999999}",
                    "{\"type\":\"seen\",\"version\":9223372036854775808}",
                    "{\"type\":\"seen\",\"version\":99999999999999999999999999}",
                    "{\"type\":\"resign\",\"id\":\"a\",\"game\":2147483648}",
                    "{\"type\":\"answer\",\"id\":\"a\",\"game\":1,\"question\":\"draw\",\"yes\":\"true\"}",
                    "{\"type\":\"answer\",\"id\":\"a\",\"game\":1,\"question\":\"draw\",\"yes\":1}",
                    "{\"type\":\"answer\",\"id\":\"a\",\"game\":1,\"question\":\"DRAW\",\"yes\":true}",
                    "{\"type\":\"answer\",\"id\":\"a\",\"game\":1,\"question\":0,\"yes\":true}",
                    "{\"type\":\"answer\",\"id\":\"a\",\"game\":1,\"question\":\"\",\"yes\":true}",
                    "{\"type\":\"answer\",\"id\":\"a\",\"game\":1,\"yes\":true}",
                    "{\"type\":\"ready\",\"protocol\":1,\"secret\":\"s\",\"name\":5}",
                    "{\"type\":\"ready\",\"protocol\":1,\"secret\":\"s\",\"watch\":\"yes\"}",
                })
        void hasAFieldThatIsMissingOrOfAnotherKind(String line) {
            assertBad(line, NO_MESSAGE);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "[]",
                    "null",
                    "11",
                    "\"11-15\"",
                    "[0,5]",
                    "[33]",
                    "[-1]",
                    "[11.0,15]",
                    "[\"11\",\"15\"]",
                    "[\"\"]",
                    "[null]",
                    "[true]",
                    "[[11,15]]",
                    "[{}]",
                    "[11,99999999999]",
                    "[1,2,3,4,5,6,7,8,9,10,11]",
                })
        void hasAPathThatIsNone(String path) {
            assertBad(
                    "{\"type\":\"play\",\"id\":\"a\",\"game\":1,\"ply\":0,\"path\":" + path + "}",
                    NO_MESSAGE);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "",
                    "a b",
                    "a\\nb",
                    "\\u0000",
                    "\\ud800",
                    "\u00e9",
                    "\u0661",
                    "<b>",
                    "a\\\"b",
                    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
                })
        void hasAnIdThatIsNone(String id) {
            assertBad(sit(id), NO_MESSAGE);
        }

        @Test
        void isTooDeep() {
            assertBad(DEEP, NO_MESSAGE);
            assertBad("[".repeat(100_000), NO_MESSAGE);
            assertBad("{\"type\":\"ping\",\"x\":" + DEEP + "}", NO_MESSAGE);
            assertBad("{\"x\":" + DEEP + ",\"type\":\"ping\"}", NO_MESSAGE);
            assertBad("{\"a\":".repeat(100_000), NO_MESSAGE);
        }

        @Test
        void hasATextInsteadOfANumberWithFourThousandDigits() {
            assertBad("{\"type\":\"seen\",\"version\":" + "9".repeat(4000) + "}", NO_MESSAGE);
            assertBad("{\"type\":\"seen\",\"version\":\"" + "9".repeat(4000) + "\"}", NO_MESSAGE);
        }
    }

    @Nested
    class AMessageOfTheHouse {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{\"type\":\"ready\",\"protocol\":1,\"secret\":\"s\"}",
                    "{\"type\":\"hello\",\"protocol\":\"1\",\"server\":\"x\"}",
                    "{\"type\":\"tail\",\"id\":\"a\",\"game\":1,\"entries\":[null],\"more\":false}",
                    "{\"type\":\"update\"}",
                })
        void isNoneIfItSaysLessOrAnotherThing(String line) {
            assertThat(catchThrowableOfType(BadMessage.class, () -> Wire.readServerMessage(line)))
                    .extracting(BadMessage::kind)
                    .isEqualTo(NO_MESSAGE);
        }
    }

    private static String sit(String id) {
        return "{\"type\":\"sit\",\"id\":\"" + id + "\"}";
    }

    private static void assertBad(String line, BadMessage.Kind kind) {
        BadMessage bad = catchThrowableOfType(BadMessage.class, () -> Wire.readClientMessage(line));
        assertThat(bad).as(line.substring(0, Math.min(80, line.length()))).isNotNull();
        assertThat(bad.kind()).isEqualTo(kind);
    }
}

package crownhead.server.abuse;

import static crownhead.server.websocket.RawSocket.FINAL;
import static crownhead.server.websocket.RawSocket.MASKED;
import static crownhead.server.websocket.RawSocket.MORE;
import static crownhead.server.websocket.RawSocket.TEXT;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.server.http.RawHttp;
import crownhead.server.websocket.RawSocket;
import crownhead.server.websocket.SocketDoor;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What strangers do with WebSockets beside an honest game, and the exact answer to each. */
class SocketAbuseTest {
    @RegisterExtension static final HonestTable HONEST = new HonestTable();

    private static final Pattern CODE = Pattern.compile("\"code\":\"([a-z0-9-]+)\"");
    private static final String PONG = "{\"type\":\"pong\"}";
    private static final String GOES_ON = "and goes on";

    static Stream<Attempt> frames() {
        String first = frame(TEXT, "{");
        return Stream.of(
                new Attempt("bytes in place of text", frame(FINAL | 2, "\1\2"), "not-text 1000"),
                new Attempt("no bytes in place of text", frame(FINAL | 2, ""), "not-text 1000"),
                new Attempt("a frame without a mask", "\u0081\u0002hi", "1002"),
                new Attempt("a kind of frame that is none", frame(FINAL | 3, "x"), "1002"),
                new Attempt("a kind of control that is none", frame(FINAL | 11, "x"), "1002"),
                new Attempt("the bit of packed frames", frame(FINAL | 0x40 | TEXT, "x"), "1002"),
                new Attempt("the second reserved bit", frame(FINAL | 0x20 | TEXT, "x"), "1002"),
                new Attempt("the third reserved bit", frame(FINAL | 0x10 | TEXT, "x"), "1002"),
                new Attempt("the end of nothing", frame(FINAL | MORE, "x"), "1002"),
                new Attempt(
                        "a beginning inside of a message",
                        first + frame(FINAL | TEXT, "{}"),
                        "1002"),
                new Attempt("a ping in pieces", frame(9, "x"), "1002"),
                new Attempt("a ping of 126 bytes", frame(FINAL | 9, "x".repeat(126)), "1002"),
                new Attempt("broken UTF-8", frame(FINAL | TEXT, "\u00c3("), "1007"),
                new Attempt("half a surrogate", frame(FINAL | TEXT, "\u00ed\u00a0\u0080"), "1007"),
                new Attempt("a close code that is none", frame(FINAL | 8, "\u0003\u00e7"), "1002"),
                new Attempt(
                        "a close code that is never sent",
                        frame(FINAL | 8, "\u0003\u00ed"),
                        "1002"),
                new Attempt("half a close code", frame(FINAL | 8, "\u0003"), "1002"),
                new Attempt(
                        "a close with broken words",
                        frame(FINAL | 8, "\u0003\u00e8\u00c3("),
                        "1007"),
                new Attempt(
                        "a message of 4,097 bytes", frame(FINAL | TEXT, "x".repeat(4097)), "1009"),
                new Attempt(
                        "a frame that will have a gigabyte",
                        bytes(FINAL | TEXT, MASKED | 127, 0, 0, 0, 0, 64, 0, 0, 0)
                                + bytes(0, 0, 0, 0)
                                + "x".repeat(4097),
                        "1009"),
                new Attempt(
                        "a frame of less than nothing",
                        bytes(FINAL | TEXT, MASKED | 127, 255, 0, 0, 0, 0, 0, 0, 0),
                        "1009"),
                new Attempt(
                        "4,097 pieces of a byte", first + frame(MORE, "x").repeat(4096), "1009"),
                new Attempt("nothing, in a piece", frame(FINAL | TEXT, ""), GOES_ON));
    }

    static Stream<Attempt> messages() {
        return Stream.of(
                says("no JSON", "nonsense", "not-json " + GOES_ON),
                says("a field twice", "{\"type\":\"ping\",\"type\":\"ping\"}", notJson()),
                says("a list", "[]", "bad-message " + GOES_ON),
                says("lists in lists", "[".repeat(4000), "bad-message " + GOES_ON),
                says(
                        "a number of 4,000 digits",
                        "{\"type\":\"watch\",\"since\":" + "9".repeat(4000) + "}",
                        "bad-message " + GOES_ON),
                says("an unknown message", "{\"type\":\"sudo\"}", "bad-message " + GOES_ON),
                says(
                        "a move before coming in",
                        "{\"type\":\"play\",\"id\":\"a\",\"game\":1,\"ply\":0,\"path\":[11,15]}",
                        "not-ready 1000"),
                says(
                        "a secret that is none",
                        "{\"type\":\"ready\",\"protocol\":1,\"secret\":\"Ann\"}",
                        "wrong-secret 1000"),
                says(
                        "another protocol",
                        "{\"type\":\"ready\",\"protocol\":2,\"secret\":\"Ann\"}",
                        "wrong-protocol 1000"),
                says(
                        "a ticket that was made up",
                        "{\"type\":\"ready\",\"protocol\":1,\"secret\":\"\",\"ticket\":\"x\"}",
                        "bad-ticket 1000"),
                new Attempt(
                        "ten lines of nonsense",
                        frame(FINAL | TEXT, "nonsense").repeat(10),
                        "not-json ".repeat(9) + "too-many-mistakes 1000"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"frames", "messages"})
    @Tag("OP-5b")
    void isAnsweredExactlySo(Attempt attempt) throws IOException {
        try (RawSocket stranger = greeted()) {
            stranger.sendRaw(attempt.bytes().getBytes(StandardCharsets.ISO_8859_1));
            if (attempt.answer().endsWith(GOES_ON)) {
                stranger.send("{\"type\":\"ping\"}");
            }
            assertThat(answer(stranger)).isEqualTo(attempt.answer());
        }
    }

    @Test
    void aHundredThousandPiecesOfAByteAreNotCollected() throws IOException {
        try (RawSocket stranger = greeted()) {
            CompletableFuture<String> answer =
                    CompletableFuture.supplyAsync(() -> answer(stranger));
            byte[] thousand = frame(MORE, "x").repeat(1000).getBytes(StandardCharsets.ISO_8859_1);
            stranger.sendRaw(frame(TEXT, "{").getBytes(StandardCharsets.ISO_8859_1));
            for (int i = 0; i < 100 && !answer.isDone(); i++) {
                sendIfWanted(stranger, thousand);
            }
            // What is still sent when the house has gone may take its last word back.
            assertThat(answer.join()).isIn("1009", "");
        }
    }

    static Stream<Attempt> handshakes() {
        String usual = "Sec-WebSocket-Version: 13\r\n";
        String key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        return Stream.of(
                upgrade("another version", "GET", key + "Sec-WebSocket-Version: 8\r\n", "426"),
                upgrade("no version", "GET", key, "426"),
                upgrade("no key", "GET", usual, "400"),
                upgrade("another method", "POST", usual + key, "404"),
                upgrade("a foreign page", "GET", usual + key + origin("https://a.example"), "403"),
                upgrade("a cookie without a page", "GET", usual + key + "Cookie: a=b\r\n", "403"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("handshakes")
    @Tag("OP-5c")
    void isNotLetIn(Attempt attempt) throws IOException {
        String answer = RawHttp.answer(HONEST.port(), attempt.bytes());
        assertThat(RawHttp.verdict(answer)).as(answer).startsWith(attempt.answer());
    }

    @Test
    void halfAHandshakeLeavesNothingBehind() throws IOException {
        try (Socket socket = RawHttp.connect(HONEST.port())) {
            String half = "GET " + SocketDoor.PATH + " HTTP/1.1\r\nUpgrade: websocket\r\nSec-";
            socket.getOutputStream().write(half.getBytes(StandardCharsets.US_ASCII));
        }
        try (RawSocket next = RawSocket.open(HONEST.port(), "")) {
            assertThat(next.answer()).startsWith("HTTP/1.1 101");
        }
    }

    /** Somebody to whom the house has said all it says first. */
    private static RawSocket greeted() throws IOException {
        RawSocket stranger = RawSocket.open(HONEST.port(), "");
        assertThat(stranger.next().map(RawSocket.Frame::text).orElse("")).contains("hello");
        assertThat(stranger.next().map(RawSocket.Frame::text).orElse("")).contains("assigned");
        return stranger;
    }

    /** All codes that are told, and how it ends. */
    private static String answer(RawSocket stranger) {
        List<String> told = new ArrayList<>();
        Optional<RawSocket.Frame> frame = stranger.next();
        while (frame.isPresent() && frame.get().opcode() != RawSocket.CLOSE) {
            if (frame.get().text().equals(PONG)) {
                told.add(GOES_ON);
                return String.join(" ", told);
            }
            Matcher code = CODE.matcher(frame.get().text());
            if (code.find()) {
                told.add(code.group(1));
            }
            frame = stranger.next();
        }
        frame.map(RawSocket.Frame::closeCode).map(String::valueOf).ifPresent(told::add);
        return String.join(" ", told);
    }

    private static void sendIfWanted(RawSocket stranger, byte[] bytes) {
        try {
            stranger.sendRaw(bytes);
        } catch (IOException _) {
            // The house has hung up.
        }
    }

    private static String notJson() {
        return "not-json " + GOES_ON;
    }

    private static Attempt says(String name, String line, String answer) {
        return new Attempt(name, frame(FINAL | TEXT, line), answer);
    }

    private static Attempt upgrade(String name, String method, String lines, String answer) {
        String head =
                method
                        + " "
                        + SocketDoor.PATH
                        + " HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n";
        return new Attempt(name, head + lines + "\r\n", answer);
    }

    private static String origin(String page) {
        return "Origin: " + page + "\r\n";
    }

    private static String frame(int first, String payload) {
        byte[] bytes = payload.getBytes(StandardCharsets.ISO_8859_1);
        return new String(RawSocket.frame(first, bytes), StandardCharsets.ISO_8859_1);
    }

    private static String bytes(int... bytes) {
        StringBuilder text = new StringBuilder();
        for (int each : bytes) {
            text.append((char) each);
        }
        return text.toString();
    }
}

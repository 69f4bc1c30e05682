package crownhead.server.abuse;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.server.http.RawHttp;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What strangers say at the port for lines beside an honest game, and the exact answer to each. */
class LinesAbuseTest {
    @RegisterExtension static final HonestTable HONEST = new HonestTable();

    private static final Pattern CODE = Pattern.compile("\"code\":\"([a-z0-9-]+)\"");

    /** Whoever says this before coming in is sent away, which ends a test. */
    private static final String LEAVE = "{\"type\":\"leave\"}\n";

    static Stream<Attempt> attempts() {
        String get = "GET / HTTP/1.1\r\nHost: x\r\nAccept: */*\r\n\r\n";
        String hello = "\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003\n";
        return Stream.of(
                new Attempt("a browser", get, "not-json not-json not-json not-ready"),
                new Attempt("a client that wants TLS", hello, "not-text"),
                new Attempt("a mail server", "EHLO x\r\n", "not-json not-ready"),
                new Attempt("NUL bytes", "\0\0\0\n", "not-json not-ready"),
                new Attempt("broken UTF-8", "{\"type\":\"\u00c3(\"}\n", "not-text"),
                new Attempt("a long form of a slash", "\u00c0\u00af\n", "not-text"),
                new Attempt("a line of 4,097 bytes", " ".repeat(4097) + "\n", "line-too-long"),
                new Attempt("a line without end", "x".repeat(9000), "line-too-long"),
                new Attempt("lists in lists", "[".repeat(4000) + "\n", "bad-message not-ready"),
                new Attempt("a huge number", huge(), "bad-message not-ready"),
                new Attempt("a field twice", "{\"type\":\"ping\",\"type\":\"ping\"}\n", noJson()),
                new Attempt("two messages in a line", "{\"type\":\"ping\"}{}\n", badMessage()),
                new Attempt("null", "null\n", "bad-message not-ready"),
                new Attempt("an unknown message", "{\"type\":\"sudo\"}\n", "bad-message not-ready"),
                new Attempt(
                        "a move before coming in",
                        "{\"type\":\"play\",\"id\":\"a\",\"game\":1,\"ply\":0,\"path\":[9,13]}\n",
                        "not-ready"),
                new Attempt("a wrong secret", ready("\"secret\":\"Ann\""), "wrong-secret"),
                new Attempt("an empty secret", ready("\"secret\":\"\""), "wrong-secret"),
                new Attempt(
                        "ten lines of nonsense",
                        "nonsense\n".repeat(10),
                        "not-json ".repeat(9) + "too-many-mistakes"),
                new Attempt("half a line, and gone", "{\"type\":", ""));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("attempts")
    @Tag("OP-5b")
    void isAnsweredExactlySo(Attempt attempt) throws IOException {
        String said = attempt.bytes().endsWith("\n") ? attempt.bytes() + LEAVE : attempt.bytes();
        try (Socket stranger = RawHttp.connect(HONEST.consolePort())) {
            stranger.getOutputStream().write(said.getBytes(StandardCharsets.ISO_8859_1));
            stranger.shutdownOutput();
            assertThat(codes(RawHttp.everything(stranger))).isEqualTo(attempt.answer());
        }
    }

    @Test
    void aLineOfTenMegabytesIsNotCollected() throws IOException {
        byte[] much = "x".repeat(1 << 16).getBytes(StandardCharsets.US_ASCII);
        try (Socket stranger = RawHttp.connect(HONEST.consolePort())) {
            CompletableFuture<String> answer =
                    CompletableFuture.supplyAsync(() -> RawHttp.everything(stranger));
            try {
                for (int i = 0; i < 160 && !answer.isDone(); i++) {
                    stranger.getOutputStream().write(much);
                }
            } catch (IOException _) {
                // The house has hung up.
            }
            assertThat(codes(answer.join())).isEqualTo("line-too-long");
        }
    }

    @Test
    void whoIsResetInTheMiddleOfAWordLeavesNothingBehind() throws IOException {
        for (int i = 0; i < 20; i++) {
            try (Socket rude = RawHttp.connect(HONEST.consolePort())) {
                rude.setSoLinger(true, 0);
                rude.getOutputStream().write("{\"type\":".getBytes(StandardCharsets.US_ASCII));
            }
        }
        try (Socket next = RawHttp.connect(HONEST.consolePort())) {
            next.getOutputStream().write(LEAVE.getBytes(StandardCharsets.US_ASCII));
            assertThat(codes(RawHttp.everything(next))).isEqualTo("not-ready");
        }
    }

    private static String codes(String answers) {
        return CODE.matcher(answers)
                .results()
                .map((MatchResult result) -> result.group(1))
                .collect(Collectors.joining(" "));
    }

    private static String huge() {
        return "{\"type\":\"watch\",\"since\":" + "9".repeat(4000) + "}\n";
    }

    private static String noJson() {
        return "not-json not-ready";
    }

    private static String badMessage() {
        return "bad-message not-ready";
    }

    private static String ready(String secret) {
        return "{\"type\":\"ready\",\"protocol\":1," + secret + "}\n";
    }
}

package crownhead.server.abuse;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.server.http.RawHttp;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts that are made to hurt whoever reads them, at the doors of a whole house. */
class ParserBombsTest {
    @RegisterExtension static final HonestTable HONEST = new HonestTable();

    private static final int MEGABYTE = 1 << 20;
    private static final String MOVES = "/api/v1/validate";
    private static final String FILE = "/api/v1/validate/pdn";

    /**
     * A text for a route.
     *
     * @param length what its head says of its length
     */
    record Bomb(String name, String path, String start, char more, int length, String answer) {
        @Override
        public String toString() {
            return name + ": " + answer;
        }
    }

    static Stream<Bomb> bombs() {
        return Stream.of(
                new Bomb("lists in 60,000 lists", MOVES, "", '[', 60_000, "400 bad-request"),
                new Bomb("lists in 100,000 lists", MOVES, "", '[', 100_000, "413 too-large"),
                new Bomb(
                        "a text of ten megabytes",
                        MOVES,
                        "{\"fen\":\"",
                        'x',
                        10 * MEGABYTE,
                        "413 too-large"),
                new Bomb(
                        "a text of 60,000 letters",
                        MOVES,
                        "{\"fen\":\"",
                        'x',
                        60_000,
                        "400 not-json"),
                new Bomb(
                        "a number of a million digits",
                        MOVES,
                        "{\"fen\":",
                        '9',
                        1_000_000,
                        "413 too-large"),
                new Bomb(
                        "a number of 60,000 digits",
                        MOVES,
                        "{\"fen\":",
                        '9',
                        60_000,
                        "400 bad-request"),
                new Bomb("a file of 50 megabytes", FILE, "", ' ', 50 * MEGABYTE, "413 too-large"),
                new Bomb("100,000 parentheses", FILE, "1. 11-15 ", '(', 100_009, "200"),
                new Bomb("a million parentheses", FILE, "1. 11-15 ", '(', 1_000_009, "200"),
                new Bomb("a million closed ones", FILE, "1. 11-15 ", ')', 1_000_009, "200"),
                new Bomb("a comment without end", FILE, "1. 11-15 {", 'x', 1_000_000, "200"),
                new Bomb("a tag without end", FILE, "[Event \"", 'x', 1_000_000, "200"),
                new Bomb("a million tags", FILE, "", '[', 1_000_000, "200"),
                new Bomb("a number without end", FILE, "1. ", '1', 1_000_000, "200"),
                new Bomb("a move of a million jumps", FILE, "1. 1", 'x', 1_000_000, "200"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("bombs")
    @Tag("OP-5b")
    @Tag("HT-2e")
    void doNoHarm(Bomb bomb) throws IOException {
        assertThat(RawHttp.verdict(send(bomb, "Content-Length: " + bomb.length(), bomb::start)))
                .startsWith(bomb.answer());
    }

    /** What is too large is refused by what comes, not only by what is announced. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("bombs")
    @Tag("OP-5b")
    void doNoHarmInOnePieceWithoutALengthEither(Bomb bomb) throws IOException {
        String size = Integer.toHexString(bomb.length());
        Supplier<String> start = () -> size + "\r\n" + bomb.start();
        String answer = send(bomb, "Transfer-Encoding: chunked", start);
        assertThat(RawHttp.verdict(answer)).startsWith(bomb.answer());
    }

    /** The house may answer and hang up while most is still to be sent: that is the point. */
    private static String send(Bomb bomb, String length, Supplier<String> start)
            throws IOException {
        boolean isFile = bomb.path().equals(FILE);
        String head =
                "POST "
                        + bomb.path()
                        + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: "
                        + (isFile ? "text/plain" : "application/json")
                        + "\r\n"
                        + length
                        + "\r\n\r\n"
                        + start.get();
        byte[] more = String.valueOf(bomb.more()).repeat(8192).getBytes(StandardCharsets.US_ASCII);
        try (Socket socket = RawHttp.connect(HONEST.port())) {
            CompletableFuture<String> answer =
                    CompletableFuture.supplyAsync(() -> RawHttp.everything(socket));
            try {
                socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
                int left = bomb.length() - bomb.start().length();
                while (left > 0 && !answer.isDone()) {
                    socket.getOutputStream().write(more, 0, Math.min(left, more.length));
                    left -= more.length;
                }
                String end = length.startsWith("Transfer") ? "\r\n0\r\n\r\n" : "";
                socket.getOutputStream().write(end.getBytes(StandardCharsets.US_ASCII));
            } catch (IOException _) {
                // The house has hung up.
            }
            return answer.join();
        }
    }
}

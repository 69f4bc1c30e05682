package crownhead.server.abuse;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.server.http.RawHttp;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What strangers send over HTTP beside an honest game, and the exact answer to each. */
class HttpAbuseTest {
    @RegisterExtension static final HonestTable HONEST = new HonestTable();

    private static final String TABLE = "TABLE";
    private static final String ANN = "Authorization: Bearer ANN\r\n";
    private static final String BEN = "Authorization: Bearer BEN\r\n";
    private static final String EVE = "Authorization: Bearer EVE\r\n";
    private static final String JSON = "Content-Type: application/json\r\n";
    private static final String MOVES = "/api/v1/games/TABLE/moves";
    private static final String MOVE = "{\"ply\":PLY,\"move\":\"11-15\"}";

    static Stream<Attempt> lines() {
        return Stream.of(
                line("nonsense", "nonsense", "400 bad-http"),
                line("a method alone", "GET", "400 bad-http"),
                line("a version that will never be", "GET / HTTP/9.9", "505 bad-http"),
                line("HTTP/2 without a word of warning", "PRI * HTTP/2.0", "426 bad-http"),
                line("an unknown method", "BREW /api/v1/lobby HTTP/1.1", "405 no-such-method"),
                line("TRACE", "TRACE /api/v1/lobby HTTP/1.1", "405 no-such-method"),
                line("a tunnel", "CONNECT evil.example:443 HTTP/1.1", "400 bad-http"),
                line("two dots", "GET /../etc/passwd HTTP/1.1", "400 bad-http"),
                line("two dots inside", "GET /api/../../etc/passwd HTTP/1.1", "400 bad-http"),
                line("two dots in disguise", "GET /%2e%2e/etc/passwd HTTP/1.1", "400 bad-http"),
                line("half disguised dots", "GET /.%2E/etc/passwd HTTP/1.1", "400 bad-http"),
                line("dots with a parameter", "GET /..;a=b/etc HTTP/1.1", "400 bad-http"),
                line("an empty segment", "GET //api/v1/lobby HTTP/1.1", "400 bad-http"),
                line("a slash in disguise", "GET /api%2Fv1%2Flobby HTTP/1.1", "400 bad-http"),
                line("a backslash", "GET /api\\v1\\lobby HTTP/1.1", "400 bad-http"),
                line("NUL in disguise", "GET /api%00 HTTP/1.1", "400 bad-http"),
                line("NUL", "GET /api\0 HTTP/1.1", "400 bad-http"),
                line("no hexadecimal number", "GET /%zz HTTP/1.1", "400 bad-http"),
                line("broken UTF-8", "GET /%c3%28 HTTP/1.1", "400 bad-http"),
                line("a path of 20,000 bytes", get("/" + "a".repeat(20_000)), "414 too-large"),
                line("a game that cannot be", get("/api/v1/games/x'--"), "404 no-such-game"),
                line("a game that is not there", get("/api/v1/games/zzzzzzzz"), "404 no-such-game"),
                line("a page that is not there", get("/wp-login.php"), "404 no-such-page"),
                line(
                        "a number that is none",
                        get("/api/v1/games/TABLE/updates?since=0x10"),
                        "400 bad-query"),
                line(
                        "a number that is too large",
                        get("/api/v1/games/TABLE/updates?since=99999999999999999999"),
                        "400 bad-query"),
                line("acting by looking", get("/api/v1/games/TABLE/resign"), "405 no-such-method"),
                line("opening by looking", get("/api/v1/games"), "405 no-such-method"));
    }

    static Stream<Attempt> headers() {
        return Stream.of(
                head("no Host", "", "400 bad-http"),
                head("two Hosts", "Host: x\r\nHost: y\r\n", "400 bad-http"),
                head("a line without a colon", "Host: x\r\nNo colon\r\n", "400 bad-http"),
                head("a folded line", "Host: x\r\nA: b\r\n c\r\n", "400 bad-http"),
                head("a space before the colon", "Host: x\r\nA : b\r\n", "400 bad-http"),
                head("NUL in a value", "Host: x\r\nA: b\0c\r\n", "400 bad-http"),
                head("bare line feeds", "Host: x\nA: b\n", "400 bad-http"),
                head("a value of 20,000 bytes", field("b".repeat(20_000)), "431 too-large"),
                head("2,000 lines", "Host: x\r\n" + "A: b\r\n".repeat(2000), "431 too-large"),
                head(
                        "a sign-in that is none",
                        "Host: x\r\nAuthorization: Basic YTpi\r\n",
                        "401 not-signed-in"),
                head(
                        "a secret without end",
                        "Host: x\r\nAuthorization: Bearer " + "x".repeat(4000) + "\r\n",
                        "401 not-signed-in"));
    }

    static Stream<Attempt> bodies() {
        return Stream.of(
                post("length and chunks at once", "Content-Length: 2", "{}", "400 bad-http"),
                post("chunks that are none", "", "zz\r\n{}\r\n0\r\n\r\n", "400 bad-http"),
                sized("two lengths", "2\r\nContent-Length: 3", "{}", "400 bad-http"),
                sized("a length below nothing", "-1", "{}", "400 bad-http"),
                sized("a length that is a word", "two", "{}", "400 bad-http"),
                sized("a length without end", "9".repeat(40), "{}", "400 bad-http"),
                sized("a length of ten gigabytes", "10000000000", "{}", "413 too-large"),
                sized("less than it said", "500", "{}", "400 bad-http"),
                body("no JSON", "{", "400 not-json"),
                body("another kind of JSON", "[]", "400 bad-request"),
                body("broken UTF-8", "{\"move\":\"\u00c3(\",\"ply\":0}", "400 not-json"),
                body("a field twice", "{\"ply\":0,\"ply\":0,\"move\":\"11-15\"}", "400 not-json"),
                body("something behind", "{\"ply\":0,\"move\":\"11-15\"}{}", "400 bad-request"),
                body("lists in lists", "{\"ply\":" + "[".repeat(30_000), "400 bad-request"),
                body("deep unknown fields", "{\"x\":" + "[".repeat(30_000), "400 bad-request"),
                body("a huge number", "{\"ply\":" + "9".repeat(50_000) + "}", "400 bad-request"),
                body("a tiny number", "{\"ply\":1e-999999999}", "400 bad-request"),
                body("70,000 bytes", " ".repeat(70_000), "413 too-large"),
                typed("a form", "application/x-www-form-urlencoded", "415 not-json-type"),
                typed("a form with files", "multipart/form-data; boundary=x", "415 not-json-type"),
                typed("plain text", "text/plain", "415 not-json-type"),
                typed(
                        "something packed",
                        "application/json\r\nContent-Encoding: gzip",
                        "415 not-json-type"));
    }

    static Stream<Attempt> trespassers() {
        String cookie = "Cookie: crownhead=ANN\r\n";
        return Stream.of(
                move("a move for another's seat", EVE, MOVE, "404 no-such-game"),
                move("a move by nobody", "", MOVE, "401 not-signed-in"),
                move(
                        "a move with the player's name",
                        "Authorization: Bearer Ann\r\n",
                        MOVE,
                        "401 not-signed-in"),
                move(
                        "a move out of turn",
                        "Authorization: Bearer WAITING\r\n",
                        MOVE,
                        "409 not-your-turn"),
                move("a stale move", ANN, "{\"ply\":0,\"move\":\"11-15\"}", "409 stale-ply"),
                move("a move ahead", BEN, "{\"ply\":999,\"move\":\"11-15\"}", "409 stale-ply"),
                move("a cookie without an Origin", cookie, MOVE, "403 foreign-origin"),
                move(
                        "a cookie and a foreign page",
                        cookie + "Origin: https://evil.example\r\nCrownhead: 1\r\n",
                        MOVE,
                        "403 foreign-origin"),
                move(
                        "a cookie without our header",
                        cookie + "Origin: http://localhost:PORT\r\n",
                        MOVE,
                        "403 no-header"),
                new Attempt(
                        "the figures, for somebody elsewhere",
                        "GET /metrics HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n",
                        "403 not-from-here"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"lines", "headers", "bodies", "trespassers"})
    @Tag("HT-2e")
    @Tag("OP-5b")
    void isAnsweredExactlySo(Attempt attempt) throws IOException {
        String answer = RawHttp.answer(HONEST.port(), filledIn(attempt.bytes()));
        assertThat(RawHttp.verdict(answer)).as(answer).isEqualTo(attempt.answer());
        assertThat(answer).doesNotContainIgnoringCase("jetty").doesNotContain("Exception");
    }

    private static String filledIn(String request) {
        String waiting = HONEST.ply() % 2 == 0 ? HONEST.ben().secret() : HONEST.ann().secret();
        String filled =
                request.replace(TABLE, HONEST.table())
                        .replace("Bearer ANN", "Bearer " + HONEST.ann().secret())
                        .replace("=ANN", "=" + HONEST.ann().secret())
                        .replace("Bearer BEN", "Bearer " + HONEST.ben().secret())
                        .replace("Bearer EVE", "Bearer " + HONEST.eve().secret())
                        .replace("Bearer WAITING", "Bearer " + waiting)
                        .replace("PLY", Integer.toString(HONEST.ply()))
                        .replace("PORT", Integer.toString(HONEST.port()));
        int size = filled.length() - filled.indexOf("\r\n\r\n") - 4;
        return filled.replace("SIZE", Integer.toString(size));
    }

    private static String get(String path) {
        return "GET " + path + " HTTP/1.1";
    }

    private static String field(String value) {
        return "Host: x\r\nA: " + value + "\r\n";
    }

    private static Attempt line(String name, String line, String answer) {
        return new Attempt(name, line + "\r\nHost: x\r\nConnection: close\r\n\r\n", answer);
    }

    private static Attempt head(String name, String lines, String answer) {
        return new Attempt(name, "GET /api/v1/me HTTP/1.1\r\n" + lines + "\r\n", answer);
    }

    private static Attempt post(String name, String line, String body, String answer) {
        String chunked = "Transfer-Encoding: chunked\r\n" + (line.isEmpty() ? "" : line + "\r\n");
        return new Attempt(name, start(ANN + JSON + chunked) + body, answer);
    }

    private static Attempt sized(String name, String length, String body, String answer) {
        String head = start(ANN + JSON + "Content-Length: " + length + "\r\n");
        return new Attempt(name, head + body, answer);
    }

    private static Attempt body(String name, String body, String answer) {
        return sized(name, Integer.toString(body.length()), body, answer);
    }

    private static Attempt typed(String name, String type, String answer) {
        String head = start(ANN + "Content-Type: " + type + "\r\nContent-Length: 2\r\n");
        return new Attempt(name, head + "{}", answer);
    }

    /** The length is filled in last. */
    private static Attempt move(String name, String headers, String body, String answer) {
        return new Attempt(name, start(headers + JSON + "Content-Length: SIZE\r\n") + body, answer);
    }

    private static String start(String headers) {
        return "POST " + MOVES + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + headers + "\r\n";
    }
}

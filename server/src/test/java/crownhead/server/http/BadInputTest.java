package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is no request, or no sense, costs only itself. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BadInputTest {
    private TestDoor house;
    private TwoPlayers two;

    @BeforeAll
    void open() {
        house = TestDoor.open();
        two = TwoPlayers.sitDown(house);
    }

    @AfterAll
    void close() {
        house.close();
    }

    /** Something wrong with a body that is sent to a route. */
    record Body(String verb, String body, int status, String code) {
        @Override
        public String toString() {
            return verb + " " + (body.length() > 60 ? body.substring(0, 60) + "…" : body);
        }
    }

    static Stream<Body> bodies() {
        return Stream.of(
                new Body("moves", "", 400, "bad-request"),
                new Body("moves", "{", 400, "not-json"),
                new Body("moves", "[]", 400, "bad-request"),
                new Body("moves", "null", 400, "bad-request"),
                new Body("moves", "7", 400, "bad-request"),
                new Body("moves", "\"text\"", 400, "bad-request"),
                new Body("moves", "nonsense", 400, "not-json"),
                new Body("moves", "{\"ply\":0}", 400, "bad-request"),
                new Body("moves", "{\"move\":\"11-15\"}", 400, "bad-request"),
                new Body("moves", "{\"ply\":\"0\",\"move\":\"11-15\"}", 400, "bad-request"),
                new Body("moves", "{\"ply\":0.5,\"move\":\"11-15\"}", 400, "bad-request"),
                new Body("moves", "{\"ply\":null,\"move\":\"11-15\"}", 400, "bad-request"),
                new Body("moves", "{\"ply\":99999999999,\"move\":\"11-15\"}", 400, "bad-request"),
                new Body("moves", "{\"ply\":" + "9".repeat(9999) + "}", 400, "bad-request"),
                new Body("moves", "{\"ply\":0,\"ply\":0,\"move\":\"11-15\"}", 400, "not-json"),
                new Body("moves", "{\"ply\":0,\"move\":\"11-15\"} x", 400, "not-json"),
                new Body("moves", "{\"ply\":0,\"move\":11}", 400, "bad-request"),
                new Body("moves", "{\"ply\":0,\"move\":\"e2-e4\"}", 400, "bad-request"),
                new Body("moves", "{\"ply\":0,\"move\":\"11-15-\"}", 400, "bad-request"),
                new Body(
                        "moves",
                        "{\"ply\":0,\"move\":\"" + "1x".repeat(99) + "\"}",
                        400,
                        "bad-request"),
                new Body("moves", "{\"ply\":0,\"path\":[]}", 400, "bad-request"),
                new Body("moves", "{\"ply\":0,\"path\":[0,33]}", 400, "bad-request"),
                new Body("moves", "{\"ply\":0,\"path\":[11,\"15\"]}", 400, "bad-request"),
                new Body("moves", "{\"ply\":0,\"path\":[11,null]}", 400, "bad-request"),
                new Body("moves", "{\"ply\":0,\"path\":{\"a\":1}}", 400, "bad-request"),
                new Body(
                        "moves",
                        "{\"ply\":0,\"path\":[1,2,3,4,5,6,7,8,9,10,11]}",
                        400,
                        "bad-request"),
                new Body(
                        "moves",
                        "{\"ply\":0,\"path\":[11,15],\"move\":\"11-15\"}",
                        400,
                        "bad-request"),
                new Body(
                        "moves",
                        "{\"ply\":0,\"x\":" + "[".repeat(60_000) + "}",
                        400,
                        "bad-request"),
                new Body("moves", "{\"id\":\"\",\"ply\":0,\"move\":\"11-15\"}", 400, "bad-request"),
                new Body(
                        "moves",
                        "{\"id\":\"a b\",\"ply\":0,\"move\":\"11-15\"}",
                        400,
                        "bad-request"),
                new Body(
                        "moves",
                        "{\"id\":\"" + "x".repeat(41) + "\",\"ply\":0,\"move\":\"11-15\"}",
                        400,
                        "bad-request"),
                new Body("moves", "{\"ply\":-1,\"move\":\"11-15\"}", 409, "stale-ply"),
                new Body("moves", "{\"ply\":5,\"move\":\"11-15\"}", 409, "stale-ply"),
                new Body("moves", " ".repeat(70_000), 413, "too-large"),
                new Body("moves", "{\"x\":\"" + "y".repeat(70_000) + "\"}", 413, "too-large"),
                new Body("answer", "{\"question\":\"rain\",\"yes\":true}", 400, "bad-request"),
                new Body("answer", "{\"question\":\"draw\",\"yes\":\"no\"}", 400, "bad-request"),
                new Body(
                        "answer", "{\"question\":\"draw\",\"yes\":true}", 409, "nothing-to-answer"),
                new Body("rematch", "{}", 400, "bad-request"),
                new Body("rematch", "{\"yes\":true}", 409, "not-over"));
    }

    @ParameterizedTest
    @MethodSource("bodies")
    @Tag("HT-2d")
    @Tag("HT-2e")
    void isRefusedWithACodeAndChangesNothing(Body wrong) {
        Curl.Said said = two.ann().post(two.path(wrong.verb()), wrong.body());
        assertThat(said.body()).contains("\"code\":\"" + wrong.code() + "\"");
        assertThat(said.status()).isEqualTo(wrong.status());
        assertThat(said.header("Content-Type")).isEqualTo("application/problem+json");
        assertThat(two.state(two.ann()).text("/update/version")).isEqualTo("2");
    }

    /** Wishes for a game that cannot be. */
    static List<String> wishes() {
        return List.of(
                "{\"visibility\":\"secret\"}",
                "{\"time\":\"soon\"}",
                "{\"time\":\"inactivity:10m\"}",
                "{\"time\":\"game:0s\"}",
                "{\"time\":\"game:99h\"}",
                "{\"time\":\"days:99\"}",
                "{\"time\":\"move:1s\"}",
                "{\"colours\":\"pink\"}",
                "{\"side\":\"left\"}",
                "{\"draws\":\"never\"}",
                "{\"rated\":\"yes\"}",
                "{\"rated\":true,\"time\":\"none\"}",
                "{\"rated\":true,\"draws\":\"adjudicated\"}");
    }

    @ParameterizedTest
    @MethodSource("wishes")
    @Tag("HT-2e")
    void doesNotOpenAGame(String wish) {
        Curl.Said said = two.ann().post("/api/v1/games", wish);
        assertThat(said.status()).as(said.body()).isEqualTo(400);
        assertThat(said.code()).isEqualTo("bad-request");
    }

    @Test
    void isRefusedInTheAddressToo() {
        assertThat(two.ann().get(two.path("updates?since=x")).code()).isEqualTo("bad-query");
        assertThat(two.ann().get(two.path("updates?since=-1")).code()).isEqualTo("bad-query");
        assertThat(two.ann().get(two.path("updates?since=9999999999999999")).status())
                .isEqualTo(400);
        assertThat(two.ann().get("/api/v1/games/NOT-A-TABLE").code()).isEqualTo("no-such-game");
        assertThat(two.ann().get("/api/v1/games/aaaaaaaaaaaa").code()).isEqualTo("no-such-game");
        assertThat(two.ann().get("/api/v1/nothing").code()).isEqualTo("no-such-page");
        assertThat(two.ann().send("PUT", "/api/v1/lobby", null).status()).isEqualTo(405);
    }

    @Test
    void isNotReadUnlessItIsPlainJson() {
        for (String type :
                List.of("text/plain", "application/x-www-form-urlencoded", "image/png")) {
            Curl.Said said = two.ann().with("Content-Type", type).post(two.path("resign"), "{}");
            assertThat(said.status()).isEqualTo(415);
        }
        assertThat(
                        two.ann()
                                .with("Content-Encoding", "gzip")
                                .post(two.path("resign"), "{}")
                                .status())
                .isEqualTo(415);
        assertThat(two.ann().send("POST", two.path("resign"), "{}").status()).isEqualTo(415);
    }
}

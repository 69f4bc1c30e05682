package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/** What the house says about itself. */
class HouseRoutesTest {
    private final TestDoor house = TestDoor.open();
    private final Curl nobody = Curl.to(house);

    @AfterEach
    void close() {
        house.close();
    }

    @Nested
    class ItsState {
        @Test
        @Tag("OP-4a")
        void isHealthAndMetrics() {
            assertThat(nobody.get("/health/live").text("/status")).isEqualTo("live");
            assertThat(nobody.get("/health/ready").text("/status")).isEqualTo("ready");
            house.isReady.set(false);
            assertThat(nobody.get("/health/ready").status()).isEqualTo(503);
            assertThat(nobody.get("/health/live").status()).isEqualTo(200);
            assertThat(nobody.post("/api/v1/games", "{\"name\":\"Zoe\"}").status()).isEqualTo(503);
            house.isReady.set(true);
            TwoPlayers two = TwoPlayers.sitDown(house);
            two.move(two.ann(), 0, "11-15");
            two.move(two.ann(), 1, "11-15");
            assertThat(nobody.get("/metrics").body())
                    .contains("crownhead_moves_total 1.0")
                    .contains("crownhead_refusals_total{code=\"not-your-turn\"}")
                    .contains("crownhead_requests_seconds")
                    .contains("jvm_memory_used_bytes");
        }

        @Test
        void isNotToldToWhoeverComesThroughAProxy() {
            assertThat(nobody.with("X-Forwarded-For", "192.0.2.7").get("/metrics").code())
                    .isEqualTo("not-from-here");
        }
    }

    @Test
    @Tag("RU-11d")
    void tellsUpToHowManyPiecesItsTablesKnow() {
        assertThat(nobody.get("/api/v1/house").body()).contains("{\"tablePieces\":4}");
    }

    @Nested
    class ItsPages {
        @Test
        @Tag("OP-5d")
        void haveAContentPolicyAndNoScriptOfTheirOwn() {
            for (String path : List.of("/", "/join", "/game/3f8k2m9qx7tv", "/api")) {
                Curl.Said page = nobody.get(path);
                assertThat(page.status()).isEqualTo(200);
                assertThat(page.header("Content-Type")).isEqualTo("text/html;charset=utf-8");
                assertThat(page.header("Content-Security-Policy"))
                        .contains(
                                "default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
                        .contains("trusted-types svelte-trusted-html crownhead")
                        .doesNotContain("unsafe");
                assertThat(page.body())
                        .doesNotContainPattern(
                                "<script(?! type=\"module\" crossorigin src=\"/assets/)")
                        .doesNotContain("style=", "onclick", "${");
            }
            assertThat(nobody.get("/assets/house.css").status()).isEqualTo(200);
        }

        @Test
        @Tag("OP-10d")
        void sayWhenTheyAreServedOverPlainHttp() {
            try (TestDoor atHome = TestDoor.open("http://192.168.1.20:8080", 1)) {
                assertThat(Curl.to(atHome).get("/").body()).contains("over plain HTTP");
            }
            try (TestDoor secure = TestDoor.open("https://checkers.example", 1)) {
                Curl.Said page = Curl.to(secure).get("/");
                assertThat(page.body()).doesNotContain("over plain HTTP");
                assertThat(page.header("Strict-Transport-Security")).contains("max-age=31536000");
            }
        }

        @ParameterizedTest
        @ValueSource(
                strings = {"http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080"})
        void doNotSayThatOthersReadAlongWhereNothingLeavesThisComputer(String address) {
            try (TestDoor here = TestDoor.open(address, 1)) {
                assertThat(Curl.to(here).get("/").body()).doesNotContain("over plain HTTP");
            }
        }

        @Test
        void sayItWhereTheHouseListensToOthers() {
            URI here = URI.create("http://localhost:8080");
            assertThat(new HttpOptions("0.0.0.0", 8080, here).isInTheOpen()).isTrue();
            assertThat(new HttpOptions("127.0.0.1", 8080, here).isInTheOpen()).isFalse();
        }

        @Test
        void areNeverMadeOfWhatAStrangerSent() {
            assertThat(nobody.get("/game/%3Cscript%3E").body()).doesNotContain("<script>");
        }
    }

    @Test
    void tellsBrowsersTheSameWithEveryAnswer() {
        for (String path : List.of("/api", "/api/v1/lobby", "/api/v1/me", "/nothing", "/metrics")) {
            Curl.Said said = nobody.get(path);
            assertThat(said.header("X-Content-Type-Options")).isEqualTo("nosniff");
            assertThat(said.header("Referrer-Policy")).isEqualTo("no-referrer");
            assertThat(said.header("Content-Security-Policy")).startsWith("default-src 'none'");
            assertThat(said.header("Cache-Control")).isEqualTo("no-store");
            assertThat(said.header("X-Request-Id")).matches("[0-9a-f]{12}");
            assertThat(said.header("Server")).isEmpty();
            assertThat(said.header("Access-Control-Allow-Origin")).isEmpty();
        }
    }

    @Nested
    class ARequest {
        @Test
        @Tag("OP-4b")
        void hasANameThatIsInItsAnswerItsProblemAndTheLog() {
            List<String> names = new ArrayList<>();
            String log =
                    logged(() -> {
                        for (String path : List.of("/api/v1/me", "/nothing")) {
                            Curl.Said said = nobody.get(path);
                            assertThat(said.text("/request"))
                                    .isEqualTo(said.header("X-Request-Id"));
                            names.add(said.header("X-Request-Id"));
                        }
                    });
            assertThat(names).doesNotHaveDuplicates();
            assertThat(names).allSatisfy(name -> assertThat(log).contains("request=" + name));
        }

        @Test
        @Tag("OP-4b")
        void keepsTheNameThatAProxyGaveIt() {
            String name = "4bf92f3577b34da6a3ce929d0e0e4736";
            Curl.Said said = nobody.with("X-Request-Id", name).get("/nothing");
            assertThat(said.header("X-Request-Id")).isEqualTo(name);
            assertThat(said.text("/request")).isEqualTo(name);
        }

        @ParameterizedTest
        @ValueSource(strings = {"short", "a \"quoted\" name", "with{json}inside", "ünclean-name"})
        @Tag("OP-4b")
        void isNotNamedByWhateverAStrangerSends(String name) {
            Curl.Said said = nobody.with("X-Request-Id", name).get("/nothing");
            assertThat(said.header("X-Request-Id")).matches("[0-9a-f]{12}");
        }

        @Test
        void isNotNamedAtLength() {
            Curl.Said said = nobody.with("X-Request-Id", "a".repeat(65)).get("/nothing");
            assertThat(said.header("X-Request-Id")).hasSize(12);
        }
    }

    @Test
    @Tag("OP-4b")
    void keepsALogWithoutASecret() {
        List<String> secrets = new ArrayList<>();
        String log = logged(() -> secrets.add(useMarkedSecrets()));
        assertThat(log)
                .contains("POST /api/v1/games/{table}/moves")
                .contains("status=200")
                .contains("network=127.0.0.0")
                .doesNotContain("127.0.0.1", "marked", "since=2", secrets.getFirst());
    }

    /** What is in the log when that is done; the house is closed then. */
    private String logged(Runnable doing) {
        Logger logger = (Logger) LoggerFactory.getLogger("crownhead.requests");
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        lines.start();
        logger.setLevel(Level.INFO);
        logger.setAdditive(false);
        logger.addAppender(lines);
        try {
            doing.run();
            house.close();
            return log(lines);
        } finally {
            logger.detachAppender(lines);
            logger.setLevel(null);
            logger.setAdditive(true);
        }
    }

    /** The secret that one of them got. */
    private String useMarkedSecrets() {
        TwoPlayers two = TwoPlayers.sitDown(house, "Ann", "Ben", "\"visibility\":\"private\"");
        two.move(two.ann(), 0, "11-15");
        two.ann().get(two.path("updates?since=2"));
        nobody.post("/api/v1/sessions", "{\"name\":\"Zoe\",\"password\":\"marked password\"}");
        nobody.as("marked-secret").get("/api/v1/me?marked=1");
        nobody.with("Crownhead-Key", "marked-key").get("/api/v1/games/" + two.table());
        nobody.get("/marked/../nothing");
        return two.annSecret();
    }

    private static String log(ListAppender<ILoggingEvent> lines) {
        StringBuilder log = new StringBuilder();
        for (ILoggingEvent line : List.copyOf(lines.list)) {
            log.append(line.getFormattedMessage());
            line.getKeyValuePairs()
                    .forEach(pair ->
                            log.append(' ').append(pair.key).append('=').append(pair.value));
            log.append('\n');
        }
        return log.toString();
    }
}

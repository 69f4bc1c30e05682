package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How the web client is served. A small one lies among the test resources. */
class SiteTest {
    private static final String SCRIPT = "/assets/main-1a2b3c4d.js";
    private static final String ENGINE = "/assets/engine.worker-1a2b3c4d.js";

    private final TestDoor house = TestDoor.open();
    private final Curl nobody = Curl.to(house);

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void showsOnePageAtEveryAddressOfTheClient() {
        String page = nobody.get("/").body();
        for (String path :
                List.of(
                        "/join",
                        "/game/3f8k2m9qx7tv",
                        "/replay/3f8k2m9qx7tv",
                        "/analysis",
                        "/analysis/3f8k2m9qx7tv",
                        "/rules",
                        "/trainer",
                        "/local")) {
            assertThat(nobody.get(path).body()).isEqualTo(page);
        }
        assertThat(nobody.get("/").header("Cache-Control")).isEqualTo("no-cache");
    }

    @Test
    void showsItToPeopleWhoLookWhereNothingIs() {
        Curl.Said said = nobody.with("Accept", "text/html,*/*").get("/no/such/page");
        assertThat(said.status()).isEqualTo(404);
        assertThat(said.body()).contains("<title>Crownhead</title>");
        assertThat(nobody.get("/no/such/page").code()).isEqualTo("no-such-page");
        assertThat(nobody.with("Accept", "text/html").get("/api/v1/nothing").code())
                .isEqualTo("no-such-page");
    }

    @Test
    void tellsWhoAsksForTheHeadWhatTheyWouldGet() {
        for (String path : List.of("/", "/rules", SCRIPT, "/api/v1/lobby")) {
            Curl.Said head = nobody.head(path);
            Curl.Said whole = nobody.get(path);
            assertThat(head.status()).isEqualTo(200);
            assertThat(head.body()).isEmpty();
            for (String header : List.of("Content-Type", "Content-Length")) {
                assertThat(head.header(header)).as(path).isEqualTo(whole.header(header));
            }
        }
    }

    @Test
    void keepsWhatIsNamedByItsHashForEver() {
        assertThat(nobody.get(SCRIPT).header("Cache-Control"))
                .isEqualTo("public, max-age=31536000, immutable");
        assertThat(nobody.get("/icon.svg").header("Cache-Control")).isEqualTo("no-cache");
        assertThat(nobody.get("/icon.svg").header("Content-Type")).isEqualTo("image/svg+xml");
        assertThat(nobody.get("/icon.svg").header("X-Content-Type-Options")).isEqualTo("nosniff");
    }

    @Test
    @Tag("OP-5d")
    void letsTheEnginesOwnScriptAndNoOtherLoadWebAssembly() {
        assertThat(policy(ENGINE))
                .contains("script-src 'self' 'unsafe-eval'", "default-src 'none'");
        for (String path : List.of("/", "/analysis", SCRIPT, "/icon.svg")) {
            assertThat(policy(path)).contains("script-src 'self';").doesNotContain("unsafe");
        }
        assertThat(policy("/engine.worker-1a2b3c4d.js")).doesNotContain("unsafe");
    }

    private String policy(String path) {
        return nobody.get(path).header("Content-Security-Policy");
    }

    @Test
    void sendsNothingAgainToWhoHasIt() {
        String tag = nobody.get(SCRIPT).header("ETag");
        Curl.Said again = nobody.with("If-None-Match", tag).get(SCRIPT);
        assertThat(again.status()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(nobody.with("If-None-Match", "\"other\"").get(SCRIPT).status()).isEqualTo(200);
    }

    @Test
    @Tag("OP-5a")
    void hasNoFileThatTheListDoesNotName() {
        for (String path :
                List.of("/files.txt", SCRIPT + ".br", "/assets/", "/assets/../files.txt")) {
            assertThat(nobody.get(path).status()).isIn(400, 404);
        }
    }

    @Nested
    class AFile {
        private final WebFile file =
                new WebFile(
                        "a.js", bytes("plain"), Optional.of(bytes("b")), Optional.of(bytes("gz")));

        @Test
        void isSentInTheSmallestFormThatTheReaderCanOpen() {
            assertThat(file.form("gzip, deflate, br, zstd")).isEqualTo(WebFile.Form.BROTLI);
            assertThat(file.form("gzip;q=1.0")).isEqualTo(WebFile.Form.GZIP);
            assertThat(file.form("br;q=0, gzip")).isEqualTo(WebFile.Form.GZIP);
            assertThat(file.form("")).isEqualTo(WebFile.Form.PLAIN);
            assertThat(file.bytes(WebFile.Form.BROTLI)).isEqualTo(bytes("b"));
        }

        @Test
        void hasAnotherTagInEachForm() {
            assertThat(file.tag(WebFile.Form.BROTLI)).isNotEqualTo(file.tag(WebFile.Form.PLAIN));
        }

        @Test
        void isCompressedOverTheWire() {
            Curl.Said said = nobody.with("Accept-Encoding", "br").get(SCRIPT);
            assertThat(said.header("Content-Encoding")).isEqualTo("br");
            assertThat(said.header("Vary")).isEqualTo("Accept-Encoding");
        }
    }

    @Test
    void aHouseThatWasBuiltWithoutTheClientSaysSo() {
        WebSite none = new WebSite("/crownhead/nowhere/");
        assertThat(none.files()).isEmpty();
        assertThat(none.page()).isEmpty();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}

package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A browser, which sends its cookie for any page that makes it do so. */
class CookiesTest {
    private static final String HOUSE = "https://checkers.example";

    private final TestDoor house = TestDoor.open(HOUSE, 10_000);
    private final Curl ours = Curl.to(house).with("Origin", HOUSE).with("Crownhead", "1");
    private final Curl.Said signedIn =
            ours.post("/api/v1/guests", "{\"name\":\"Ann\",\"cookie\":true}");
    private final String cookie = signedIn.header("Set-Cookie").replaceAll(";.*", "");

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    @Tag("OP-5c")
    @Tag("OP-10b")
    void keepsTheSecretWhereNoScriptReadsIt() {
        assertThat(signedIn.header("Set-Cookie"))
                .startsWith("__Host-crownhead=")
                .contains("; Secure", "; HttpOnly", "; SameSite=Lax", "; Path=/")
                .doesNotContain("Domain");
        assertThat(signedIn.json().has("secret")).isFalse();
    }

    @Test
    void hasAnotherCookieOverPlainHttp() {
        try (TestDoor plain = TestDoor.open()) {
            Curl.Said said =
                    Curl.to(plain)
                            .with("Origin", "http://localhost:8080")
                            .with("Crownhead", "1")
                            .post("/api/v1/guests", "{\"name\":\"Ann\",\"cookie\":true}");
            assertThat(said.header("Set-Cookie"))
                    .startsWith("crownhead=")
                    .contains("HttpOnly", "SameSite=Lax")
                    .doesNotContain("Secure");
        }
    }

    @Test
    void actsFromAPageOfTheHouse() {
        assertThat(ours.with("Cookie", cookie).post("/api/v1/games", "{}").status()).isEqualTo(201);
        assertThat(Curl.to(house).with("Cookie", cookie).get("/api/v1/me").text("/name"))
                .isEqualTo("Ann");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "http://checkers.example",
                "https://checkers.example:8443",
                "https://evil.example",
                "https://sub.checkers.example",
                "https://checkers.example.evil.example",
                "https://evilcheckers.example",
                "https://checkers.example@evil.example",
                "https://checkers.example/",
                "HTTPS://CHECKERS.EXAMPLE",
                "https://checkers.example https://evil.example",
                ""
            })
    @Tag("OP-5c")
    void doesNotActFromAForeignPage(String origin) {
        Curl foreign =
                Curl.to(house).with("Cookie", cookie).with("Crownhead", "1").with("Origin", origin);
        Curl.Said said = foreign.post("/api/v1/games", "{}");
        assertThat(said.status()).isEqualTo(403);
        assertThat(said.code()).isEqualTo("foreign-origin");
        assertThat(foreign.delete("/api/v1/sessions").status()).isEqualTo(403);
        assertThat(Curl.to(house).get("/api/v1/lobby").json().at("/waiting").size()).isZero();
    }

    @Test
    void doesNotActWithoutAnOriginNorWithoutTheHeader() {
        Curl.Said without =
                Curl.to(house)
                        .with("Cookie", cookie)
                        .with("Crownhead", "1")
                        .post("/api/v1/games", "{}");
        assertThat(without.code()).isEqualTo("foreign-origin");
        Curl.Said bare =
                Curl.to(house)
                        .with("Cookie", cookie)
                        .with("Origin", HOUSE)
                        .post("/api/v1/games", "{}");
        assertThat(bare.code()).isEqualTo("no-header");
    }

    @Test
    void doesNotActByAFormNorByALink() {
        Curl browser = ours.with("Cookie", cookie);
        assertThat(browser.with("Content-Type", "text/plain").post("/api/v1/games", "{}").status())
                .isEqualTo(415);
        assertThat(
                        browser.with("Content-Type", "application/x-www-form-urlencoded")
                                .post("/api/v1/games", "name=Eve")
                                .status())
                .isEqualTo(415);
        assertThat(browser.get("/api/v1/games").status()).isIn(404, 405);
    }

    @Test
    void isNotSignedInByAForeignPage() {
        Curl.Said said =
                Curl.to(house)
                        .with("Crownhead", "1")
                        .post("/api/v1/guests", "{\"name\":\"Eve\",\"cookie\":true}");
        assertThat(said.code()).isEqualTo("foreign-origin");
        assertThat(said.header("Set-Cookie")).isEmpty();
    }

    @Test
    void isToldToForgetTheCookieOnSigningOut() {
        Curl.Said out = ours.with("Cookie", cookie).delete("/api/v1/sessions/current");
        assertThat(out.status()).isEqualTo(204);
        assertThat(out.header("Set-Cookie")).startsWith("__Host-crownhead=;").contains("Max-Age=0");
        assertThat(Curl.to(house).with("Cookie", cookie).get("/api/v1/me").status()).isEqualTo(401);
    }

    @Test
    void isNobodyWithTwoCookies() {
        Curl twice = Curl.to(house).with("Cookie", cookie + "; " + cookie);
        assertThat(twice.get("/api/v1/me").status()).isEqualTo(401);
    }
}

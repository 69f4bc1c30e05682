package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Private games and their keys. */
class KeysTest {
    private static final String WRONG = "ZZZZ-ZZZZ-ZZZZ-Z";

    private final TestDoor house = TestDoor.open("http://localhost:8080", 1);
    private final Curl nobody = Curl.to(house);
    private final Curl.Said opened =
            nobody.post("/api/v1/games", "{\"name\":\"Ann\",\"visibility\":\"private\"}");
    private final String table = opened.text("/table");
    private final String key = opened.text("/key");

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    @Tag("LO-2b")
    void areGivenToTheHostAsTextAndAsALink() {
        assertThat(key).matches("([0-9A-Z]{4}-){3}[0-9A-Z]");
        assertThat(opened.text("/link")).isEqualTo("http://localhost:8080/join#" + key);
    }

    @Test
    @Tag("LO-2a")
    void belongToGamesThatAreInNoList() {
        assertThat(nobody.get("/api/v1/lobby").body()).doesNotContain(table);
        join("Ben", key);
        assertThat(nobody.get("/api/v1/lobby").body()).doesNotContain(table);
        Curl ann = nobody.as(opened.text("/secret"));
        ann.post("/api/v1/games/" + table + "/resign", "{}");
        assertThat(nobody.get("/api/v1/players/Ann/games").body()).doesNotContain(table);
    }

    @Test
    void areShownAgainToWhoRepeatsTheRequest() {
        Curl ann = nobody.as(opened.text("/secret"));
        String wish = "{\"id\":\"g-1\",\"visibility\":\"private\"}";
        Curl.Said first = ann.post("/api/v1/games", wish);
        Curl.Said again = ann.post("/api/v1/games", wish);
        assertThat(again.status()).isEqualTo(201);
        assertThat(again.text("/table")).isEqualTo(first.text("/table"));
        assertThat(again.text("/key")).isEqualTo(first.text("/key"));
        assertThat(ann.post("/api/v1/games", "{\"id\":\"no name\"}").status()).isEqualTo(400);
    }

    @Test
    void openAGameHoweverTheyAreTyped() {
        String typed = " " + key.toLowerCase(java.util.Locale.ROOT).replace("-", " ");
        assertThat(join("Ben", typed).status()).isEqualTo(200);
    }

    @Nested
    class Wrong {
        @Test
        @Tag("LO-2c")
        void areAnsweredLikeUsedOnesAndLeaveAnotherTry() {
            Curl.Said wrong = join("Ben", WRONG);
            assertThat(wrong.status()).isEqualTo(404);
            assertThat(wrong.code()).isEqualTo("no-such-game");
            assertThat(join("Zoe", key).status()).isEqualTo(200);
            assertThat(join("Eve", key).words()).isEqualTo(wrong.words());
            assertThat(join("Tom", "no key at all").words()).isEqualTo(wrong.words());
        }

        @Test
        void areAnsweredLikeExpiredOnes() {
            house.sweep.tick();
            house.millis.addAndGet(Duration.ofMinutes(3).toMillis());
            house.sweep.tick();
            Curl.Said late = join("Ben", key);
            assertThat(late.status()).isEqualTo(404);
            assertThat(late.words()).isEqualTo(join("Tom", WRONG).words());
        }

        @Test
        @Tag("LO-2d")
        void areLimitedInNumber() {
            Curl eve = signedIn("Eve");
            String body = "{\"key\":\"" + WRONG + "\"}";
            for (int i = 0; i < 20; i++) {
                assertThat(eve.post("/api/v1/games/join", body).status()).isEqualTo(404);
            }
            Curl.Said slow = eve.post("/api/v1/games/join", body);
            assertThat(slow.status()).isEqualTo(429);
            assertThat(slow.header("Retry-After")).isEqualTo("3");
            assertThat(eve.post("/api/v1/games/join", "{\"key\":\"" + key + "\"}").status())
                    .isEqualTo(429);
            house.millis.addAndGet(Duration.ofSeconds(3).toMillis());
            assertThat(eve.post("/api/v1/games/join", "{\"key\":\"" + key + "\"}").status())
                    .isEqualTo(200);
        }

        @Test
        @Tag("LO-2d")
        void areLimitedWhereAGameIsWatchedToo() {
            Curl eve = nobody.with("Crownhead-Key", WRONG);
            for (int i = 0; i < 20; i++) {
                assertThat(eve.get("/api/v1/games/" + table).status()).isEqualTo(404);
            }
            assertThat(eve.get("/api/v1/games/" + table).status()).isEqualTo(429);
        }
    }

    @Nested
    class Watching {
        @Test
        @Tag("SP-1h")
        void needsTheKey() {
            join("Ben", key);
            String path = "/api/v1/games/" + table;
            Curl.Said refused = nobody.get(path);
            assertThat(refused.status()).isEqualTo(404);
            assertThat(refused.words()).isEqualTo(nobody.get("/api/v1/games/aaaaaaaaaaaa").words());
            assertThat(nobody.get(path + "/updates").status()).isEqualTo(404);
            assertThat(nobody.get(path + "/pdn").status()).isEqualTo(404);
            assertThat(nobody.with("Crownhead-Key", WRONG).get(path).status()).isEqualTo(404);
            Curl watching = nobody.with("Crownhead-Key", key);
            assertThat(watching.get(path).text("/update/you")).isEqualTo("spectator");
            assertThat(watching.get(path + "/updates").status()).isEqualTo(200);
        }
    }

    private Curl.Said join(String name, String typed) {
        return signedIn(name).post("/api/v1/games/join", "{\"key\":\"" + typed + "\"}");
    }

    private Curl signedIn(String name) {
        return nobody.as(
                nobody.post("/api/v1/guests", "{\"name\":\"" + name + "\"}").text("/secret"));
    }
}

package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who somebody is, over HTTP. */
class SigningInTest {
    private static final String ACCOUNT =
            "{\"name\":\"Ann\",\"password\":\"a long line of words\"}";

    private final TestDoor house = TestDoor.open();
    private final Curl nobody = Curl.to(house);

    @AfterEach
    void close() {
        house.close();
    }

    @Nested
    class AGuest {
        private final String secret = guest("Ann");

        @Test
        void isWhomTheyNamedThemselves() {
            assertThat(nobody.as(secret).get("/api/v1/me").text("/name")).isEqualTo("Ann");
        }

        @Test
        @Tag("ID-1d")
        void hasTheirNameAlone() {
            Curl.Said second = nobody.post("/api/v1/guests", "{\"name\":\"ann\"}");
            assertThat(second.status()).isEqualTo(409);
            assertThat(second.code()).isEqualTo("name-taken");
        }

        @Test
        void isNotTakenForSomebodyWhoseNameLooksLikeTheirs() {
            Curl.Said second = nobody.post("/api/v1/guests", "{\"name\":\"Аnn\"}");
            assertThat(second.code()).isIn("name-taken", "bad-name");
        }

        @Test
        @Tag("ID-1b")
        void signsOut() {
            assertThat(nobody.as(secret).delete("/api/v1/sessions/current").status())
                    .isEqualTo(204);
            assertThat(nobody.as(secret).get("/api/v1/me").status()).isEqualTo(401);
        }

        @Test
        @Tag("ID-1i")
        void becomesAnAccountWithTheSameGamesAndAnotherSecret() {
            String table = nobody.as(secret).post("/api/v1/games", "{}").text("/table");
            Curl.Said account = nobody.as(secret).post("/api/v1/accounts", ACCOUNT);
            assertThat(account.status()).isEqualTo(201);
            assertThat(nobody.as(secret).get("/api/v1/me").status()).isEqualTo(401);
            Curl ann = nobody.as(account.text("/secret"));
            assertThat(ann.get("/api/v1/me/games").text("/games/0/table")).isEqualTo(table);
        }

        @Test
        @Tag("ID-1f")
        void hasTheNameAsLongAsAGameOfTheirsIsNotOver() {
            Curl ann = nobody.as(secret);
            String table = ann.post("/api/v1/games", "{\"time\":\"days:3\"}").text("/table");
            nobody.as(guest("Ben")).post("/api/v1/games/join", "{\"table\":\"" + table + "\"}");
            guest("Zoe");
            goneForAnHour();
            assertThat(nobody.post("/api/v1/guests", "{\"name\":\"Ann\"}").code())
                    .isEqualTo("name-taken");
            assertThat(nobody.post("/api/v1/guests", "{\"name\":\"Zoe\"}").status()).isEqualTo(201);
        }

        private void goneForAnHour() {
            house.sweep.tick();
            house.millis.addAndGet(Duration.ofHours(1).toMillis());
            house.sweep.tick();
            house.millis.addAndGet(Duration.ofSeconds(10).toMillis());
            house.sweep.tick();
        }

        @Test
        void isSignedOutAfterAMonthAway() {
            house.millis.addAndGet(Duration.ofDays(31).toMillis());
            assertThat(nobody.as(secret).get("/api/v1/me").status()).isEqualTo(401);
        }
    }

    @Nested
    class AnAccount {
        private final Curl.Said made = nobody.post("/api/v1/accounts", ACCOUNT);

        @Test
        @Tag("ID-1e")
        void keepsItsNameFromGuests() {
            nobody.as(made.text("/secret")).delete("/api/v1/sessions");
            assertThat(nobody.post("/api/v1/guests", "{\"name\":\"Ann\"}").code())
                    .isEqualTo("name-taken");
        }

        @Test
        void signsInWithItsPassword() {
            Curl.Said session = nobody.post("/api/v1/sessions", ACCOUNT);
            assertThat(session.status()).isEqualTo(201);
            assertThat(session.text("/player/account")).isEqualTo("true");
        }

        @Test
        void isNotToldFromOneThatIsNotThere() {
            Curl.Said wrong =
                    nobody.post(
                            "/api/v1/sessions",
                            "{\"name\":\"Ann\",\"password\":\"another line of words\"}");
            Curl.Said unknown =
                    nobody.post(
                            "/api/v1/sessions",
                            "{\"name\":\"Zoe\",\"password\":\"another line of words\"}");
            assertThat(wrong.status()).isEqualTo(401);
            assertThat(unknown.words()).isEqualTo(wrong.words());
        }

        @Test
        @Tag("ID-5a")
        void isOpenedByARecoveryCodeOnce() {
            String code = made.text("/recoveryCodes/0");
            String body =
                    "{\"name\":\"Ann\",\"code\":\"" + code + "\",\"password\":\"new words here\"}";
            assertThat(nobody.post("/api/v1/sessions/recovery", body).status()).isEqualTo(201);
            assertThat(nobody.post("/api/v1/sessions/recovery", body).code())
                    .isEqualTo("wrong-recovery-code");
            assertThat(nobody.post("/api/v1/sessions", ACCOUNT).code()).isEqualTo("wrong-sign-in");
        }

        @Test
        void isSignedOutEverywhereByANewPassword() {
            Curl ann = nobody.as(made.text("/secret"));
            Curl.Said changed =
                    ann.put(
                            "/api/v1/me/password",
                            "{\"old\":\"a long line of words\",\"password\":\"other words now\"}");
            assertThat(changed.status()).isEqualTo(201);
            assertThat(ann.get("/api/v1/me").status()).isEqualTo(401);
            assertThat(nobody.as(changed.text("/secret")).get("/api/v1/me").status())
                    .isEqualTo(200);
        }

        @Test
        void needsItsOldPasswordForANewOne() {
            Curl.Said refused =
                    nobody.as(made.text("/secret"))
                            .put(
                                    "/api/v1/me/password",
                                    "{\"old\":\"wrong words\",\"password\":\"other words now\"}");
            assertThat(refused.status()).isEqualTo(403);
        }

        @Test
        void isNotMadeWithACommonPassword() {
            assertThat(
                            nobody.post(
                                            "/api/v1/accounts",
                                            "{\"name\":\"Ben\",\"password\":\"12345678\"}")
                                    .code())
                    .isEqualTo("password-common");
        }
    }

    @Nested
    class WhatTheHouseKnows {
        private final TwoPlayers two = TwoPlayers.sitDown(house);

        @Test
        @Tag("BE-13a")
        void isGivenToWhomItIsAbout() {
            two.ann().put("/api/v1/me/blocks/Ben", "{}");
            Curl.Said data = two.ann().get("/api/v1/me/data");
            assertThat(data.header("Content-Disposition")).startsWith("attachment");
            assertThat(data.text("/player/name")).isEqualTo("Ann");
            assertThat(data.text("/games/0/table")).isEqualTo(two.table());
            assertThat(data.text("/blocks/0")).isEqualTo("Ben");
            assertThat(data.json().at("/sessions").size()).isEqualTo(1);
        }

        @Test
        @Tag("BE-13b")
        void isForgottenWhenTheyAskForIt() {
            two.ben().post(two.path("resign"), "{}");
            assertThat(two.ann().json("DELETE", "/api/v1/me", "{}").status()).isEqualTo(204);
            assertThat(two.ann().get("/api/v1/me").status()).isEqualTo(401);
            Curl.Said game = nobody.get("/api/v1/games/" + two.table());
            assertThat(game.text("/game/first")).isEqualTo("deleted player");
            assertThat(game.body()).doesNotContain("Ann");
        }

        @Test
        @Tag("ID-5f")
        void includesWhomTheyBlock() {
            assertThat(two.ben().put("/api/v1/me/blocks/Ann", "{}").status()).isEqualTo(204);
            assertThat(two.ben().get("/api/v1/me/blocks").text("/names/0")).isEqualTo("Ann");
            Curl.Said challenge = two.ann().post("/api/v1/games", "{\"opponent\":\"Ben\"}");
            assertThat(challenge.code()).isEqualTo("declined");
            two.ben().delete("/api/v1/me/blocks/Ann");
            assertThat(two.ann().post("/api/v1/games", "{\"opponent\":\"Ben\"}").status())
                    .isEqualTo(201);
        }
    }

    @Test
    @Tag("ID-1a")
    void comesBeforePlaying() {
        assertThat(nobody.post("/api/v1/games", "{}").status()).isEqualTo(401);
        assertThat(nobody.post("/api/v1/pairings", "{}").status()).isEqualTo(401);
    }

    @Test
    @Tag("ID-3a")
    void isSeenInTheLobby() {
        guest("Ann");
        nobody.post("/api/v1/accounts", "{\"name\":\"Ben\",\"password\":\"a long line of words\"}");
        assertThat(nobody.get("/api/v1/lobby").json().at("/people").toString())
                .isEqualTo(
                        "[{\"name\":\"Ann\",\"account\":false,\"playing\":false},"
                                + "{\"name\":\"Ben\",\"account\":true,\"playing\":false}]");
    }

    @Test
    void givesATicketForOneSocket() {
        String ticket = nobody.as(guest("Ann")).post("/api/v1/tickets", "{}").text("/ticket");
        assertThat(house.tickets.take(ticket)).isPresent();
        assertThat(house.tickets.take(ticket)).isEmpty();
    }

    private String guest(String name) {
        return nobody.post("/api/v1/guests", "{\"name\":\"" + name + "\"}").text("/secret");
    }
}

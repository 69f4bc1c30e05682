package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How a game comes about with nothing but HTTP. */
class BeginningTest {
    private final TestDoor house = TestDoor.open();
    private final Curl nobody = Curl.to(house);

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    @Tag("HT-1a")
    @Tag("LO-1g")
    void needsANameAndGivesIdsASecretAndTheBoard() {
        Curl.Said opened = nobody.post("/api/v1/games", "{\"name\":\"Ann\",\"side\":\"first\"}");
        assertThat(opened.status()).isEqualTo(201);
        assertThat(opened.text("/table")).hasSize(12);
        assertThat(opened.text("/player/id")).isNotEmpty();
        assertThat(opened.text("/secret")).hasSize(22);
        assertThat(opened.text("/message"))
                .startsWith("Game Created!")
                .contains(opened.text("/table"));
        assertThat(opened.text("/state/update/board")).startsWith("B:");
    }

    @Test
    @Tag("HT-1b")
    void isJoinedWithANameAndGivesTheSame() {
        String table = nobody.post("/api/v1/games", "{\"name\":\"Ann\"}").text("/table");
        Curl.Said joined =
                nobody.post("/api/v1/games/join", "{\"name\":\"Ben\",\"table\":\"" + table + "\"}");
        assertThat(joined.status()).isEqualTo(200);
        assertThat(joined.text("/table")).isEqualTo(table);
        assertThat(joined.text("/player/name")).isEqualTo("Ben");
        assertThat(joined.text("/secret")).hasSize(22);
        assertThat(joined.text("/state/game/stage")).isEqualTo("playing");
    }

    @Test
    @Tag("LO-4e")
    void seatsOneOfTwoWhoComeAtOnceAndTellsTheOtherThatItIsFull() throws Exception {
        String table = nobody.post("/api/v1/games", "{\"name\":\"Ann\"}").text("/table");
        String body = "{\"table\":\"" + table + "\"}";
        Curl ben = signedIn("Ben");
        Curl zoe = signedIn("Zoe");
        CompletableFuture<Curl.Said> first =
                CompletableFuture.supplyAsync(() -> ben.post("/api/v1/games/join", body));
        Curl.Said second = zoe.post("/api/v1/games/join", body);
        List<Curl.Said> both = List.of(first.get(60, TimeUnit.SECONDS), second);
        assertThat(both).extracting(Curl.Said::status).containsExactlyInAnyOrder(200, 409);
        assertThat(both).extracting(Curl.Said::code).containsExactlyInAnyOrder("", "seat-taken");
    }

    @Test
    @Tag("LO-1f")
    void isListedWithHostColoursTimeAndId() {
        String table =
                nobody.post(
                                "/api/v1/games",
                                "{\"name\":\"Ann\",\"colours\":\"black-red\",\"time\":\"days:3\"}")
                        .text("/table");
        Curl.Said lobby = nobody.get("/api/v1/lobby");
        assertThat(lobby.text("/waiting/0/table")).isEqualTo(table);
        assertThat(lobby.text("/waiting/0/host")).isEqualTo("Ann");
        assertThat(lobby.text("/waiting/0/colours")).isEqualTo("black-red");
        assertThat(lobby.text("/waiting/0/time")).isEqualTo("days:3");
    }

    @Test
    @Tag("LO-1c")
    void isRatedForAccountsAloneAndWithAClock() {
        assertThat(signedIn("Ann").post("/api/v1/games", "{\"rated\":true}").code())
                .isEqualTo("accounts-only");
        Curl ben =
                nobody.as(
                        nobody.post(
                                        "/api/v1/accounts",
                                        "{\"name\":\"Ben\",\"password\":\"a long line of words\"}")
                                .text("/secret"));
        assertThat(ben.post("/api/v1/games", "{\"rated\":true,\"time\":\"none\"}").status())
                .isEqualTo(400);
        assertThat(ben.post("/api/v1/games", "{\"rated\":true}").status()).isEqualTo(201);
    }

    @Test
    @Tag("ID-5g")
    void isNotAskedForWithoutEnd() {
        Curl ann = signedIn("Ann");
        Curl ben = signedIn("Ben");
        String challenge = "{\"opponent\":\"Ben\",\"side\":\"first\"}";
        String table = ann.post("/api/v1/games", challenge).text("/table");
        ann.post("/api/v1/games", challenge);
        ann.post("/api/v1/games", challenge);
        Curl.Said fourth = ann.post("/api/v1/games", challenge);
        assertThat(fourth.status()).isEqualTo(429);
        assertThat(fourth.code()).isEqualTo("too-many-challenges");
        ben.post("/api/v1/games/join", "{\"table\":\"" + table + "\"}");
        String game = "/api/v1/games/" + table;
        ann.post(game + "/offer-draw", "{}");
        ben.post(game + "/answer", "{\"question\":\"draw\",\"yes\":false}");
        assertThat(ann.post(game + "/offer-draw", "{}").code()).isEqualTo("offer-too-soon");
    }

    @Test
    void canBeLeftToTheHouse() {
        Curl ann = signedIn("Ann");
        Curl ben = signedIn("Ben");
        String time = "{\"time\":\"game:3m+2s\"}";
        assertThat(ann.post("/api/v1/pairings", time).text("/waiting")).isEqualTo("true");
        String table = ben.post("/api/v1/pairings", time).text("/table");
        assertThat(ann.get("/api/v1/me/games").text("/games/0/table")).isEqualTo(table);
    }

    @Test
    void isToldToWhoAsksAgainWhetherAnOpponentHasCome() {
        Curl ann = signedIn("Ann");
        String wish = "{\"id\":\"p-1\",\"time\":\"game:3m+2s\"}";
        assertThat(ann.post("/api/v1/pairings", wish).text("/waiting")).isEqualTo("true");
        String table = signedIn("Ben").post("/api/v1/pairings", wish).text("/table");
        assertThat(ann.post("/api/v1/pairings", wish).text("/table")).isEqualTo(table);
    }

    @Test
    @Tag("ID-3b")
    @Tag("ID-3c")
    void canBeAChallengeThatIsDeclined() {
        Curl ann = signedIn("Ann");
        Curl ben = signedIn("Ben");
        String table = ann.post("/api/v1/games", "{\"opponent\":\"Ben\"}").text("/table");
        assertThat(ben.get("/api/v1/me/games").text("/games/0/challenged")).isEqualTo("Ben");
        assertThat(ben.post("/api/v1/games/" + table + "/decline", "{}").status()).isEqualTo(204);
        assertThat(ben.get("/api/v1/me/games").json().at("/games").size()).isZero();
    }

    @Test
    @Tag("LO-4b")
    void canBeCalledOffByTheHost() {
        Curl ann = signedIn("Ann");
        String table = ann.post("/api/v1/games", "{}").text("/table");
        assertThat(nobody.get("/api/v1/lobby").text("/waiting/0/table")).isEqualTo(table);
        assertThat(ann.post("/api/v1/games/" + table + "/leave", "{}").status()).isEqualTo(204);
        assertThat(nobody.get("/api/v1/lobby").json().at("/waiting").size()).isZero();
    }

    private Curl signedIn(String name) {
        return nobody.as(
                nobody.post("/api/v1/guests", "{\"name\":\"" + name + "\"}").text("/secret"));
    }
}

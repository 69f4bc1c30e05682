package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What the house says about itself, and what it does. */
class OpenApiTest {
    private final TestDoor house = TestDoor.open();
    private final Curl nobody = Curl.to(house);
    private final Description description =
            new Description(nobody.get("/api/v1/openapi.json").json());

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    @Tag("HT-3a")
    void isServedForProgramsAndForPeople() {
        Curl.Said served = nobody.get("/api/v1/openapi.json");
        assertThat(served.header("Content-Type")).isEqualTo("application/json");
        assertThat(served.text("/openapi")).startsWith("3.1");
        assertThat(nobody.get("/api").body()).contains("POST /api/v1/games/{table}/moves");
    }

    @Test
    @Tag("HT-3b")
    void hasErrorsLimitsAndExamples() {
        JsonNode all = nobody.get("/api/v1/openapi.json").json();
        JsonNode moves = all.at("/paths/~1api~1v1~1games~1{table}~1moves/post");
        assertThat(moves.at("/responses").propertyNames())
                .contains("200", "400", "401", "404", "409", "413", "415", "429", "503");
        assertThat(moves.at("/description").asString()).contains("300 a minute from one address");
        assertThat(all.at("/components/schemas/Move/example").isObject()).isTrue();
        description.checkExamples();
    }

    @Test
    @Tag("HT-3c")
    void isWhatEveryRouteDoes() {
        useEveryRoute();
        assertThat(description.succeeded()).isEqualTo(description.described());
    }

    @Test
    @Tag("HT-3c")
    void isWhatEveryRouteRefuses() {
        for (Route route : Routes.ALL) {
            if (route.who().needsSession() || route.reads() != Reads.NOTHING) {
                String path = route.path().replace("{table}", "aaaa").replace("{name}", "Zoe");
                Curl.Said said = nobody.send(route.method().name(), path, null);
                description.check(route.method().name(), path, said);
                assertThat(said.header("Content-Type")).isEqualTo("application/problem+json");
            }
        }
        assertThat(description.refused()).hasSizeGreaterThan(25);
    }

    private void useEveryRoute() {
        String account = "{\"name\":\"Ann\",\"password\":\"a long line of words\"}";
        Curl.Said made = post(nobody, "/accounts", account);
        Curl ann = nobody.as(post(nobody, "/sessions", account).text("/secret"));
        Curl ben = nobody.as(post(nobody, "/guests", "{\"name\":\"Ben\"}").text("/secret"));
        get(ann, "/me");
        post(ann, "/tickets", "{}");
        put(ann, "/me/blocks/Ben", "{}");
        get(ann, "/me/blocks");
        delete(ann, "/me/blocks/Ben");
        play(ann, ben);
        validate();
        get(ann, "/me/data");
        String changed =
                put(
                                ann,
                                "/me/password",
                                "{\"old\":\"a long line of words\",\"password\":\"other words now\"}")
                        .text("/recoveryCodes/0");
        assertThat(made.status()).isEqualTo(201);
        Curl again =
                nobody.as(
                        post(
                                        nobody,
                                        "/sessions/recovery",
                                        "{\"name\":\"Ann\",\"password\":\"new words again\","
                                                + "\"code\":\""
                                                + changed
                                                + "\"}")
                                .text("/secret"));
        delete(again, "/sessions/current");
        delete(ben, "/sessions");
        Curl zoe = nobody.as(post(nobody, "/guests", "{\"name\":\"Zoe\"}").text("/secret"));
        check("DELETE", "/me", zoe.json("DELETE", "/api/v1/me", "{}"));
    }

    private void play(Curl ann, Curl ben) {
        post(ann, "/pairings", "{\"time\":\"game:3m+0s\"}");
        String challenge = post(ann, "/games", "{\"opponent\":\"Ben\"}").text("/table");
        post(ben, "/games/" + challenge + "/decline", "{}");
        String table = post(ann, "/games", "{\"side\":\"first\"}").text("/table");
        get(nobody, "/lobby");
        post(ben, "/games/join", "{\"table\":\"" + table + "\"}");
        String game = "/games/" + table;
        post(ann, game + "/moves", "{\"ply\":0,\"move\":\"11-15\"}");
        post(ann, game + "/ask-take-back", "{}");
        post(ben, game + "/answer", "{\"question\":\"take-back\",\"yes\":false}");
        post(ben, game + "/offer-draw", "{}");
        post(ann, game + "/answer", "{\"question\":\"draw\",\"yes\":false}");
        post(ann, game + "/pause", "{}");
        post(ann, game + "/continue", "{}");
        shuffle(ann, ben, game);
        get(ann, "/me/games");
        get(nobody, game);
        get(nobody, game + "/updates?since=0&wait=0");
        get(nobody, game + "/pdn");
        post(ann, game + "/rematch", "{\"yes\":true}");
        String next = post(ben, game + "/rematch", "{\"yes\":true}").text("/table");
        post(ann, "/games/" + next + "/abort", "{}");
        String third = post(ann, "/games", "{\"side\":\"first\"}").text("/table");
        post(ben, "/games/join", "{\"table\":\"" + third + "\"}");
        post(ben, "/games/" + third + "/leave", "{}");
        post(ben, "/games/" + third + "/resign", "{}");
        get(nobody, "/players/Ann/games?before=99999999999999");
    }

    /** Both walk kings to and fro until the position has stood three times. */
    private void shuffle(Curl ann, Curl ben, String game) {
        ForcedDraw draw = new ForcedDraw();
        int ply = 1;
        for (String move : draw.movesAfter("11-15")) {
            Curl who = ply % 2 == 0 ? ann : ben;
            post(who, game + "/moves", "{\"ply\":" + ply + ",\"move\":\"" + move + "\"}");
            ply++;
        }
        post(ann, game + "/claim-draw", "{}");
    }

    private void validate() {
        post(nobody, "/validate", "{\"fen\":\"W:W18:B14,15\",\"moves\":[\"18x9\"]}");
        Curl.Said pdn =
                nobody.with("Content-Type", "text/plain")
                        .send("POST", "/api/v1/validate/pdn", "[Event \"x\"]\n1. 11-15 *\n");
        check("POST", "/validate/pdn", pdn);
    }

    private Curl.Said get(Curl who, String path) {
        return check("GET", path, who.get("/api/v1" + path));
    }

    private Curl.Said post(Curl who, String path, String body) {
        return check("POST", path, who.post("/api/v1" + path, body));
    }

    private Curl.Said put(Curl who, String path, String body) {
        return check("PUT", path, who.put("/api/v1" + path, body));
    }

    private Curl.Said delete(Curl who, String path) {
        return check("DELETE", path, who.delete("/api/v1" + path));
    }

    private Curl.Said check(String method, String path, Curl.Said said) {
        assertThat(said.status()).as(method + " " + path + said.body()).isLessThan(400);
        return description.check(method, "/api/v1" + path, said);
    }

    /** Keeps the list of routes and this test together. */
    @Test
    void listsNoRouteTwice() {
        List<String> routes =
                Routes.ALL.stream().map(route -> route.method() + " " + route.path()).toList();
        assertThat(routes).doesNotHaveDuplicates();
        assertThat(Routes.ALL).allMatch(route -> !route.summary().isEmpty());
    }
}

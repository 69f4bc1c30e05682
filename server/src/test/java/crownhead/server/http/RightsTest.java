package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.LogRow;
import crownhead.play.TableId;
import crownhead.table.PlayerId;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every route of the table, asked for by everybody who has no right to it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RightsTest {
    private static final Map<String, String> BODIES =
            Map.of(
                    "Move", "{\"ply\":0,\"move\":\"11-15\"}",
                    "YesOrNo", "{\"question\":\"draw\",\"yes\":true}",
                    "PlayAgain", "{\"yes\":true}",
                    "Joining", "{\"table\":\"TABLE\"}",
                    "NewPassword", "{\"old\":\"x\",\"password\":\"some other words\"}");

    private TestDoor house;
    private TwoPlayers two;
    private List<LogRow> before;
    private final Map<String, Curl> strangers = new LinkedHashMap<>();

    /** Ann and Ben play a private game, and Ann is on turn; nobody else may see or touch it. */
    @BeforeAll
    void open() {
        house = TestDoor.open();
        Curl nobody = Curl.to(house);
        strangers.put("expired", signedIn("Old"));
        house.millis.addAndGet(Duration.ofDays(31).toMillis());
        two = TwoPlayers.sitDown(house, "Ann", "Ben", "\"visibility\":\"private\"");
        strangers.put("nobody", nobody);
        strangers.put("stranger", signedIn("Eve"));
        strangers.put(
                "other game's player",
                TwoPlayers.sitDown(house, "Zoe", "Tom", "\"rated\":false").ann());
        Curl out = signedIn("Out");
        out.delete("/api/v1/sessions/current");
        strangers.put("signed out", out);
        Curl banned = signedIn("Bad");
        house.people.ban(new PlayerId(banned.get("/api/v1/me").text("/id")));
        strangers.put("banned", banned);
        strangers.put("id as secret", nobody.as(two.ann().get("/api/v1/me").text("/id")));
        strangers.put("name as secret", nobody.as("Ann"));
        before = log();
    }

    @AfterAll
    void close() {
        house.close();
    }

    /** A route and somebody who has no right to it. */
    record Attempt(Route route, String who) {
        @Override
        public String toString() {
            return who + ": " + route.method() + " " + route.path();
        }
    }

    Stream<Attempt> attempts() {
        List<Attempt> attempts = new ArrayList<>();
        for (Route route : routes()) {
            for (String who : strangers.keySet()) {
                if (!mayUse(route, who)) {
                    attempts.add(new Attempt(route, who));
                }
            }
        }
        return attempts.stream();
    }

    private boolean mayUse(Route route, String who) {
        boolean isSignedIn = who.equals("stranger") || who.equals("other game's player");
        return switch (route.who()) {
            case ANYBODY, HOUSE -> true;
            case SIGNED_IN -> isSignedIn && !route.path().contains("{table}");
            case NAMED -> isSignedIn && !route.path().endsWith("join");
            case PLAYER, ADMITTED -> false;
        };
    }

    @ParameterizedTest
    @MethodSource("attempts")
    @Tag("HT-2a")
    @Tag("ID-2c")
    void areRefusedToWhoeverHasThemNot(Attempt attempt) {
        Curl.Said said = ask(stranger(attempt.who()), attempt.route());
        assertThat(said.status()).as(said.body()).isIn(401, 404);
        assertThat(log()).isEqualTo(before);
    }

    @Test
    void leaveTheOpponentNoMoveForAnother() {
        assertThat(two.move(two.ben(), 0, "11-15").code()).isEqualTo("not-your-turn");
        assertThat(log()).isEqualTo(before);
    }

    @Test
    @Tag("SP-1c")
    void leaveASpectatorNothingToDo() {
        TwoPlayers open = TwoPlayers.sitDown(house, "Kim", "Lee", "\"rated\":false");
        Curl eve = stranger("stranger");
        assertThat(open.state(eve).text("/update/you")).isEqualTo("spectator");
        for (Route route : routes()) {
            if (route.who() == Who.PLAYER) {
                Curl.Said said = ask(eve, route, open.table());
                assertThat(said.status()).as(route.path()).isEqualTo(404);
            }
        }
        assertThat(house.memory.read(new TableId(open.table()), 0)).hasSize(2);
    }

    @Test
    @Tag("ID-2b")
    void comeWithASecretOf128Bits() {
        assertThat(java.util.Base64.getUrlDecoder().decode(two.annSecret())).hasSize(16);
    }

    private Curl stranger(String who) {
        return Objects.requireNonNull(strangers.get(who), who);
    }

    private static List<Route> routes() {
        // What a route does is not asked here, so the house behind it is not needed.
        return Routes.ALL;
    }

    private Curl.Said ask(Curl who, Route route) {
        return ask(who, route, two.table());
    }

    private static Curl.Said ask(Curl who, Route route, String table) {
        String path = route.path().replace("{table}", table).replace("{name}", "Ann");
        if (route.reads() == Reads.NOTHING) {
            return who.send(route.method().name(), path, null);
        }
        String body = BODIES.getOrDefault(route.body(), "{}").replace("TABLE", table);
        return who.json(route.method().name(), path, body);
    }

    private Curl signedIn(String name) {
        Curl nobody = Curl.to(house);
        return nobody.as(
                nobody.post("/api/v1/guests", "{\"name\":\"" + name + "\"}").text("/secret"));
    }

    private List<LogRow> log() {
        return house.memory.read(new TableId(two.table()), 0);
    }
}

package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Move;
import crownhead.rules.Square;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Games with nothing but HTTP, once both players are there. */
class WholeGameTest {
    private final TestDoor house = TestDoor.open();
    private final Curl nobody = Curl.to(house);

    @AfterEach
    void close() {
        house.close();
    }

    @Nested
    class Playing {
        private final TwoPlayers two = TwoPlayers.sitDown(house);

        @Test
        @Tag("HT-1c")
        @Tag("HT-1d")
        void answersAMoveWithItsNumber() {
            Curl.Said moved = two.move(two.ann(), 0, "11-15");
            assertThat(moved.status()).isEqualTo(200);
            assertThat(moved.text("/version")).isEqualTo("3");
            assertThat(moved.json().at("/events/0/path").toString()).isEqualTo("[11,15]");
        }

        @Test
        void answersARepeatedMoveAsTheFirst() {
            String move = "{\"id\":\"c-1\",\"ply\":0,\"path\":[11,15]}";
            String first = two.ann().post(two.path("moves"), move).body();
            two.move(two.ben(), 1, "22-18");
            assertThat(two.ann().post(two.path("moves"), move).body()).isEqualTo(first);
        }

        @Test
        @Tag("HT-2b")
        void refusesAMoveOutOfTurn() {
            Curl.Said refused = two.move(two.ben(), 0, "22-18");
            assertThat(refused.status()).isEqualTo(409);
            assertThat(refused.code()).isEqualTo("not-your-turn");
        }

        @Test
        @Tag("HT-2c")
        @Tag("HT-2d")
        void refusesAnIllegalMoveWithTheReason() {
            Curl.Said refused = two.move(two.ann(), 0, "11-14");
            assertThat(refused.status()).isEqualTo(409);
            assertThat(refused.header("Content-Type")).isEqualTo("application/problem+json");
            assertThat(refused.text("/detail")).contains("11");
            assertThat(two.state(two.ann()).text("/update/version")).isEqualTo("2");
        }

        @Test
        @Tag("HT-1e")
        void endsWithAResignationAndIsKept() {
            two.move(two.ann(), 0, "11-15");
            assertThat(two.ben().post(two.path("resign"), "{}").text("/events/0/result/reason"))
                    .isEqualTo("resigned");
            Curl.Said finished = nobody.get("/api/v1/players/Ann/games");
            assertThat(finished.text("/games/0/table")).isEqualTo(two.table());
            assertThat(finished.text("/games/0/result/winner")).isEqualTo("first");
        }

        @Test
        @Tag("HT-1f")
        void hasDrawsOfferedDeclinedAndAgreed() {
            assertThat(two.ann().post(two.path("offer-draw"), "{}").status()).isEqualTo(200);
            Curl.Said no =
                    two.ben().post(two.path("answer"), "{\"question\":\"draw\",\"yes\":false}");
            assertThat(no.text("/events/0/event")).isEqualTo("draw-declined");
            assertThat(two.ann().post(two.path("claim-draw"), "{}").code()).isEqualTo("no-claim");
            two.ben().post(two.path("offer-draw"), "{}");
            Curl.Said yes =
                    two.ann().post(two.path("answer"), "{\"question\":\"draw\",\"yes\":true}");
            assertThat(yes.text("/events/0/result/reason")).isEqualTo("agreement");
        }

        @Test
        @Tag("HT-1g")
        void pausesAndGoesOn() {
            assertThat(two.ann().post(two.path("pause"), "{}").text("/events/0/event"))
                    .isEqualTo("paused");
            assertThat(two.move(two.ann(), 0, "11-15").code()).isEqualTo("paused");
            assertThat(two.ben().post(two.path("continue"), "{}").code())
                    .isEqualTo("not-your-pause");
            assertThat(two.ann().post(two.path("continue"), "{}").text("/events/0/event"))
                    .isEqualTo("continued");
        }

        @Test
        @Tag("HT-1h")
        void takesBackAndAborts() {
            two.move(two.ann(), 0, "11-15");
            assertThat(two.ann().post(two.path("ask-take-back"), "{}").status()).isEqualTo(200);
            Curl.Said back =
                    two.ben().post(two.path("answer"), "{\"question\":\"take-back\",\"yes\":true}");
            assertThat(back.text("/events/0/event")).isEqualTo("took-back");
            assertThat(two.ben().post(two.path("abort"), "{}").text("/events/0/result/reason"))
                    .isEqualTo("aborted");
        }

        @Test
        @Tag("HT-1i")
        void isPlayedAgainWithSidesSwapped() {
            two.ben().post(two.path("resign"), "{}");
            assertThat(two.ann().post(two.path("rematch"), "{\"yes\":true}").text("/state"))
                    .isEqualTo("asked");
            Curl.Said agreed = two.ben().post(two.path("rematch"), "{\"yes\":true}");
            assertThat(agreed.text("/state")).isEqualTo("agreed");
            Curl.Said next = nobody.get("/api/v1/games/" + agreed.text("/table"));
            assertThat(next.text("/game/first")).isEqualTo("Ben");
        }

        @Test
        @Tag("HT-1i")
        void isLeftAndComeBackTo() {
            assertThat(two.ben().post(two.path("leave"), "{}").status()).isEqualTo(204);
            assertThat(events(two.ann().get(two.path("updates?since=2")))).containsExactly("left");
            two.state(two.ben());
            assertThat(events(two.ann().get(two.path("updates?since=3"))))
                    .containsExactly("returned");
        }
    }

    @Nested
    class Following {
        private final TwoPlayers two = TwoPlayers.sitDown(house);

        @Test
        @Tag("HT-1j")
        void tellsEveryEventAfterANumberWithItsAuthor() {
            two.move(two.ann(), 0, "11-15");
            two.move(two.ben(), 1, "22-18");
            Curl.Said told = nobody.get(two.path("updates?since=2"));
            assertThat(told.text("/version")).isEqualTo("4");
            assertThat(told.text("/entries/0/author")).isEqualTo("first");
            assertThat(told.text("/entries/1/author")).isEqualTo("second");
            assertThat(nobody.get(two.path("updates")).json().at("/entries").size()).isEqualTo(4);
        }

        @Test
        @Tag("HT-1k")
        void tellsMovedTakenAndCrownedPieces() {
            List<String> played = playToTheEnd();
            List<String> told = new ArrayList<>();
            for (long since = 2; told.size() < played.size(); since += 100) {
                JsonNode updates = nobody.get(two.path("updates?since=" + since)).json();
                for (JsonNode entry : updates.at("/entries")) {
                    JsonNode moved = entry.at("/events/0");
                    told.add(
                            moved.at("/path").toString()
                                    + (moved.has("taken") ? moved.at("/taken").toString() : "[]")
                                    + moved.at("/crowned").asBoolean(false));
                }
            }
            assertThat(told).isEqualTo(played);
            assertThat(played).anyMatch(turn -> turn.endsWith("true"));
        }

        /** A game of any legal moves, told by the rules themselves. */
        private List<String> playToTheEnd() {
            List<String> played = new ArrayList<>();
            RandomGenerator chance = RandomGeneratorFactory.of("L64X128MixRandom").create(7);
            Game game = Game.start(DrawRule.CLAIMED);
            while (!game.isOver()) {
                List<Move> legal = game.position().legalMoves();
                Move move = legal.get(chance.nextInt(legal.size()));
                Curl who = game.ply() % 2 == 0 ? two.ann() : two.ben();
                assertThat(two.move(who, game.ply(), move.toString()).status()).isEqualTo(200);
                game = game.after(move);
                played.add(
                        numbers(move.path())
                                + numbers(move.taken())
                                + game.lastTurn().orElseThrow().crowned());
            }
            return played;
        }

        private static String numbers(List<Square> squares) {
            return squares.stream().map(Square::number).toList().toString().replace(" ", "");
        }

        @Test
        @Tag("HT-1l")
        void waitsForNews() throws Exception {
            CompletableFuture<Curl.Said> waiting =
                    CompletableFuture.supplyAsync(
                            () -> two.ben().get(two.path("updates?since=2&wait=25")));
            two.move(two.ann(), 0, "11-15");
            Curl.Said told = waiting.get(60, TimeUnit.SECONDS);
            assertThat(events(told)).containsExactly("moved");
        }

        @Test
        void answersAtOnceThatThereIsNothingNewIfNobodyWantsToWait() {
            Curl.Said told = two.ben().get(two.path("updates?since=2"));
            assertThat(told.json().at("/entries").size()).isZero();
            assertThat(told.text("/version")).isEqualTo("2");
        }

        @Test
        void givesTheGameAsPdn() {
            two.move(two.ann(), 0, "11-15");
            two.ben().post(two.path("resign"), "{}");
            Curl.Said pdn = nobody.get(two.path("pdn"));
            assertThat(pdn.header("Content-Disposition")).startsWith("attachment");
            assertThat(pdn.body()).contains("[Black \"Ann\"]", "[Result \"1-0\"]", "1. 11-15");
            assertThat(pdn.body()).contains("[Event \"Casual game\"]", "[Date \"2026.11.16\"]");
        }

        @Test
        void givesTheDayOnWhichItWasPlayedAlsoIfTheHouseWasClosedBefore() {
            house.closedMillis.set(Duration.ofDays(3).toMillis());
            assertThat(nobody.get(two.path("pdn")).body()).contains("[Date \"2026.11.19\"]");
        }

        @Test
        void givesARatedGameAsSuch() {
            Curl rosa = account("Rosa");
            String table = rosa.post("/api/v1/games", "{\"rated\":true}").text("/table");
            account("Tom").post("/api/v1/games/join", "{\"table\":\"" + table + "\"}");
            assertThat(nobody.get("/api/v1/games/" + table + "/pdn").body())
                    .contains("[Event \"Rated game\"]");
        }

        private Curl account(String name) {
            String wish = "{\"name\":\"" + name + "\",\"password\":\"seven small stones\"}";
            return nobody.as(nobody.post("/api/v1/accounts", wish).text("/secret"));
        }
    }

    @Test
    @Tag("ID-4a")
    void severalAtOnceAreListedWithTheTurn() {
        TwoPlayers two = TwoPlayers.sitDown(house);
        String other = two.ann().post("/api/v1/games", "{\"side\":\"second\"}").text("/table");
        two.ben().post("/api/v1/games/join", "{\"table\":\"" + other + "\"}");
        JsonNode games = two.ann().get("/api/v1/me/games").json().at("/games");
        List<String> turns = new ArrayList<>();
        games.forEach(game -> turns.add(game.at("/table").asString() + game.at("/yourTurn")));
        assertThat(turns).containsExactlyInAnyOrder(two.table() + "true", other + "false");
    }

    private static List<String> events(Curl.Said told) {
        List<String> events = new ArrayList<>();
        told.json()
                .at("/entries")
                .forEach(entry ->
                        entry.at("/events").forEach(e -> events.add(e.at("/event").asString())));
        return events;
    }
}

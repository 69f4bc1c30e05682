package crownhead.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.Inquiry;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.rules.Illegal;
import crownhead.rules.Position;
import crownhead.rules.Ruling;
import crownhead.rules.Square;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.MoveText;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients that are in and ask for what is not allowed, while others play. */
class HostilePlayersTest {
    @RegisterExtension final Undisturbed table = new Undisturbed(TestHouse.Wish.USUAL);

    private static List<Square> path(String move) {
        return MoveText.read(move);
    }

    @Nested
    class ASpectator {
        static Stream<ClientMessage> actions() {
            return Stream.of(
                    new ClientMessage.Play("a", 1, 2, path("9-13")),
                    new ClientMessage.Play("a", 1, 2, path("22-18")),
                    new ClientMessage.Resign("a", 1),
                    new ClientMessage.OfferDraw("a", 1),
                    new ClientMessage.ClaimDraw("a", 1),
                    new ClientMessage.AskTakeBack("a", 1),
                    new ClientMessage.Abort("a", 1),
                    new ClientMessage.Pause("a", 1),
                    new ClientMessage.Continue("a", 1),
                    new ClientMessage.Answer("a", 1, Inquiry.Kind.DRAW, true),
                    new ClientMessage.Answer("a", 1, Inquiry.Kind.TAKE_BACK, true));
        }

        @ParameterizedTest
        @MethodSource("actions")
        @Tag("SP-1c")
        void hasNoSeatToActFrom(ClientMessage action) {
            TestClient rude = table.house().watch("Rude");
            rude.send(action);
            rude.assertRefused("not-seated");
        }

        @ParameterizedTest
        @ValueSource(strings = {"REMATCH", "GO_ON", "TAKE_SEAT"})
        @Tag("SP-1c")
        void answersNoQuestionThatWasNotAsked(String kind) {
            TestClient rude = table.house().watch("Rude");
            rude.answer(Inquiry.Kind.valueOf(kind), true);
            rude.assertRefused("not-asked");
        }

        @Test
        @Tag("SP-1c")
        void findsNoSeatFree() {
            TestClient rude = table.house().watch("Rude");
            rude.send(new ClientMessage.Sit("a"));
            rude.assertRefused("seats-taken");
        }

        @Test
        @Tag("SP-1d")
        void canTellNobodyAnything() {
            TestClient rude = table.house().watch("Psst");
            for (String line :
                    List.of(
                            "{\"type\":\"ping\",\"message\":\"psst\"}",
                            "{\"type\":\"chat\",\"message\":\"psst\"}",
                            "{\"type\":\"seen\",\"version\":3,\"name\":\"psst\"}",
                            "{\"type\":\"resign\",\"id\":\"psst\",\"game\":1}",
                            "{\"type\":\"psst\"}",
                            "psst")) {
                rude.sendLine(line);
            }
            rude.catchUp();
            table.playOn();
            for (TestClient honest : List.of(table.ann(), table.ben(), table.eve())) {
                assertThat(honest.lines()).noneMatch(line -> line.contains("sst"));
            }
        }

        @Test
        @Tag("SP-1e")
        void comesAndGoesSilently() {
            TestClient rude = table.house().watch("Rude");
            table.ann().assertHearsNothing();
            rude.send(new ClientMessage.Leave());
            assertThat(rude.awaitBye()).isEqualTo("goodbye");
            table.ann().assertHearsNothing();
            table.ben().assertHearsNothing();
            table.eve().assertHearsNothing();
        }
    }

    /** At the other table, against somebody who must not notice it. */
    @Nested
    class APlayer {
        private TestClient rude;
        private TestClient fay;

        @BeforeEach
        void sitsDown() {
            rude = table.house().join(2, "Rude");
            fay = table.house().join(2, "Fay");
            rude.awaitTurn();
        }

        /** The move was refused, and the same is asked again. */
        private void assertAskedAgain(String id, Update before, String code) {
            Update recheck = rude.await(Action.RECHECK);
            assertThat(recheck.answers()).contains(id);
            assertThat(recheck.code()).contains(code);
            assertThat(recheck.board()).isEqualTo(before.board());
            assertThat(recheck.standing().legal()).isEqualTo(before.standing().legal());
            fay.assertHearsNothing();
        }

        @ParameterizedTest
        @CsvSource({
            "22-18, opponents-piece",
            "11-11, no-destination",
            "11-12, not-diagonal",
            "11-18, nothing-to-jump",
            "11-25, too-far",
            "1-5, occupied",
            "6-15, own-piece-jumped",
            "14-18, no-piece",
            "11-15-18, step-ends-turn",
        })
        @Tag("TA-3a")
        @Tag("BE-1e")
        void isAskedAgainAfterAMoveThatIsNotAllowed(String move, String code) {
            Update before = rude.latest();
            assertAskedAgain(rude.send(path(move)), before, code);
            Ruling ruling = before.board().ruling(path(move));
            Illegal why = ((Ruling.Refused) ruling).why();
            assertThat(rude.latest().message()).isEqualTo(why.sentence());
            assertThat(why.code()).isEqualTo(code);
        }

        @Test
        @Tag("TA-3a")
        void isAskedAgainAfterAMoveForATurnThatIsOver() {
            rude.play("11-15");
            fay.play("22-18");
            Update before = rude.awaitTurn();
            rude.send(new ClientMessage.Play("late", 1, 0, path("9-13")));
            assertAskedAgain("late", before, "stale-ply");
        }

        @Test
        void isRefusedOutOfTurn() {
            rude.play("11-15");
            fay.awaitTurn();
            rude.send(path("9-13"));
            rude.assertRefused("not-your-turn");
            rude.send(path("22-18"));
            rude.assertRefused("not-your-turn");
            fay.assertHearsNothing();
        }

        @ParameterizedTest
        @ValueSource(ints = {0, 2, -1, Integer.MAX_VALUE})
        void isRefusedInAnotherGame(int game) {
            rude.send(new ClientMessage.Play("a", game, 0, path("11-15")));
            rude.assertRefused("other-game");
            rude.send(new ClientMessage.Resign("b", game));
            rude.assertRefused("other-game");
            rude.send(new ClientMessage.Tail("c", game, 0));
            rude.assertRefused("other-game");
            fay.assertHearsNothing();
        }

        @Test
        void isRefusedAtAnotherTable() {
            Optional<String> other = Optional.of("7");
            rude.send(new ClientMessage.Play("a", 1, 0, path("11-15"), other));
            rude.assertRefused("other-table");
            rude.send(new ClientMessage.Resign("b", 1, other));
            rude.assertRefused("other-table");
            fay.assertHearsNothing();
        }

        @Test
        void isCarriedOutAtTheTableThatItNames() {
            rude.send(new ClientMessage.Resign("a", 1, Optional.of(rude.latest().table())));
            fay.awaitEnd();
        }

        @Test
        void isRefusedAfterTheEnd() {
            rude.send(new ClientMessage.Resign("a", 1));
            fay.awaitEnd();
            for (ClientMessage late :
                    List.of(
                            new ClientMessage.Play("b", 1, 0, path("11-15")),
                            new ClientMessage.Resign("c", 1),
                            new ClientMessage.OfferDraw("d", 1),
                            new ClientMessage.AskTakeBack("e", 1))) {
                rude.send(late);
                rude.assertRefused("game-over");
            }
        }

        @ParameterizedTest
        @ValueSource(strings = {"", " ", "~1", "a b", "a\"b", "\u00e9", "\u0661"})
        void needsAnIdThatMayBeKept(String id) {
            rude.send(new ClientMessage.Play(id, 1, 0, path("11-15")));
            rude.assertRefused("bad-message");
            fay.assertHearsNothing();
        }

        @Test
        void needsAnIdThatIsNotTooLong() {
            rude.send(new ClientMessage.Resign("i".repeat(41), 1));
            rude.assertRefused("bad-message");
            fay.assertHearsNothing();
        }

        @Test
        void isAnsweredTwiceForOneRequestThatIsCarriedOutOnce() {
            ClientMessage move = new ClientMessage.Play("once", 1, 0, path("11-15"));
            rude.send(move);
            rude.send(move);
            for (int answer = 0; answer < 2; answer++) {
                Update update = rude.await(Update.class, u -> u.answers().isPresent());
                assertThat(update.answers()).contains("once");
                assertThat(update.standing().ply()).isEqualTo(1);
            }
            fay.awaitTurn();
            fay.assertHearsNothing();
        }

        @Test
        void cannotMakeAnotherRequestOfOneThatWasCarriedOut() {
            rude.send(new ClientMessage.Play("once", 1, 0, path("11-15")));
            rude.send(new ClientMessage.Resign("once", 1));
            rude.catchUp();
            fay.play("22-18");
            assertThat(rude.awaitTurn().result()).isEmpty();
        }

        @ParameterizedTest
        @CsvSource({
            "DRAW, nothing-to-answer",
            "TAKE_BACK, nothing-to-answer",
            "REMATCH, not-asked",
            "GO_ON, not-asked",
            "TAKE_SEAT, not-asked",
        })
        void answersNoQuestionThatWasNotAsked(Inquiry.Kind kind, String code) {
            rude.answer(kind, true);
            rude.assertRefused(code);
            fay.assertHearsNothing();
        }

        @Test
        void cannotAcceptItsOwnOffer() {
            rude.send(new ClientMessage.OfferDraw("a", 1));
            rude.answer(Inquiry.Kind.DRAW, true);
            rude.assertRefused("nothing-to-answer");
            assertThat(fay.awaitQuestion(Inquiry.Kind.DRAW).result()).isEmpty();
        }

        @Test
        void cannotContinueThePauseOfTheOther() {
            fay.send(new ClientMessage.Pause("p", 1));
            rude.await(Update.class, u -> u.standing().pause().isPresent());
            rude.send(new ClientMessage.Continue("a", 1));
            rude.assertRefused("not-your-pause");
            rude.send(path("11-15"));
            rude.assertRefused("paused");
        }

        @Test
        void findsNoSecondSeat() {
            rude.send(new ClientMessage.Sit("a"));
            rude.assertRefused("already-seated");
            fay.assertHearsNothing();
        }

        @Test
        void seesWhatItAsksForFromAnyVersion() {
            for (long since : new long[] {-1, 0, 1, Long.MAX_VALUE, Long.MIN_VALUE}) {
                rude.send(new ClientMessage.Tail("t", 1, since));
                assertThat(rude.await(ServerMessage.Tail.class).id()).isEqualTo("t");
            }
            fay.assertHearsNothing();
        }
    }

    @Nested
    class AJump {
        private static final Position MANY_JUMPS = Fen.read("B:W14,15,23,24,K32:B10,K27,1");

        @ParameterizedTest
        @ValueSource(strings = {"1-6", "10-17", "27-20-11-2", "10x19", "27x18x9"})
        @Tag("BE-1e")
        void isExplainedInTheWordsOfTheRules(String move) {
            try (TestHouse house =
                    TestHouse.open(TestHouse.Wish.USUAL.start(Fen.write(MANY_JUMPS)))) {
                TestClient rude = house.join("Rude");
                house.join("Fay");
                rude.awaitTurn();
                rude.send(path(move));
                Update answer = rude.await(Update.class, u -> u.answers().isPresent());
                switch (MANY_JUMPS.ruling(path(move))) {
                    case Ruling.Refused(Illegal why) -> {
                        assertThat(answer.action()).isEqualTo(Action.RECHECK);
                        assertThat(answer.code()).contains(why.code());
                        assertThat(answer.message()).isEqualTo(why.sentence());
                    }
                    case Ruling.Legal(var legal) ->
                            assertThat(answer.board()).isEqualTo(MANY_JUMPS.after(legal));
                }
            }
        }
    }

    @Nested
    class BothPlayersOfATable {
        private static final Duration GRACE = Duration.ofSeconds(30);

        @Test
        void mayVanishAndTheTableBeginsAnewWhenTheirGraceIsOver() {
            TestHouse.Wish wish = TestHouse.Wish.USUAL.patient().tables(2).grace(GRACE);
            try (TestHouse house = TestHouse.open(wish)) {
                TestClient ann = house.join(2, "Ann");
                TestClient ben = house.join(2, "Ben");
                ann.awaitTurn();
                vanish(house);
                timePasses(house, ann);
                timePasses(house, ann);
                TestClient fay = house.join("Fay");
                house.join("Gus");
                assertThat(fay.awaitTurn().game()).isEqualTo(1);
                ann.play("11-15");
                ben.play("22-18");
            }
        }

        /** Two players vanish, and then the one spectator, who saw it, goes too. */
        private static void vanish(TestHouse house) {
            List<TestClient> rude = List.of(house.join("Rude"), house.join("Ruder"));
            TestClient eve = house.watch("Eve");
            for (TestClient player : rude) {
                player.close();
                eve.await(Update.class, HostilePlayersTest::tellsOfALeaver);
            }
            eve.send(new ClientMessage.Leave());
            assertThat(eve.awaitBye()).isEqualTo("goodbye");
        }

        /** The house notices it: somebody who has not moved is reminded. */
        private static void timePasses(TestHouse house, TestClient reminded) {
            house.wait(GRACE.plusSeconds(1));
            reminded.await(Update.class, update -> update.events().isEmpty());
        }
    }

    private static boolean tellsOfALeaver(Update update) {
        return update.events().stream().anyMatch(event -> event.event().equals("left"));
    }
}

package crownhead.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.Entry;
import crownhead.protocol.Happening;
import crownhead.protocol.Inquiry;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class HallGameTest {
    private final TestHall hall = new TestHall();
    private final TestVisitor ann = hall.enter("Ann");
    private final TestVisitor ben = hall.enter("Ben");
    private final TestVisitor eve = hall.enter("Eve");
    private String game = "";

    @BeforeEach
    void play() {
        game = ann.host("public", "first").table();
        ben.join(game);
        ben.await(ServerMessage.Welcome.class);
        eve.watch(game);
        eve.await(ServerMessage.Welcome.class);
    }

    @Nested
    class AMove {
        @Test
        void isToldToBothPlayersAndToSpectators() {
            String id = ann.play(0, 11, 15).id();
            assertThat(ann.awaitAnswer(id).action()).isEqualTo(Action.WAIT);
            assertThat(atPly(ben, 1).action()).isEqualTo(Action.MOVE);
            assertThat(atPly(eve, 1).action()).isEqualTo(Action.WATCH);
        }

        @Test
        @Tag("SP-1a")
        void showsSpectatorsTheMoversLegalMoves() {
            ann.play(0, 11, 15);
            assertThat(atPly(eve, 1).standing().legal()).hasSize(7);
        }

        @Test
        @Tag("SP-1g")
        void isToldToSpectatorsAfterBothPlayersWhoeverCameFirst() {
            TestVisitor benAgain = hall.arrive();
            benAgain.again(ben.secret(), Optional.of(game));
            benAgain.await(ServerMessage.Welcome.class);
            hall.told();
            ann.awaitAnswer(ann.play(0, 11, 15).id());
            atPly(eve, 1);
            assertThat(hall.told()).containsExactly(ann, benAgain, eve);
        }

        @Test
        void inAFullHouseIsToldToTheOpponentBeforeItIsAnswered() {
            eve.hangUp();
            hall.fill();
            hall.told();
            String id = ann.play(0, 11, 15).id();
            atPly(ben, 1);
            ben.play(1, 22, 18);
            assertThat(ann.awaitAnswer(id).action()).isEqualTo(Action.WAIT);
            assertThat(hall.told()).startsWith(ben, ann);
        }

        @Test
        @Tag("SP-1g")
        void inAFullHouseIsToldToSpectatorsAfterBothPlayersToo() {
            hall.fill();
            hall.told();
            ann.play(0, 11, 15);
            atPly(eve, 1);
            assertThat(hall.told()).containsExactly(ann, ben, eve);
        }

        @Test
        void thatIsIllegalGetsTheBoardAndTheReason() {
            String id = ann.play(0, 11, 20).id();
            Update answer = ann.awaitAnswer(id);
            assertThat(answer.action()).isEqualTo(Action.RECHECK);
            assertThat(answer.code()).isPresent();
            assertThat(answer.message()).isNotBlank();
        }

        @Test
        void sentTwiceIsCarriedOutOnceAndAnsweredTwice() {
            ClientMessage.Play move = ann.play(0, 11, 15);
            ann.awaitAnswer(move.id());
            ben.play(1, 22, 18);
            int rows = hall.log(game).size();
            ann.say(move);
            assertThat(ann.awaitAnswer(move.id()).code()).isEmpty();
            assertThat(hall.log(game)).hasSize(rows);
        }

        @Test
        void ofAnotherGameIsRefused() {
            ann.sayLine("{\"type\":\"play\",\"id\":\"x\",\"game\":2,\"ply\":0,\"path\":[11,15]}");
            assertThat(ann.awaitRefusal().code()).isEqualTo("other-game");
        }

        @Test
        void thatNamesItsTableIsPlayedThere() {
            ann.playLate(game);
            assertThat(atPly(ben, 1).action()).isEqualTo(Action.MOVE);
        }

        @Test
        void outOfTurnIsRefused() {
            String id = ben.play(0, 22, 18).id();
            assertThat(ben.awaitAnswer(id).code()).isPresent();
            assertThat(hall.log(game)).hasSize(2);
        }
    }

    @Nested
    class TheLag {
        @Test
        @Tag("BE-8a")
        void thatWasMeasuredIsShownToBothSides() {
            hall.pass(Duration.ofSeconds(11));
            ann.conversation().checkLife();
            ann.await(ServerMessage.Ping.class);
            hall.pass(Duration.ofMillis(80));
            ann.say(new ClientMessage.Pong());
            ann.play(0, 11, 15);
            assertThat(moved(atPly(ann, 1)).lagMillis()).contains(80L);
            assertThat(moved(atPly(ben, 1)).lagMillis()).contains(80L);
        }

        @Test
        void thatAClientClaimsCountsForNothing() {
            ann.sayLine(
                    "{\"type\":\"play\",\"id\":\"x\",\"game\":1,\"ply\":0,\"path\":[11,15],"
                            + "\"lag\":500,\"lagMillis\":500}");
            assertThat(moved(atPly(ben, 1)).lagMillis()).isEmpty();
        }

        @Test
        void isNotMeasuredByAPongThatNobodyAskedFor() {
            hall.pass(Duration.ofSeconds(2));
            ann.say(new ClientMessage.Pong());
            assertThat(ann.conversation().lag()).isZero();
        }

        private static Happening moved(Update update) {
            return update.events().stream()
                    .filter(event -> event.event().equals("moved"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @Nested
    class Questions {
        @Test
        void ofADrawAreAskedAndAnswered() {
            ann.say(new ClientMessage.OfferDraw(ann.nextId(), 1));
            ben.awaitUpdate(update -> update.action() == Action.ANSWER);
            ben.say(new ClientMessage.Answer(ben.nextId(), 1, Inquiry.Kind.DRAW, true));
            assertThat(over(ann).result().orElseThrow().outcome()).isEqualTo("draw");
            assertThat(over(eve).result().orElseThrow().outcome()).isEqualTo("draw");
        }

        @Test
        void thatNobodyAskedAreRefused() {
            ann.say(new ClientMessage.Answer(ann.nextId(), 1, Inquiry.Kind.GO_ON, true));
            assertThat(ann.awaitRefusal().code()).isEqualTo("not-asked");
            ann.say(new ClientMessage.Answer(ann.nextId(), 1, Inquiry.Kind.DRAW, true));
            assertThat(ann.awaitRefusal().code()).isEqualTo("nothing-to-answer");
        }

        @Test
        void ofARematchBeforeTheEndAreRefused() {
            ann.say(new ClientMessage.Answer(ann.nextId(), 1, Inquiry.Kind.REMATCH, true));
            assertThat(ann.awaitRefusal().code()).isEqualTo("not-over");
        }
    }

    @Nested
    class APause {
        @Test
        void stopsTheGameForEverybodyAndIsEndedByWhoPaused() {
            ann.say(new ClientMessage.Pause(ann.nextId(), 1));
            ben.awaitUpdate(update -> update.standing().pause().isPresent());
            eve.awaitUpdate(update -> update.standing().pause().isPresent());
            ben.say(new ClientMessage.Continue(ben.nextId(), 1));
            assertThat(ben.awaitRefusal().code()).isEqualTo("not-your-pause");
            ann.say(new ClientMessage.Continue(ann.nextId(), 1));
            ben.awaitUpdate(update -> update.standing().pause().isEmpty());
        }
    }

    @Nested
    class Leaving {
        @Test
        @Tag("GA-7a")
        void isToldToTheOpponentAndComingBackToo() {
            ann.hangUp();
            assertThat(event(ben, "left").millis().orElseThrow()).isBetween(29_000L, 30_000L);
            TestVisitor again = hall.arrive();
            again.again(ann.secret(), Optional.of(game));
            again.await(ServerMessage.Welcome.class);
            event(ben, "returned");
            again.play(0, 11, 15);
            atPly(ben, 1);
        }

        @Test
        void forLongerThanTheGraceLosesOrAborts() {
            ann.play(0, 11, 15);
            atPly(ben, 1);
            ben.play(1, 22, 18);
            ann.hangUp();
            event(ben, "left");
            hall.pass(Duration.ofSeconds(31));
            assertThat(over(ben).result().orElseThrow().reason()).isEqualTo("left");
        }

        /** Who is taken for somebody without a table would not look for it again. */
        @Test
        void whileNothingCanBeReadIsNoReasonToLoseTheTable() {
            ann.say(new ClientMessage.Resign(ann.nextId(), 1));
            over(ben);
            List.of(ann, ben, eve).forEach(TestVisitor::hangUp);
            hall.loseTheLogs();
            TestVisitor early = hall.arrive();
            early.again(ann.secret(), Optional.of(game));
            ServerMessage.Bye bye = early.awaitBye();
            assertThat(bye.code()).isEqualTo("unavailable");
            assertThat(bye.retryAfterMillis()).isPresent();
            hall.findTheLogs();
            TestVisitor again = hall.arrive();
            again.again(ann.secret(), Optional.of(game));
            assertThat(again.await(ServerMessage.Welcome.class).table()).isEqualTo(game);
        }

        @Test
        void toTheHallIsLeavingTheGame() {
            ann.say(new ClientMessage.GoToHall(ann.nextId()));
            event(ben, "left");
        }

        @Test
        void ofASpectatorDisturbsNobody() {
            eve.hangUp();
            int rows = hall.log(game).size();
            ann.play(0, 11, 15);
            atPly(ben, 1);
            assertThat(hall.log(game)).hasSize(rows + 1);
        }
    }

    @Nested
    class ASecondConnection {
        @Test
        void ofAPlayerReplacesTheFirst() {
            TestVisitor again = hall.arrive();
            again.again(ann.secret(), Optional.of(game));
            again.await(ServerMessage.Welcome.class);
            assertThat(ann.awaitBye().code()).isEqualTo("replaced");
            ann.hangUp();
            again.play(0, 11, 15);
            atPly(ben, 1);
            assertThat(hall.log(game)).hasSize(3);
        }

        @Test
        void ofASpectatorIsOneMore() {
            TestVisitor again = hall.arrive();
            again.again(eve.secret(), Optional.of(game));
            again.await(ServerMessage.Welcome.class);
            ann.play(0, 11, 15);
            atPly(eve, 1);
            atPly(again, 1);
        }
    }

    @Nested
    class ATail {
        @Test
        void tellsWhatCameAfterAVersion() {
            ann.play(0, 11, 15);
            atPly(ben, 1);
            ben.say(new ClientMessage.Tail("t-1", 1, 2));
            ServerMessage.Tail tail = ben.await(ServerMessage.Tail.class);
            assertThat(tail.entries()).hasSize(1);
            Entry entry = tail.entries().getFirst();
            assertThat(entry.author()).isEqualTo("first");
            assertThat(entry.events().getFirst().event()).isEqualTo("moved");
        }
    }

    @Test
    void aFloodOfRequestsEndsTheConversation() {
        for (int i = 0; i < 200; i++) {
            ann.say(new ClientMessage.Tail(ann.nextId(), 1, 0));
        }
        assertThat(ann.awaitBye().code()).isIn("too-fast", "too-slow");
    }

    @Test
    void aRoomIsClosedBehindTheLast() {
        ann.hangUp();
        ben.hangUp();
        eve.hangUp();
        assertThat(hall.hall().rooms()).isZero();
    }

    private static Update atPly(TestVisitor visitor, int ply) {
        return visitor.awaitUpdate(update -> update.game() == 1 && update.standing().ply() == ply);
    }

    private static Update over(TestVisitor visitor) {
        return visitor.awaitUpdate(update -> update.action() == Action.END);
    }

    private static Happening event(TestVisitor visitor, String name) {
        Update update =
                visitor.awaitUpdate(seen ->
                        seen.events().stream().anyMatch(event -> event.event().equals(name)));
        return update.events().stream()
                .filter(event -> event.event().equals(name))
                .findFirst()
                .orElseThrow();
    }
}

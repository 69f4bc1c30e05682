package crownhead.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.Ending;
import crownhead.protocol.Inquiry;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.rules.Side;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two clients and a spectator over real sockets, from the first move to the last. */
class WholeGamesTest {
    private Optional<TestHouse> house = Optional.empty();

    @AfterEach
    void close() {
        house.ifPresent(TestHouse::close);
    }

    private TestHouse open(TestHouse.Wish wish) {
        TestHouse opened = TestHouse.open(wish);
        house = Optional.of(opened);
        return opened;
    }

    private static void assertAllSee(Ending ending, TestClient... clients) {
        for (TestClient client : clients) {
            Update end = client.awaitEnd();
            assertThat(end.result()).contains(ending);
            assertThat(end.statistics()).isPresent();
        }
    }

    private static Ending win(Side winner, String reason) {
        return new Ending("win", Optional.of(winner), reason);
    }

    private static Ending draw(String reason) {
        return new Ending("draw", Optional.empty(), reason);
    }

    @Nested
    class AGameOnTheBoard {
        @Test
        void endsWithAWinWhenTheLastPieceIsTaken() {
            TestHouse house = open(TestHouse.Wish.USUAL.start("B:W18:B14,1"));
            TestClient ann = house.join("Ann");
            TestClient ben = house.join("Ben");
            TestClient eve = house.watch("Eve");
            ann.play("14x23");
            assertAllSee(win(Side.FIRST, "captured-all"), ann, ben, eve);
            assertThat(ben.awaitEnd().message())
                    .isEqualTo("Player White is the winner! Player Red has no piece left.");
        }

        @Test
        void endsWithAWinWhenTheOtherCannotMove() {
            TestHouse house = open(TestHouse.Wish.USUAL.start("B:W5:B1,20"));
            TestClient ann = house.join("Ann");
            TestClient ben = house.join("Ben");
            TestClient eve = house.watch("Eve");
            ann.play("20-24");
            assertAllSee(win(Side.FIRST, "no-move"), ann, ben, eve);
            assertThat(ben.awaitEnd().message())
                    .isEqualTo("Player White is the winner! Player Red cannot move.");
        }

        @Test
        @Tag("RU-10i")
        void isDrawnByItselfWhenAPositionStandsForTheThirdTime() {
            TestHouse house = open(TestHouse.Wish.USUAL.start("B:WK32:BK1"));
            TestClient ann = house.join("Ann");
            TestClient ben = house.join("Ben");
            TestClient eve = house.watch("Eve");
            for (int round = 0; round < 2; round++) {
                ann.play("1-6");
                ben.play("32-28");
                ann.play("6-1");
                ben.play("28-32");
            }
            assertAllSee(draw("repetition"), ann, ben, eve);
            assertThat(eve.awaitEnd().message()).startsWith("A Draw has been reached");
        }

        @Test
        void canBePlayedFromTheStartToItsEndMoveByMove() {
            TestHouse house = open(TestHouse.Wish.USUAL);
            TestClient ann = house.join("Ann");
            TestClient ben = house.join("Ben");
            TestClient eve = house.watch("Eve");
            SplittableRandom random = new SplittableRandom(7);
            TestClient onTurn = ann;
            TestClient other = ben;
            while (!onTurn.isAtEnd()) {
                Update turn = onTurn.awaitTurn();
                var legal = turn.standing().legal();
                String id = onTurn.send(legal.get(random.nextInt(legal.size())));
                onTurn.await(Update.class, u -> u.answers().filter(id::equals).isPresent());
                other.await(Update.class, u -> u.standing().ply() == turn.standing().ply() + 1);
                TestClient next = other;
                other = onTurn;
                onTurn = next;
            }
            assertAllSee(ann.awaitEnd().result().orElseThrow(), ben, eve);
            assertThat(eve.awaitEnd().board()).isEqualTo(ann.awaitEnd().board());
        }
    }

    @Nested
    class AGameThatPlayersEnd {
        @Test
        @Tag("GA-5c")
        void isDrawnWhenTheOtherAcceptsAnOffer() {
            TestHouse house = open(TestHouse.Wish.USUAL);
            TestClient ann = house.join("Ann");
            TestClient ben = house.join("Ben");
            TestClient eve = house.watch("Eve");
            ann.play("11-15");
            ann.send(new ClientMessage.OfferDraw("offer", 1));
            assertThat(ben.awaitQuestion(Inquiry.Kind.DRAW).action()).isEqualTo(Action.ANSWER);
            ben.answer(Inquiry.Kind.DRAW, true);
            assertAllSee(draw("agreement"), ann, ben, eve);
        }

        @Test
        @Tag("GA-5d")
        void goesOnWhenTheOtherDeclinesAnOffer() {
            TestHouse house = open(TestHouse.Wish.USUAL);
            TestClient ann = house.join("Ann");
            TestClient ben = house.join("Ben");
            ann.send(new ClientMessage.OfferDraw("offer", 1));
            ben.awaitQuestion(Inquiry.Kind.DRAW);
            ben.answer(Inquiry.Kind.DRAW, false);
            Update told = ann.await(Update.class, u -> happened(u, "draw-declined"));
            assertThat(told.message()).isEqualTo("Player Red declined the draw: play goes on.");
            ann.play("11-15");
            ben.play("22-18");
        }

        @Test
        @Tag("GA-4d")
        void isLostByWhoResignsAndTheOtherIsTold() {
            TestHouse house = open(TestHouse.Wish.USUAL);
            TestClient ann = house.join("Ann");
            TestClient ben = house.join("Ben");
            TestClient eve = house.watch("Eve");
            ann.awaitTurn();
            ben.awaitGame(1);
            ben.send(new ClientMessage.Resign("enough", 1));
            assertAllSee(win(Side.FIRST, "resigned"), ann, ben, eve);
            assertThat(ann.awaitEnd().message())
                    .isEqualTo("Player Red resigned. Player White is the winner!");
        }

        @Test
        @Tag("TA-5a")
        @Tag("GA-7d")
        void isLostAtOnceByWhoDisconnects() {
            TestHouse house = open(TestHouse.Wish.USUAL);
            TestClient ann = house.join("Ann");
            TestClient ben = house.join("Ben");
            TestClient eve = house.watch("Eve");
            ann.play("11-15");
            ben.play("22-18");
            ann.close();
            assertAllSee(win(Side.SECOND, "left"), ben, eve);
            assertThat(ben.awaitEnd().message())
                    .isEqualTo("Player White has disconnected. Player Red is the winner!");
        }

        @Test
        @Tag("GA-6c")
        void isCoveredForEveryoneWhileItIsPaused() {
            TestHouse house = open(TestHouse.Wish.USUAL);
            TestClient ann = house.join("Ann");
            TestClient ben = house.join("Ben");
            TestClient eve = house.watch("Eve");
            ben.awaitGame(1);
            ben.send(new ClientMessage.Pause("pause", 1));
            for (TestClient client : new TestClient[] {ann, ben, eve}) {
                Update paused = client.await(Update.class, u -> u.standing().pause().isPresent());
                assertThat(paused.standing().legal()).isEmpty();
                assertThat(paused.players().orElseThrow().second().pausesLeft()).isEqualTo(2);
            }
        }
    }

    @Nested
    class AGameWithATimeOut {
        private static final TimeControl TEN_MINUTES =
                new TimeControl.Inactivity(Duration.ofMinutes(10));

        @Test
        @Tag("TA-4d")
        @Tag("CL-2a")
        void isLostByWhoDoesNotMoveAndIsDisconnected() {
            TestHouse house = open(TestHouse.Wish.USUAL.time(TEN_MINUTES).patient());
            TestClient ann = house.join("Ann");
            TestClient ben = house.join("Ben");
            TestClient eve = house.watch("Eve");
            ann.play("11-15");
            ben.play("22-18");
            ann.awaitTurn();
            house.wait(Duration.ofMinutes(10));
            assertAllSee(win(Side.SECOND, "time"), ann, ben, eve);
            assertThat(ann.awaitBye()).isEqualTo("time-out");
        }

        @Test
        @Tag("TA-4c")
        void givesNoticeBeforeIt() {
            TestHouse house = open(TestHouse.Wish.USUAL.time(TEN_MINUTES).patient());
            TestClient ann = house.join("Ann");
            TestClient ben = house.join("Ben");
            TestClient eve = house.watch("Eve");
            ann.awaitTurn();
            house.wait(Duration.ofMinutes(5));
            assertThat(warning(ann).message()).isEqualTo("You have 5 minutes left to move.");
            assertThat(warning(eve).message())
                    .isEqualTo("Player White has 5 minutes left to move.");
            house.wait(Duration.ofMinutes(4));
            assertThat(warning(ann).message()).isEqualTo("You have 1 minute left to move.");
            assertThat(warning(ben).message())
                    .isEqualTo("Player White has 5 minutes left to move.");
            house.wait(Duration.ofSeconds(30));
            assertThat(warning(ann).message()).isEqualTo("You have 30 seconds left to move.");
        }

        @Test
        @Tag("TA-4a")
        @Tag("TA-4b")
        @Tag("CL-1h")
        void tellsItToEveryoneWhoComes() {
            TestHouse house = open(TestHouse.Wish.USUAL);
            TestClient ann = house.join("Ann");
            TestClient eve = house.watch("Eve");
            for (TestClient client : new TestClient[] {ann, eve}) {
                ServerMessage.Welcome welcome = (ServerMessage.Welcome) client.heard().get(1);
                assertThat(welcome.house().timing().kind()).isEqualTo("inactivity");
                assertThat(welcome.house().timing().millis()).contains(600_000L);
                assertThat(welcome.message()).contains("10 minutes");
            }
        }

        @Test
        @Tag("CL-3d")
        void givesNoticeSoonAfterItsMoment() {
            TestHouse house = open(TestHouse.Wish.USUAL.time(TEN_MINUTES).patient());
            TestClient ann = house.join("Ann");
            house.join("Ben");
            Update start = ann.awaitTurn();
            long left = start.standing().clock().first().orElseThrow();
            long untilNotice = left - Duration.ofMinutes(5).toMillis();
            house.wait(Duration.ofMillis(untilNotice));
            // The promise is a second; this is a bound for a machine that is busy with other tests.
            assertThat(warning(ann).timestamp() - start.timestamp() - untilNotice)
                    .isBetween(0L, 10_000L);
        }

        @Test
        @Tag("CL-2c")
        void tellsTheLimitsOfAnyClockAtTheStart() {
            TestHouse house = open(TestHouse.Wish.USUAL.time(TimeControl.PerMove.STANDARD));
            TestClient ann = house.join("Ann");
            ServerMessage.Welcome welcome = (ServerMessage.Welcome) ann.heard().get(1);
            assertThat(welcome.house().timing().kind()).isEqualTo("per-move");
            assertThat(welcome.house().timing().millis()).contains(300_000L);
            assertThat(welcome.house().timing().warningMillis()).contains(60_000L);
            assertThat(welcome.message()).contains("5 minutes", "1 minute");
        }

        private static Update warning(TestClient client) {
            return client.await(Update.class, u -> happened(u, "warned"));
        }
    }

    private static boolean happened(Update update, String event) {
        return update.events().stream().anyMatch(h -> h.event().equals(event));
    }
}

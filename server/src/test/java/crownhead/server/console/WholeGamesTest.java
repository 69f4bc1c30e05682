package crownhead.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Ending;
import crownhead.protocol.Update;
import crownhead.rules.Side;
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
}

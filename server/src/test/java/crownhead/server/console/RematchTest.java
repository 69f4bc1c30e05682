package crownhead.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.Inquiry;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What follows a game, over real sockets. */
class RematchTest {
    private final TestHouse house = TestHouse.open(TestHouse.Wish.USUAL.patient());
    private TestClient ann = house.join("Ann");
    private TestClient ben = house.join("Ben");

    @AfterEach
    void close() {
        house.close();
    }

    private void resignBen() {
        ben.awaitGame(1);
        ben.send(new ClientMessage.Resign("enough", 1));
    }

    @Nested
    class AfterAFinishedGame {
        @Test
        @Tag("GA-9a")
        void bothAreAskedAndPlayAgainWithSidesSwapped() {
            resignBen();
            ann.awaitQuestion(Inquiry.Kind.REMATCH);
            ben.awaitQuestion(Inquiry.Kind.REMATCH);
            ann.answer(Inquiry.Kind.REMATCH, true);
            ben.answer(Inquiry.Kind.REMATCH, true);
            assertThat(ann.awaitGame(2).you()).isEqualTo(Role.SECOND);
            assertThat(ben.awaitGame(2).you()).isEqualTo(Role.FIRST);
            ben.play("11-15");
            ann.play("22-18");
        }

        @Test
        @Tag("GA-9b")
        @Tag("GA-9c")
        void spectatorsAreAskedInTheOrderTheyCameAndSilenceIsNo() {
            TestClient eve = house.join("Eve");
            TestClient dan = house.join("Dan");
            resignBen();
            ann.awaitQuestion(Inquiry.Kind.REMATCH);
            ann.answer(Inquiry.Kind.REMATCH, true);
            ben.awaitQuestion(Inquiry.Kind.REMATCH);
            ben.answer(Inquiry.Kind.REMATCH, false);
            Update asked = eve.awaitQuestion(Inquiry.Kind.TAKE_SEAT);
            assertThat(asked.question().orElseThrow().millis().orElseThrow())
                    .isBetween(1L, 15_000L);
            house.wait(Duration.ofSeconds(15));
            dan.awaitQuestion(Inquiry.Kind.TAKE_SEAT);
            dan.answer(Inquiry.Kind.TAKE_SEAT, true);
            assertThat(dan.awaitGame(2).you()).isEqualTo(Role.FIRST);
            assertThat(ann.awaitGame(2).you()).isEqualTo(Role.SECOND);
            assertThat(eve.awaitGame(2).you()).isEqualTo(Role.SPECTATOR);
            assertThat(ben.awaitGame(2).you()).isEqualTo(Role.SPECTATOR);
        }

        @Test
        @Tag("TA-5f")
        void theTableWaitsWhenBothDecline() {
            resignBen();
            ann.awaitQuestion(Inquiry.Kind.REMATCH);
            ann.answer(Inquiry.Kind.REMATCH, false);
            ben.awaitQuestion(Inquiry.Kind.REMATCH);
            ben.answer(Inquiry.Kind.REMATCH, false);
            ann.await(Action.WATCH);
            TestClient cleo = house.join("Cleo");
            ben.await(Action.WATCH);
            ben.send(new ClientMessage.Sit("again"));
            assertThat(cleo.awaitGame(2).you()).isNotEqualTo(Role.SPECTATOR);
            assertThat(ben.awaitGame(2).you()).isEqualTo(Role.FIRST);
            assertThat(ann.awaitGame(2).you()).isEqualTo(Role.SPECTATOR);
        }
    }

    @Nested
    class AfterAPlayerDropped {
        @BeforeEach
        void playAndDrop() {
            ann.play("11-15");
            ben.play("22-18");
        }

        @Test
        @Tag("TA-5b")
        @Tag("TA-5c")
        void theWinnerIsAskedAndThenASpectatorMovesUp() {
            TestClient eve = house.join("Eve");
            ann.close();
            Update asked = ben.awaitQuestion(Inquiry.Kind.GO_ON);
            assertThat(asked.message()).startsWith("Player White has disconnected.");
            ben.answer(Inquiry.Kind.GO_ON, true);
            eve.awaitQuestion(Inquiry.Kind.TAKE_SEAT);
            eve.answer(Inquiry.Kind.TAKE_SEAT, true);
            assertThat(ben.awaitGame(2).you()).isEqualTo(Role.FIRST);
            assertThat(eve.awaitGame(2).you()).isEqualTo(Role.SECOND);
            ben.play("11-15");
            eve.play("22-18");
        }

        @Test
        @Tag("TA-5d")
        @Tag("TA-1g")
        void theTableWaitsForANewcomerWhoGetsTheFreedId() {
            ann.close();
            ben.awaitQuestion(Inquiry.Kind.GO_ON);
            ben.answer(Inquiry.Kind.GO_ON, true);
            ben.await(Action.WAIT);
            TestClient cleo = house.join("Cleo");
            assertThat(((ServerMessage.Welcome) cleo.heard().get(1)).id()).isEqualTo(1);
            assertThat(ben.awaitGame(2).you()).isEqualTo(Role.FIRST);
            assertThat(cleo.latest().you()).isEqualTo(Role.SECOND);
        }

        @Test
        @Tag("TA-5e")
        void allAreDisconnectedWhenTheWinnerDeclines() {
            TestClient eve = house.join("Eve");
            ann.close();
            ben.awaitQuestion(Inquiry.Kind.GO_ON);
            ben.answer(Inquiry.Kind.GO_ON, false);
            assertThat(ben.awaitBye()).isEqualTo("table-closed");
            assertThat(eve.awaitBye()).isEqualTo("table-closed");
            ann = house.join("Ann");
            ben = house.join("Ben");
            ann.play("11-15");
        }
    }
}

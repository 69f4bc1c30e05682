package crownhead.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.rules.Square;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RequestToMoveTest {
    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    private static Instant after(int seconds) {
        return NOON.plusSeconds(seconds);
    }

    @Nested
    class ARequest {
        private final Reminder reminder = new Reminder();

        @Test
        @Tag("TA-2c")
        void isNotRepeatedWhenItIsSeenWithinFiveSeconds() {
            reminder.asked(7, NOON);
            assertThat(reminder.isDue(after(4))).isFalse();
            assertThat(reminder.seen(7)).isTrue();
            assertThat(reminder.isDue(after(5))).isFalse();
            assertThat(reminder.isDue(after(600))).isFalse();
        }

        @Test
        @Tag("TA-2d")
        void isRepeatedAfterFiveSecondsAndThenEveryThirty() {
            reminder.asked(7, NOON);
            assertThat(reminder.isDue(after(5))).isTrue();
            assertThat(reminder.isDue(after(6))).isFalse();
            assertThat(reminder.isDue(after(34))).isFalse();
            assertThat(reminder.isDue(after(35))).isTrue();
            assertThat(reminder.isDue(after(65))).isTrue();
        }

        @Test
        void isNotSeenByAnAnswerToAnEarlierOne() {
            reminder.asked(7, NOON);
            assertThat(reminder.seen(6)).isFalse();
            assertThat(reminder.isDue(after(5))).isTrue();
        }

        @Test
        void isForgottenWhenNobodyIsToMove() {
            reminder.asked(7, NOON);
            reminder.stop();
            assertThat(reminder.isDue(after(600))).isFalse();
        }
    }

    @Nested
    class OverTheWire {
        private final TestHouse house = TestHouse.open(TestHouse.Wish.USUAL.patient());
        private final TestClient ann = house.join("Ann");
        private final TestClient ben = house.join("Ben");

        @AfterEach
        void close() {
            house.close();
        }

        @Test
        @Tag("TA-2d")
        void isRepeatedToAPlayerWhoDoesNotSayThatItArrived() {
            Update asked = ann.await(Action.MOVE);
            house.wait(Duration.ofSeconds(5));
            Update again = ann.await(Action.MOVE);
            assertThat(again.version()).isEqualTo(asked.version());
            assertThat(again.timestamp()).isGreaterThan(asked.timestamp());
            house.wait(Duration.ofSeconds(30));
            assertThat(ann.await(Action.MOVE).version()).isEqualTo(asked.version());
        }

        @Test
        @Tag("TA-2c")
        void isNotRepeatedToAPlayerWhoDoes() {
            Update asked = ann.await(Action.MOVE);
            ann.send(new ClientMessage.Seen(asked.version()));
            ann.send(new ClientMessage.Ping());
            ann.await(ServerMessage.Pong.class);
            int before = ann.heard().size();
            house.wait(Duration.ofSeconds(60));
            ann.play("11-15");
            assertThat(ann.heard().subList(before, ann.heard().size()))
                    .filteredOn(m -> m instanceof Update u && u.action() == Action.MOVE)
                    .isEmpty();
        }

        @Test
        @Tag("TA-3a")
        @Tag("GA-3e")
        void comesAgainWithTheBoardAsItWasAfterAnInvalidMove() {
            Update asked = ann.await(Action.MOVE);
            String id = ann.send(List.of(Square.of(11), Square.of(19)));
            Update again = ann.await(Action.RECHECK);
            assertThat(again.answers()).contains(id);
            assertThat(again.board()).isEqualTo(asked.board());
            assertThat(again.code()).contains("not-diagonal");
            assertThat(again.message())
                    .isEqualTo("From 11 to 19 is no diagonal: pieces move diagonally.");
            ann.play("11-15");
            assertThat(ben.awaitTurn().standing().ply()).isEqualTo(1);
        }

        @Test
        @Tag("TA-2a")
        void carriesATimestampThatGrows() {
            ann.play("11-15");
            ben.play("22-18");
            ann.play("15x22");
            ben.play("25x18");
            assertThat(ann.heard())
                    .filteredOn(Update.class::isInstance)
                    .extracting(m -> ((Update) m).timestamp())
                    .isSorted()
                    .doesNotHaveDuplicates();
        }
    }
}

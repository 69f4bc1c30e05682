package crownhead.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Wire;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ConversationTest {
    private static final String PING = "{\"type\":\"ping\"}";

    private final FakePipe pipe = FakePipe.free();
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");
    private final Conversation conversation = new Conversation(pipe, Limits.STANDARD, () -> now);

    /** The last thing that was said, once all has been. */
    private String lastWord() throws InterruptedException {
        conversation.start();
        conversation.finish();
        conversation.awaitEnd();
        return pipe.written().isEmpty() ? "" : pipe.written().getLast();
    }

    private static String bye(Farewell why) {
        return Wire.write(why.bye());
    }

    @Nested
    class ALine {
        @Test
        void thatIsAMessageIsHeard() {
            assertThat(conversation.hear(PING)).contains(new ClientMessage.Ping());
        }

        @Test
        void thatIsNoMessageIsRefused() throws InterruptedException {
            assertThat(conversation.hear("?")).isEmpty();
            assertThat(lastWord()).contains("\"refused\"", "not-json");
        }

        @Test
        void thatIsEmptySaysNothing() throws InterruptedException {
            assertThat(conversation.hear("")).isEmpty();
            assertThat(lastWord()).isEmpty();
        }

        @Test
        void isNotHeardAfterTheLastWord() {
            conversation.end(Farewell.GOODBYE);
            assertThat(conversation.hear(PING)).isEmpty();
        }
    }

    @Nested
    class AWitness {
        private final List<String> seen = new ArrayList<>();
        private final Conversation watched =
                new Conversation(pipe, Limits.STANDARD, () -> now, "", witness());

        @Test
        @Tag("OP-4a")
        void seesWhatIsRefused() {
            watched.hear("?");
            watched.tell(new ServerMessage.Pong());
            assertThat(seen).containsExactly("refused not-json");
        }

        @Test
        @Tag("OP-4a")
        void seesOnceThatAClientDoesNotRead() {
            for (int line = 0; line < Limits.STANDARD.outbox() + 10; line++) {
                watched.tell(PING);
            }
            assertThat(seen).containsExactly("overflowed", "ended too-slow");
        }

        @Test
        void seesOnlyTheFirstLastWord() {
            watched.end(Farewell.SILENT);
            watched.end(Farewell.GOODBYE);
            assertThat(seen).containsExactly("ended silent");
        }

        private Witness witness() {
            return new Witness() {
                @Override
                public void refused(String code) {
                    seen.add("refused " + code);
                }

                @Override
                public void ended(String code) {
                    seen.add("ended " + code);
                }

                @Override
                public void overflowed() {
                    seen.add("overflowed");
                }
            };
        }
    }

    @Nested
    class TheLimits {
        @Test
        void areTenMistakesInARow() throws InterruptedException {
            for (int mistake = 1; mistake < 10; mistake++) {
                conversation.hear("?");
            }
            assertThat(conversation.isOver()).isFalse();
            conversation.hear("?");
            assertThat(conversation.isOver()).isTrue();
            assertThat(lastWord()).isEqualTo(bye(Farewell.TOO_MANY_MISTAKES));
        }

        @Test
        void forgetMistakesAfterAMessage() {
            for (int line = 0; line < 30; line++) {
                conversation.hear(line % 9 == 8 ? PING : "?");
            }
            assertThat(conversation.isOver()).isFalse();
        }

        @Test
        void areAHundredMessagesThatNobodyWaitedFor() throws InterruptedException {
            for (int message = 0; message < 100; message++) {
                conversation.countUnasked();
            }
            assertThat(conversation.isOver()).isFalse();
            conversation.countUnasked();
            assertThat(lastWord()).isEqualTo(bye(Farewell.TOO_FAST));
        }

        @Test
        void countEmptyLines() throws InterruptedException {
            for (int line = 0; line < 101; line++) {
                conversation.hear("");
            }
            assertThat(lastWord()).isEqualTo(bye(Farewell.TOO_FAST));
        }

        @Test
        void areSoManyMessagesThatAreNotRead() throws InterruptedException {
            for (int message = 0; message < Limits.STANDARD.outbox(); message++) {
                conversation.tell(new ServerMessage.Pong());
            }
            assertThat(conversation.isOver()).isFalse();
            conversation.tell(new ServerMessage.Pong());
            assertThat(conversation.isOver()).isTrue();
            assertThat(lastWord()).isEqualTo(bye(Farewell.TOO_SLOW));
        }
    }

    @Nested
    class AClientThatIsQuiet {
        private void checkAfter(Duration time) {
            now = now.plus(time);
            conversation.checkLife();
        }

        @Test
        void isAskedOnceWhetherItIsThere() throws InterruptedException {
            checkAfter(Duration.ofSeconds(9));
            checkAfter(Duration.ofSeconds(1));
            checkAfter(Duration.ofSeconds(1));
            lastWord();
            assertThat(pipe.written()).containsExactly(Wire.write(new ServerMessage.Ping()));
        }

        @Test
        void isSilentAfterTwentyFiveSeconds() throws InterruptedException {
            checkAfter(Duration.ofSeconds(24));
            assertThat(conversation.isOver()).isFalse();
            checkAfter(Duration.ofSeconds(1));
            checkAfter(Duration.ofSeconds(1));
            assertThat(lastWord()).isEqualTo(bye(Farewell.SILENT));
        }

        @Test
        void isThereAgainWhenItSaysSomething() {
            checkAfter(Duration.ofSeconds(24));
            conversation.hear("{\"type\":\"pong\"}");
            checkAfter(Duration.ofSeconds(24));
            assertThat(conversation.isOver()).isFalse();
        }
    }
}

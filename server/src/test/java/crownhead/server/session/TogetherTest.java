package crownhead.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TogetherTest {
    private final FakePipe annsPipe = FakePipe.free();
    private final FakePipe bensPipe = FakePipe.free();
    private final Conversation ann = conversation(annsPipe);
    private final Conversation ben = conversation(bensPipe);

    private static Conversation conversation(FakePipe pipe) {
        return new Conversation(pipe, Limits.STANDARD, () -> Instant.parse("2026-01-01T12:00:00Z"));
    }

    @BeforeEach
    void start() {
        ann.start();
        ben.start();
    }

    @Test
    void whatIsSaidIsSentWhenAllIsSaid() {
        Together.say(() -> {
            ann.tell("one");
            ben.tell("two");
            ann.tell("three");
            assertThat(annsPipe.written()).isEmpty();
            assertThat(bensPipe.written()).isEmpty();
        });
        assertThat(annsPipe.batches()).containsExactly(List.of("one", "three"));
        assertThat(bensPipe.written()).containsExactly("two");
    }

    @Test
    void whoSaysSomethingAloneNeedNotWaitForOthers() {
        Thread other = Thread.ofVirtual().unstarted(() -> ben.tell("at once"));
        Together.say(() -> {
            ann.tell("together");
            run(other);
            assertThat(bensPipe.written()).containsExactly("at once");
        });
    }

    @Test
    void aMistakeKeepsNothingBackThatWasSaid() {
        assertThatThrownBy(() ->
                        Together.say(() -> {
                            ann.tell("one");
                            throw new IllegalStateException("a mistake");
                        }))
                .hasMessage("a mistake");
        assertThat(annsPipe.written()).containsExactly("one");
    }

    @Test
    void whatCannotBeSentToOneIsSentToTheOthers() {
        assertThatThrownBy(() ->
                        Together.say(() -> {
                            Together.send(() -> {
                                throw new IllegalStateException("no way");
                            });
                            ann.tell("one");
                        }))
                .hasMessage("no way");
        assertThat(annsPipe.written()).containsExactly("one");
    }

    private static void run(Thread thread) {
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new AssertionError("Nobody interrupts this", e);
        }
    }
}

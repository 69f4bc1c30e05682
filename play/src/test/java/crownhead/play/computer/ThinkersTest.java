package crownhead.play.computer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;

class ThinkersTest {
    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    private final BlockingQueue<String> done = new LinkedBlockingQueue<>();

    @Test
    void thinkOneAtATimeOnTwoCoresAndServeFirstWhoMustMoveFirst() throws InterruptedException {
        try (Thinkers thinkers = new Thinkers(2, _ -> {})) {
            CountDownLatch mayGoOn = new CountDownLatch(1);
            CountDownLatch isThinking = new CountDownLatch(1);
            thinkers.think(
                    NOON,
                    () -> {
                        isThinking.countDown();
                        await(mayGoOn);
                    });
            isThinking.await();
            thinkers.think(NOON.plusSeconds(9), () -> done.add("last"));
            thinkers.think(NOON.plusSeconds(1), () -> done.add("first"));
            thinkers.think(NOON.plusSeconds(5), () -> done.add("second"));
            assertThat(thinkers.waiting()).isEqualTo(3);
            mayGoOn.countDown();
            assertThat(List.of(done.take(), done.take(), done.take()))
                    .containsExactly("first", "second", "last");
        }
    }

    @Test
    void goOnAfterAMistakeAndTellIt() throws InterruptedException {
        try (Thinkers thinkers =
                new Thinkers(1, mistake -> done.add(String.valueOf(mistake.getMessage())))) {
            thinkers.think(
                    NOON,
                    () -> {
                        throw new IllegalStateException("a mistake");
                    });
            assertThat(done.take()).isEqualTo("a mistake");
            thinkers.after(Duration.ZERO, () -> done.add("went on"));
            assertThat(done.take()).isEqualTo("went on");
        }
    }

    @Test
    void takeNothingOnOnceTheyAreClosed() {
        Thinkers thinkers = new Thinkers(2, _ -> {});
        thinkers.close();
        thinkers.think(NOON, () -> done.add("too late"));
        thinkers.after(Duration.ZERO, () -> done.add("too late"));
        assertThat(done).isEmpty();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}

package crownhead.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class OutboxTest {
    private static Outbox started(FakePipe pipe, int capacity) {
        Outbox outbox = new Outbox(pipe, capacity);
        outbox.start();
        return outbox;
    }

    @Nested
    class AnOutboxWhoseClientReads {
        private final FakePipe pipe = FakePipe.free();
        private final Outbox outbox = started(pipe, 10);

        @Test
        void sendsAllInOrderAndTheLastWordLast() throws InterruptedException {
            outbox.offer("one");
            outbox.offer("two");
            outbox.finish("bye");
            outbox.awaitWritten();
            assertThat(pipe.written()).containsExactly("one", "two", "bye");
            assertThat(pipe.isFinished()).isTrue();
        }

        @Test
        void hasOnlyOneLastWord() throws InterruptedException {
            outbox.finish("bye");
            outbox.finish("bye again");
            outbox.finish();
            assertThat(outbox.offer("and another thing")).isTrue();
            outbox.awaitWritten();
            assertThat(pipe.written()).containsExactly("bye");
        }

        @Test
        void hasOnlyOneLastWordWhenManySayOneAtOnce() throws InterruptedException {
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                threads.add(Thread.startVirtualThread(() -> outbox.offer("line")));
                threads.add(Thread.startVirtualThread(() -> outbox.finish("bye")));
            }
            for (Thread thread : threads) {
                thread.join();
            }
            outbox.awaitWritten();
            assertThat(pipe.written()).containsOnlyOnce("bye").last().isEqualTo("bye");
        }

        @Test
        void canEndWithoutAWord() throws InterruptedException {
            outbox.offer("one");
            outbox.finish();
            outbox.awaitWritten();
            assertThat(pipe.written()).containsExactly("one");
            assertThat(pipe.isFinished()).isTrue();
        }
    }

    @Nested
    class AnOutboxWhoseClientDoesNotRead {
        private final FakePipe pipe = FakePipe.jammed();
        private final Outbox outbox = new Outbox(pipe, 3);

        @Test
        void hasNoRoomWhenItIsFull() {
            assertThat(offerFour()).containsExactly(true, true, true, false);
        }

        @Test
        void hasRoomForALastWordAlsoWhenItIsFull() throws InterruptedException {
            offerFour();
            outbox.finish("bye");
            outbox.start();
            pipe.setFree();
            outbox.awaitWritten();
            assertThat(pipe.written()).containsExactly("1", "2", "3", "bye");
        }

        @Test
        void countsWhatIsOnItsWay() {
            outbox.start();
            assertThat(offerFour()).containsExactly(true, true, true, false);
        }

        @Test
        void sendsWhatHasComeMeanwhileTogether() {
            outbox.start();
            offerFour();
            pipe.setFree();
            assertThat(pipe.batches()).containsExactly(List.of("1"), List.of("2", "3"));
        }

        @Test
        void isCutOffSoonAfterTheLastWord() {
            outbox.finish("bye");
            assertThat(pipe.isToBeCut()).isTrue();
            assertThat(pipe.isCut()).isFalse();
        }

        @Test
        void isSetFreeWhenItIsCut() throws InterruptedException {
            outbox.start();
            offerFour();
            outbox.cut();
            outbox.awaitWritten();
            assertThat(pipe.written()).isEmpty();
            assertThat(outbox.isClosed()).isTrue();
        }

        @Test
        void isSetFreeWhenItIsCutAfterTheLastWord() throws InterruptedException {
            outbox.start();
            offerFour();
            outbox.finish("bye");
            pipe.cut();
            outbox.awaitWritten();
            assertThat(pipe.written()).isEmpty();
        }

        private List<Boolean> offerFour() {
            return List.of(
                    outbox.offer("1"), outbox.offer("2"), outbox.offer("3"), outbox.offer("4"));
        }
    }
}

package crownhead.server.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.play.player.Passwords;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class FewAtOnceTest {
    private static final int MOST = FewAtOnce.AT_ONCE + FewAtOnce.WAITING;

    private final FewAtOnce few = new FewAtOnce();
    private final ExecutorService people = Executors.newVirtualThreadPerTaskExecutor();
    private final CountDownLatch begun = new CountDownLatch(FewAtOnce.AT_ONCE);
    private final CountDownLatch go = new CountDownLatch(1);

    @AfterEach
    void close() {
        go.countDown();
        people.close();
        few.close();
    }

    @Test
    void areWorkedOnAndAFewMoreWaitAndTheRestIsRefusedAtOnce() throws Exception {
        ExecutorCompletionService<String> all = new ExecutorCompletionService<>(people);
        for (int i = 0; i < MOST + 5; i++) {
            all.submit(() -> few.done(this::slowHash));
        }
        for (int i = 0; i < 5; i++) {
            Future<String> refused = all.take();
            assertThatThrownBy(refused::get)
                    .isInstanceOf(ExecutionException.class)
                    .hasCauseInstanceOf(Passwords.TooBusy.class);
        }
        go.countDown();
        List<String> made = new ArrayList<>();
        for (int i = 0; i < MOST; i++) {
            made.add(all.take().get());
        }
        assertThat(made).hasSize(MOST).containsOnly("hash");
    }

    @Test
    void makeRoomForOthersWhenTheyAreDone() throws Exception {
        Future<String> one = people.submit(() -> few.done(this::slowHash));
        Future<String> other = people.submit(() -> few.done(this::slowHash));
        begun.await();
        go.countDown();
        assertThat(one.get()).isEqualTo(other.get());
        assertThat(few.done(this::slowHash)).isEqualTo("hash");
    }

    private String slowHash() throws InterruptedException {
        begun.countDown();
        go.await();
        return "hash";
    }
}

package crownhead.server.security;

import crownhead.play.player.Passwords;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Work that is dear on purpose: little of it is done at once, a little waits, no more comes in. */
final class FewAtOnce implements AutoCloseable {
    static final int AT_ONCE = 2;
    static final int WAITING = 16;

    private final ExecutorService workers =
            new ThreadPoolExecutor(
                    AT_ONCE,
                    AT_ONCE,
                    0,
                    TimeUnit.SECONDS,
                    new ArrayBlockingQueue<>(WAITING),
                    Thread.ofPlatform().daemon().name("passwords ", 1).factory());

    <T> T done(Callable<T> work) throws Passwords.TooBusy {
        try {
            return workers.submit(work).get();
        } catch (RejectedExecutionException _) {
            throw new Passwords.TooBusy();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new Passwords.TooBusy();
        } catch (ExecutionException e) {
            throw new IllegalStateException("A password could not be hashed", e.getCause());
        }
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }
}

package crownhead.server.security;

import java.security.SecureRandom;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Passwords as Argon2id hashes. A hash takes memory and time on purpose, so only two are made at
 * once, by threads of their own, and only a few wait: a flood of sign-ins does not slow the games.
 */
public final class Argon2Passwords implements AutoCloseable {
    private static final int AT_ONCE = 2;
    private static final int WAITING = 16;
    private static final int SALT = 16;

    /** So many passwords wait to be hashed that one more is not taken. */
    public static final class TooBusy extends Exception {
        private static final long serialVersionUID = 1;
    }

    private final SecureRandom chance = new SecureRandom();
    private final Argon2Settings settings;
    private final ExecutorService workers;

    public Argon2Passwords(Argon2Settings settings) {
        this.settings = settings;
        workers =
                new ThreadPoolExecutor(
                        AT_ONCE,
                        AT_ONCE,
                        0,
                        TimeUnit.SECONDS,
                        new ArrayBlockingQueue<>(WAITING),
                        Thread.ofPlatform().daemon().name("passwords ", 1).factory());
    }

    public String hash(String password) throws TooBusy {
        byte[] salt = new byte[SALT];
        chance.nextBytes(salt);
        return made(() -> Argon2Hash.of(password, settings, salt).text());
    }

    public boolean matches(String password, String hash) throws TooBusy {
        return made(() -> Argon2Hash.read(hash).filter(kept -> kept.isOf(password)).isPresent());
    }

    /** Whether a hash was made with other settings than are used now. */
    public boolean isOld(String hash) {
        return Argon2Hash.read(hash).filter(kept -> kept.settings().equals(settings)).isEmpty();
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }

    private <T> T made(Callable<T> work) throws TooBusy {
        try {
            return workers.submit(work).get();
        } catch (RejectedExecutionException _) {
            throw new TooBusy();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new TooBusy();
        } catch (ExecutionException e) {
            throw new IllegalStateException("A password could not be hashed", e.getCause());
        }
    }
}

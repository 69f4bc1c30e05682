package crownhead.server.session;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers that let others go first. Whoever has moved knows their own move. While many moves come
 * at once, the answer stays where it is for a moment: it goes out along with the next word to the
 * same client, which is a write less, or when it has waited long enough. Otherwise it goes at once.
 */
public final class PatientAnswers implements AutoCloseable {
    private static final long LONGEST = Duration.ofMillis(50).toNanos();

    /** Whoever waits is woken seldom: the next ones go a little early. */
    private static final long EARLY = Duration.ofMillis(10).toNanos();

    /** So many writes stored together are many: then more of them are waiting already. */
    public static final int CROWD = 8;

    private static final Logger LOG = LoggerFactory.getLogger(PatientAnswers.class);

    private record Answer(Runnable sending, long due) {}

    private final BlockingQueue<Answer> waiting = new LinkedBlockingQueue<>();
    private final Thread sender = Thread.ofVirtual().name("patient-answers").start(this::run);
    private volatile boolean isCrowded;

    /** So many writes were stored together just now. */
    public void stored(int writes) {
        isCrowded = writes >= CROWD;
    }

    /** An answer was noted, and this sends it. */
    public void add(Runnable sending) {
        if (isCrowded) {
            waiting.add(new Answer(sending, System.nanoTime() + LONGEST));
        } else {
            sending.run();
        }
    }

    private void run() {
        try {
            while (true) {
                Answer first = waiting.take();
                TimeUnit.NANOSECONDS.sleep(first.due - System.nanoTime());
                send(first);
                sendThoseBefore(first.due + EARLY);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void sendThoseBefore(long moment) {
        for (Answer next = waiting.peek();
                next != null && next.due - moment < 0;
                next = waiting.peek()) {
            waiting.remove();
            send(next);
        }
    }

    /** What goes wrong for one does not keep the others waiting. */
    private static void send(Answer answer) {
        try {
            answer.sending.run();
        } catch (RuntimeException mistake) {
            LOG.error("An answer could not be sent", mistake);
        }
    }

    /** What waits still goes with the last word of its conversation. */
    @Override
    public void close() {
        sender.interrupt();
    }
}

package crownhead.server.session;

import java.time.Duration;

/**
 * What a client may do at most.
 *
 * @param messages how many unasked messages it may send in a {@code period}
 * @param mistakes how many lines in a row may be no messages
 * @param outbox how many messages may wait for it to read them
 * @param quiet after how much silence it is asked whether it is there
 * @param silence after how much silence it is gone
 * @param ready how long it may take to say that it is ready
 */
public record Limits(
        int messages,
        Duration period,
        int mistakes,
        int outbox,
        Duration quiet,
        Duration silence,
        Duration ready) {
    public static final Limits STANDARD =
            new Limits(
                    100,
                    Duration.ofSeconds(20),
                    10,
                    256,
                    Duration.ofSeconds(10),
                    Duration.ofSeconds(25),
                    Duration.ofSeconds(10));

    /** The same with so many times the messages. */
    public Limits times(int generosity) {
        long more = (long) messages * generosity;
        return new Limits(
                (int) Math.min(more, Integer.MAX_VALUE),
                period,
                mistakes,
                outbox,
                quiet,
                silence,
                ready);
    }
}

package crownhead.server.http;

import java.util.Optional;
import org.eclipse.jetty.io.Connection;

/** Somebody on the doorstep: since when they have been saying what they want. */
final class Newcomer {
    private final Optional<String> from;
    private long since;
    private long requests;
    private long bytes = -1;

    /** {@code from} is whom they count for; {@code now} is the time in nanoseconds. */
    Newcomer(Optional<String> from, long now) {
        this.from = from;
        this.since = now;
    }

    Optional<String> from() {
        return from;
    }

    /**
     * For how long the head of a request has been under way, in nanoseconds. That of the first one
     * is from the moment they come, that of another from its first byte: whoever has been answered
     * and says nothing is idle, which is another matter.
     */
    long unsaid(Connection connection, long now) {
        long heard = connection.getMessagesIn();
        long answered = connection.getMessagesOut();
        boolean isBeingAnswered = heard > answered;
        if (isBeingAnswered || heard != requests) {
            requests = heard;
            bytes = connection.getBytesIn();
            since = now;
        } else if (requests > 0 && connection.getBytesIn() == bytes) {
            since = now;
        }
        return now - since;
    }
}

package crownhead.clients.connection;

import java.time.Duration;

/**
 * How long a client waits.
 *
 * @param answer for a connection, and for each message until it is let in
 * @param silence for a word from the house; then it asks, and waits as long again
 * @param retry between two attempts to come back
 */
public record Patience(Duration answer, Duration silence, Duration retry) {
    public static final Patience USUAL =
            new Patience(Duration.ofSeconds(5), Duration.ofSeconds(20), Duration.ofMillis(500));
}

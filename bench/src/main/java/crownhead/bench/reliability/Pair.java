package crownhead.bench.reliability;

import java.io.IOException;
import java.util.Optional;

/** Two who play each other, game after game. One hosts, and gives the other the key. */
final class Pair {
    private static final String HOST =
            "{\"type\":\"host\",\"id\":\"%s\",\"visibility\":\"private\",\"time\":\"%s\","
                    + "\"draws\":\"automatic\",\"rated\":false}";
    private static final String JOIN = "{\"type\":\"join\",\"id\":\"%s\",\"key\":\"%s\"}";

    private final String time;
    private final Latencies latencies;
    private volatile long sentAt;
    private Optional<String> key = Optional.empty();
    private Optional<Player> waiting = Optional.empty();
    private int beginnings;

    /** {@code time} is how long they have for a game. */
    Pair(String time, Latencies latencies) {
        this.time = time;
        this.latencies = latencies;
    }

    /** One of them has sent a move. */
    void sent(long nanos) {
        sentAt = nanos;
    }

    /** The other one has it. */
    void received(long nanos) {
        latencies.add(nanos - sentAt);
    }

    /** The host is in the hall. */
    synchronized void host(Player host) throws IOException {
        key = Optional.empty();
        host.say(HOST.formatted(host.nextRequest(), time));
    }

    synchronized void opened(String newKey) throws IOException {
        key = Optional.of(newKey);
        if (waiting.isPresent()) {
            join(waiting.get());
        }
    }

    /** The guest is in the hall. */
    synchronized void join(Player guest) throws IOException {
        if (key.isEmpty()) {
            waiting = Optional.of(guest);
            return;
        }
        waiting = Optional.empty();
        guest.say(JOIN.formatted(guest.nextRequest(), key.get()));
    }

    /** Something is lost that was not promised, such as a guest who had just come in. */
    synchronized void beginAnew() {
        key = Optional.empty();
        waiting = Optional.empty();
        beginnings++;
    }

    /** How often the two have begun anew: who knows another number is out of date. */
    synchronized int beginnings() {
        return beginnings;
    }
}

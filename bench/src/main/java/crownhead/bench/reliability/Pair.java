package crownhead.bench.reliability;

import java.io.IOException;
import java.util.Optional;

/** Two who play each other, game after game. One hosts, and gives the other the key. */
final class Pair {
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
        host.say(
                "{\"type\":\"host\",\"id\":\""
                        + host.nextRequest()
                        + "\",\"visibility\":\"private\",\"time\":\""
                        + time
                        + "\",\"draws\":\"automatic\",\"rated\":false}");
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
        guest.say(
                "{\"type\":\"join\",\"id\":\""
                        + guest.nextRequest()
                        + "\",\"key\":\""
                        + key.get()
                        + "\"}");
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

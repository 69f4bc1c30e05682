package crownhead.bench.reliability;

import java.io.IOException;
import java.util.Optional;

/** Two who play each other, game after game. One hosts, and gives the other the key. */
final class Pair {
    private final String time;
    private final Latencies latencies;
    private final Latencies returns;
    private volatile long sentAt;
    private Optional<String> key = Optional.empty();
    private Optional<Player> waiting = Optional.empty();
    private int beginnings;

    /**
     * @param time how long they have for a game
     * @param latencies how long moves take to reach the other one
     * @param returns how long it takes to come back to the board
     */
    Pair(String time, Latencies latencies, Latencies returns) {
        this.time = time;
        this.latencies = latencies;
        this.returns = returns;
    }

    /** One of them has sent a move. */
    void sent(long nanos) {
        sentAt = nanos;
    }

    /** The other one has it. */
    void received(long nanos) {
        latencies.add(nanos - sentAt);
    }

    /** One of them has come to the door again, and is shown the board after so long. */
    void returned(long nanos) {
        returns.add(nanos);
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

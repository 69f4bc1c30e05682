package crownhead.bench.reliability;

import java.util.ArrayList;
import java.util.List;

/** What one client said and was shown, each in order. */
public final class History {
    private final String client;
    private final List<Sent> sent = new ArrayList<>();
    private final List<Shown> shown = new ArrayList<>();

    /**
     * A move that was asked for, as it was sent first.
     *
     * @param nanos when, by a clock that nobody can set
     * @param request a name that no client uses for anything else
     * @param path the squares it touches, with commas between them
     */
    public record Sent(long nanos, String table, String request, String path) {}

    /** A time in which the house was not there, by the same clock. */
    public record Outage(long from, long until) {}

    public History(String client) {
        this.client = client;
    }

    public String client() {
        return client;
    }

    public synchronized void sent(Sent move) {
        sent.add(move);
    }

    public synchronized void shown(Shown update) {
        shown.add(update);
    }

    /** A copy of it as it is now. */
    public synchronized History soFar() {
        History copy = new History(client);
        copy.sent.addAll(sent);
        copy.shown.addAll(shown);
        return copy;
    }

    public synchronized List<Sent> allSent() {
        return List.copyOf(sent);
    }

    public synchronized List<Shown> allShown() {
        return List.copyOf(shown);
    }
}

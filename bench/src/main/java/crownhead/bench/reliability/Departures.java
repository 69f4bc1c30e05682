package crownhead.bench.reliability;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;

/** How soon connections are gone after the house has said its last word, by its own metrics. */
final class Departures implements AutoCloseable {
    private static final String FAREWELLS = "crownhead_farewells_total";
    private static final String SOCKETS = "crownhead_sockets";

    private final Asker asker;
    private final Queue<Long> goodbyes = new ArrayDeque<>();
    private int farewellsBefore;
    private int socketsBefore;
    private int told;
    private int gone;
    private double slowestMillis;

    Departures(int port) {
        asker = new Asker(port);
    }

    /** All who are there now include so many who will have to go. */
    void expect(int number) throws IOException {
        String metrics = metrics();
        // Some of them may have been told already.
        socketsBefore = sum(metrics, SOCKETS);
        farewellsBefore = sum(metrics, FAREWELLS);
        if (socketsBefore < number) {
            throw new IOException(number + " should be there: " + socketsBefore);
        }
    }

    void look() throws IOException {
        String metrics = metrics();
        long now = System.nanoTime();
        for (; told < sum(metrics, FAREWELLS) - farewellsBefore; told++) {
            goodbyes.add(now);
        }
        for (; gone < socketsBefore - sum(metrics, SOCKETS); gone++) {
            Long goodbye = goodbyes.poll();
            slowestMillis = Math.max(slowestMillis, goodbye == null ? 0 : (now - goodbye) / 1e6);
        }
    }

    int told() {
        return told;
    }

    int gone() {
        return gone;
    }

    double slowestMillis() {
        return slowestMillis;
    }

    private String metrics() throws IOException {
        return asker.get("/metrics").body();
    }

    private static int sum(String metrics, String name) {
        return (int)
                metrics.lines()
                        .filter(line -> line.startsWith(name + " ") || line.startsWith(name + "{"))
                        .mapToDouble(line ->
                                Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                        .sum();
    }

    @Override
    public void close() {
        asker.close();
    }
}

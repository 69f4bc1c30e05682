package crownhead.bench.reliability;

import crownhead.bench.baseline.PlainHouse;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** Pairs who send each other moves through a {@link PlainHouse} and answer at once. */
final class PlainCrowd implements AutoCloseable {
    private final Latencies latencies = new Latencies();
    private final AtomicLong moves = new AtomicLong();
    private final List<Link> links = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();

    PlainCrowd(int games, int port) throws IOException {
        for (int game = 0; game < games; game++) {
            Pair pair = new Pair("", latencies);
            Link first = new SocketLink(port, PlainHouse.PATH + "?game=" + game);
            Link second = new SocketLink(port, PlainHouse.PATH + "?game=" + game);
            links.addAll(List.of(first, second));
            String here = move(game, "first");
            String there = move(game, "second");
            threads.add(Thread.ofVirtual().start(() -> play(first, here, pair)));
            threads.add(Thread.ofVirtual().start(() -> play(second, there, pair)));
        }
    }

    private static String move(int game, String side) {
        return "{\"type\":\"play\",\"id\":\"%s-%d\",\"game\":1,\"ply\":12,\"path\":[11,15]}"
                .formatted(side, game);
    }

    private void play(Link link, String move, Pair pair) {
        try {
            Optional<String> heard = link.hear();
            while (heard.isPresent()) {
                if (heard.get().startsWith(move)) {
                    moves.incrementAndGet();
                } else {
                    if (!heard.get().equals(PlainHouse.START)) {
                        pair.received(System.nanoTime());
                    }
                    pair.sent(System.nanoTime());
                    link.say(move);
                }
                heard = link.hear();
            }
        } catch (IOException _) {
            // It is over.
        }
    }

    Latencies latencies() {
        return latencies;
    }

    long moves() {
        return moves.get();
    }

    void awaitInTotal(long wanted, Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        while (moves() < wanted) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("Only " + moves() + " moves came");
            }
            Pauses.of(Duration.ofMillis(2));
        }
    }

    @Override
    public void close() {
        links.forEach(Link::close);
        for (Thread thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }
    }
}

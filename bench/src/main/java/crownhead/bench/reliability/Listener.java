package crownhead.bench.reliability;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Somebody who hears all the time, and says that they are there when they are asked. */
final class Listener implements AutoCloseable {
    private static final String PONG = "{\"type\":\"pong\"}";

    private final Link link;
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

    Listener(Link link) {
        this.link = link;
        Thread.ofVirtual().name("listener").start(this::listen);
    }

    private void listen() {
        try {
            for (Optional<String> line = link.hear(); line.isPresent(); line = link.hear()) {
                if (Scan.type(line.get()).equals("ping")) {
                    link.say(PONG);
                } else {
                    heard.add(line.get());
                }
            }
        } catch (IOException _) {
            // The connection is over.
        }
    }

    void say(String message) throws IOException {
        link.say(message);
    }

    /** The first line with these words, if it comes in time; those before it are passed over. */
    Optional<String> hear(String words, Duration patience) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        while (true) {
            String line = heard.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (line == null) {
                return Optional.empty();
            }
            if (line.contains(words)) {
                return Optional.of(line);
            }
        }
    }

    @Override
    public void close() {
        link.close();
    }
}

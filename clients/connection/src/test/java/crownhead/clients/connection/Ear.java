package crownhead.clients.connection;

import crownhead.protocol.ServerMessage;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Hears in a test what a connection hands on, and what becomes of it. */
final class Ear implements Connection.Receiver {
    /** What is heard. */
    sealed interface Heard {}

    record Said(ServerMessage message) implements Heard {}

    record Interrupted(String why) implements Heard {}

    record Lost(String why) implements Heard {}

    private final BlockingQueue<Heard> queue = new LinkedBlockingQueue<>();

    @Override
    public void receive(ServerMessage message) {
        queue.add(new Said(message));
    }

    @Override
    public void interrupted(String why) {
        queue.add(new Interrupted(why));
    }

    @Override
    public void lost(String why) {
        queue.add(new Lost(why));
    }

    Heard next() throws InterruptedException {
        return Optional.ofNullable(queue.poll(60, TimeUnit.SECONDS))
                .orElseThrow(() -> new AssertionError("Nothing was heard"));
    }

    boolean isQuiet() {
        return queue.isEmpty();
    }
}

package crownhead.bench.load;

import crownhead.server.websocket.SocketDoor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;

/** One game that many look on at. A thread of its own serves all of them. */
public final class Gallery implements AutoCloseable {
    private static final Duration LONGEST = Duration.ofHours(1);

    /** How many look on; the deaf ones never read what they are sent. */
    public record Size(int readers, int deaf, Duration pace) {}

    private final Crowd crowd;
    private final HouseBot.Meeting meeting = new HouseBot.Meeting();
    private final MoveTimes times = new MoveTimes();
    private final Thread thread;
    private volatile boolean isOver;

    private Gallery(Crowd crowd) {
        this.crowd = crowd;
        this.thread = Thread.ofPlatform().name("gallery").unstarted(this::look);
    }

    /** Returns when all are there. */
    public static Gallery open(InetSocketAddress server, Size size, RandomGenerator chance)
            throws IOException {
        Gallery gallery = new Gallery(new Crowd(server));
        MoveTimes.Stopwatch stopwatch = gallery.times.stopwatch();
        Rhythm rhythm = Rhythm.every(size.pace(), stopwatch, System.nanoTime());
        for (int seat = 1; seat <= 2; seat++) {
            Bot player = new HouseBot(gallery.meeting, seat == 1, stopwatch, chance);
            gallery.crowd.join(player, new Frames(SocketDoor.PATH), rhythm);
        }
        gallery.crowd.play(() -> gallery.meeting.key().isPresent(), Duration.ofSeconds(10));
        for (int i = 0; i < size.readers() + size.deaf(); i++) {
            Onlooker.Habit habit =
                    i < size.deaf() ? Onlooker.Habit.NEVER_READS : Onlooker.Habit.READS;
            Onlooker onlooker = new Onlooker(gallery::key, habit);
            gallery.crowd.join(onlooker, new Frames(SocketDoor.PATH), Rhythm.atOnce(stopwatch));
        }
        gallery.thread.start();
        return gallery;
    }

    /** What lets somebody look on as well. */
    public String key() {
        return meeting.key().orElseThrow();
    }

    /** How long the moves of the game took; to be read when it is closed. */
    public MoveTimes times() {
        return times;
    }

    /** What went wrong. */
    public List<String> errors() {
        return crowd.errors();
    }

    private void look() {
        try {
            crowd.play(() -> isOver, LONGEST);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        isOver = true;
        try {
            thread.join();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        crowd.close();
    }
}

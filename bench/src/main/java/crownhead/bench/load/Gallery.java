package crownhead.bench.load;

import crownhead.server.websocket.SocketDoor;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;

/** One game that many look on at. A thread of its own serves all of them. */
public final class Gallery implements AutoCloseable {
    /** How many look on; the deaf ones never read what they are sent. */
    public record Size(int readers, int deaf, Duration pace) {}

    private final Crowd crowd;
    private final Background background;
    private final String key;
    private final MoveTimes times;

    private Gallery(Crowd crowd, String key, MoveTimes times) {
        this.crowd = crowd;
        this.key = key;
        this.times = times;
        this.background = Background.of(crowd, "gallery");
    }

    /** Returns when all are there. */
    public static Gallery open(InetSocketAddress server, Size size, RandomGenerator chance)
            throws IOException {
        Crowd crowd = new Crowd(server);
        HouseBot.Meeting meeting = new HouseBot.Meeting();
        MoveTimes times = new MoveTimes();
        MoveTimes.Stopwatch stopwatch = times.stopwatch();
        Rhythm rhythm = Rhythm.every(size.pace(), stopwatch, System.nanoTime());
        for (boolean hosts : List.of(true, false)) {
            Bot player = new HouseBot(meeting, hosts, stopwatch, chance);
            crowd.join(player, new Frames(SocketDoor.PATH), rhythm);
        }
        crowd.play(() -> meeting.key().isPresent(), Duration.ofSeconds(10));
        String key = meeting.key().orElseThrow();
        for (int i = 0; i < size.readers() + size.deaf(); i++) {
            Onlooker.Habit habit =
                    i < size.deaf() ? Onlooker.Habit.NEVER_READS : Onlooker.Habit.READS;
            Onlooker onlooker = new Onlooker(() -> key, habit);
            crowd.join(onlooker, new Frames(SocketDoor.PATH), Rhythm.atOnce(stopwatch));
        }
        return new Gallery(crowd, key, times);
    }

    /** What lets somebody look on as well. */
    public String key() {
        return key;
    }

    /** How long the moves of the game took; to be read when it is closed. */
    public MoveTimes times() {
        return times;
    }

    /** What went wrong. */
    public List<String> errors() {
        return crowd.errors();
    }

    @Override
    public void close() throws IOException {
        background.close();
    }
}

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
    private final HouseBot.Meeting meeting;
    private final MoveTimes times;

    private Gallery(Crowd crowd, HouseBot.Meeting meeting, MoveTimes times) {
        this.crowd = crowd;
        this.meeting = meeting;
        this.times = times;
        this.background = Background.of(crowd, "gallery");
    }

    /** Returns when all are there. */
    public static Gallery open(InetSocketAddress server, Size size, RandomGenerator chance)
            throws IOException {
        Crowd crowd = new Crowd(server);
        HouseBot.Meeting meeting = HouseBot.Meeting.inPublic();
        MoveTimes times = new MoveTimes();
        MoveTimes.Stopwatch stopwatch = times.stopwatch();
        Rhythm rhythm = Rhythm.every(size.pace(), stopwatch, System.nanoTime());
        for (boolean hosts : List.of(true, false)) {
            Bot player = new HouseBot(meeting, hosts, stopwatch, chance);
            crowd.join(player, new Frames(SocketDoor.PATH), rhythm);
        }
        crowd.play(() -> meeting.place().isPresent(), Duration.ofSeconds(10));
        for (int i = 0; i < size.readers() + size.deaf(); i++) {
            Onlooker.Habit habit =
                    i < size.deaf() ? Onlooker.Habit.NEVER_READS : Onlooker.Habit.READS;
            Onlooker onlooker = new Onlooker(() -> meeting.place().orElseThrow(), habit);
            crowd.join(onlooker, new Frames(SocketDoor.PATH), Rhythm.atOnce(stopwatch));
        }
        return new Gallery(crowd, meeting, times);
    }

    /** Where somebody else can look on now, in the words of a request. */
    public String place() {
        return meeting.place().orElseThrow();
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

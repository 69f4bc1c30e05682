package crownhead.bench.load;

import crownhead.server.websocket.SocketDoor;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;

/** Games that keep a house busy while others are looked at. One thread serves all of them. */
public final class Bustle implements AutoCloseable {
    /** {@code pace} is how long each move is thought about. */
    public record Size(int games, Duration pace) {}

    private final Crowd crowd;
    private final Background background;
    private final MoveTimes times;
    private final long begin = System.nanoTime();
    private Duration time = Duration.ZERO;

    private Bustle(Crowd crowd, MoveTimes times) {
        this.crowd = crowd;
        this.times = times;
        this.background = Background.of(crowd, "bustle");
    }

    /** Returns when all have come in; they meet and play from then on. */
    public static Bustle open(InetSocketAddress server, Size size, RandomGenerator chance)
            throws IOException {
        Crowd crowd = new Crowd(server);
        MoveTimes times = new MoveTimes();
        long begin = System.nanoTime();
        for (int game = 0; game < size.games(); game++) {
            HouseBot.Meeting meeting = HouseBot.Meeting.inPrivate();
            MoveTimes.Stopwatch stopwatch = times.stopwatch();
            long phase = size.pace().toNanos() * game / size.games();
            Rhythm rhythm = Rhythm.every(size.pace(), stopwatch, begin + phase);
            for (boolean hosts : List.of(true, false)) {
                HouseBot player = new HouseBot(meeting, hosts, stopwatch, chance);
                crowd.join(player, new Frames(SocketDoor.PATH), rhythm);
            }
        }
        return new Bustle(crowd, times);
    }

    /** How long the moves took, when it is closed. */
    public MoveTimes times() {
        return times;
    }

    /** What was played, when it is closed. */
    public double movesPerSecond() {
        return times.count() * 1e9 / time.toNanos();
    }

    /** What went wrong, when it is closed; nobody played on after it. */
    public List<String> errors() {
        return crowd.errors();
    }

    @Override
    public void close() throws IOException {
        background.close();
        time = Duration.ofNanos(System.nanoTime() - begin);
    }
}

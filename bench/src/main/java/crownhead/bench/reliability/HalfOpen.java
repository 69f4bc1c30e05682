package crownhead.bench.reliability;

import crownhead.rules.dress.ColourSet;
import crownhead.server.console.ConsoleOptions;
import crownhead.server.console.ConsoleServer;
import crownhead.server.session.Limits;
import crownhead.table.TimeControl;
import crownhead.table.series.SeriesTerms;
import java.io.IOException;
import java.net.InetAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.random.RandomGenerator;

/**
 * Players whose way to the house goes black in the middle of a game: nobody hears of an end. Of two
 * such players one stays away until the other side is told, and one comes back at once.
 */
public final class HalfOpen {
    private static final int FIRST_PORT = 30_000;
    private static final int LAST_PORT = 40_000;
    private static final int ATTEMPTS = 20;

    /**
     * How much is tried.
     *
     * @param limits after how much silence somebody is gone
     * @param patience how long it may take until the other side is told
     */
    public record Size(int players, Limits limits, Duration patience) {
        /** The time-outs of a house. */
        public static Size real(int players) {
            return new Size(players, Limits.STANDARD, Duration.ofSeconds(60));
        }

        /** Somebody is gone sooner than in a house. */
        public static Size scaled(int players, Duration silence) {
            return new Size(players, silentAfter(silence), Duration.ofSeconds(60));
        }

        /** The planted fault: nobody is ever thought to be gone. */
        public static Size trusting(int players) {
            return new Size(players, silentAfter(Duration.ofDays(1)), Duration.ofSeconds(3));
        }

        private static Limits silentAfter(Duration silence) {
            Limits usual = Limits.STANDARD;
            return new Limits(
                    usual.messages(),
                    usual.period(),
                    usual.mistakes(),
                    usual.outbox(),
                    Duration.ofMillis(100),
                    silence,
                    usual.ready());
        }
    }

    /**
     * What came of it.
     *
     * @param noticed players whose absence the other side was told
     * @param takenOver players who came back at once and had their seat
     * @param leftOpen black connections that the house did not close
     * @param slowestMillis how long it took at most until an absence was told
     */
    public record Outcome(int noticed, int takenOver, int leftOpen, double slowestMillis) {
        public static final Outcome NOTHING = new Outcome(0, 0, 0, 0);

        public Outcome plus(Outcome other) {
            return new Outcome(
                    noticed + other.noticed,
                    takenOver + other.takenOver,
                    leftOpen + other.leftOpen,
                    Math.max(slowestMillis, other.slowestMillis));
        }
    }

    private final Size size;
    private final int port;

    private HalfOpen(Size size, int port) {
        this.size = size;
        this.port = port;
    }

    /** All players at once, each at a table of their own with somebody who stays. */
    public static Outcome run(Size size) throws IOException {
        for (int attempt = 1; ; attempt++) {
            int port = RandomGenerator.getDefault().nextInt(FIRST_PORT, LAST_PORT);
            try (ConsoleServer _ = ConsoleServer.openFloor(options(size, port))) {
                return new HalfOpen(size, port).run();
            } catch (ConsoleServer.NoPort e) {
                if (attempt == ATTEMPTS) {
                    throw e;
                }
            }
        }
    }

    private static ConsoleOptions options(Size size, int port) {
        TimeControl time = new TimeControl.Inactivity(TimeControl.Inactivity.STANDARD);
        return new ConsoleOptions(
                "Crownhead",
                InetAddress.getLoopbackAddress(),
                port,
                4,
                size.players(),
                ConsoleOptions.terms(time, ColourSet.WHITE_RED, Duration.ofMinutes(5)),
                SeriesTerms.STANDARD,
                size.limits());
    }

    private Outcome run() throws IOException {
        try (ExecutorService all = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Outcome>> games = new ArrayList<>();
            for (int i = 1; i <= size.players(); i++) {
                String table = Integer.toString(i);
                boolean staysAway = i % 2 == 0;
                games.add(all.submit(() -> staysAway ? stayAway(table) : comeBack(table)));
            }
            Outcome outcome = Outcome.NOTHING;
            for (Future<Outcome> game : games) {
                outcome = outcome.plus(game.get());
            }
            return outcome;
        } catch (ExecutionException e) {
            throw new IOException("A player stumbled", e.getCause());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IOException("Nobody waits for the players any more");
        }
    }

    private Outcome stayAway(String table) throws IOException, InterruptedException {
        try (BlackProxy way = new BlackProxy(port);
                Listener away = new Listener(new LineLink(way.port()));
                Listener stays = new Listener(new LineLink(port))) {
            String secret = sitDown(away, stays, table);
            long begin = System.nanoTime();
            way.goBlack();
            if (stays.hear("\"event\":\"left\"", size.patience()).isEmpty()) {
                return new Outcome(0, 0, way.isHungUp(Duration.ZERO) ? 0 : 1, 0);
            }
            double millis = (System.nanoTime() - begin) / 1e6;
            int leftOpen = way.isHungUp(size.patience()) ? 0 : 1;
            return new Outcome(1, resume(secret), leftOpen, millis);
        }
    }

    private Outcome comeBack(String table) throws IOException, InterruptedException {
        try (BlackProxy way = new BlackProxy(port);
                Listener away = new Listener(new LineLink(way.port()));
                Listener stays = new Listener(new LineLink(port))) {
            String secret = sitDown(away, stays, table);
            way.goBlack();
            int takenOver = resume(secret);
            return new Outcome(0, takenOver, way.isHungUp(size.patience()) ? 0 : 1, 0);
        }
    }

    /** Both are at the table, and the game has begun; the secret of whoever will be away. */
    private String sitDown(Listener away, Listener stays, String table)
            throws IOException, InterruptedException {
        String secret = secret(away);
        away.say(ready(secret, ",\"table\":\"" + table + "\""));
        stays.say(ready(secret(stays), ",\"table\":\"" + table + "\""));
        require(stays.hear("\"event\":\"started\"", size.patience()));
        return secret;
    }

    /** How many have their seat again: one or none. */
    private int resume(String secret) throws IOException, InterruptedException {
        try (Listener again = new Listener(new LineLink(port))) {
            secret(again);
            again.say(ready(secret, ""));
            return again.hear("\"type\":\"welcome\"", size.patience()).isPresent() ? 1 : 0;
        }
    }

    private String secret(Listener newcomer) throws IOException, InterruptedException {
        String assigned = require(newcomer.hear("\"type\":\"assigned\"", size.patience()));
        return Scan.text(assigned, "secret").orElseThrow();
    }

    private static String require(Optional<String> line) throws IOException {
        return line.orElseThrow(() -> new IOException("The house does not let people play"));
    }

    private static String ready(String secret, String more) {
        return "{\"type\":\"ready\",\"protocol\":1,\"secret\":\"" + secret + "\"" + more + "}";
    }
}

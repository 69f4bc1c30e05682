package crownhead.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Position;
import crownhead.rules.dress.ColourSet;
import crownhead.rules.notation.Fen;
import crownhead.server.session.Limits;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import crownhead.table.series.SeriesTerms;
import java.net.InetAddress;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/** A real server on ports of its own, whose time the test may turn. */
final class TestHouse implements AutoCloseable {
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(20);
    private static final RandomGenerator PORTS = RandomGenerator.getDefault();

    /** What a test may want otherwise than usual. */
    record Wish(
            int maxClients,
            int tables,
            TimeControl timeControl,
            Duration grace,
            Position start,
            SeriesTerms series,
            Limits limits) {
        static final Wish USUAL =
                new Wish(
                        5,
                        1,
                        new TimeControl.Inactivity(TimeControl.Inactivity.STANDARD),
                        Duration.ZERO,
                        Position.START,
                        SeriesTerms.STANDARD.withSeating(Terms.Seating.HOST_FIRST),
                        Limits.STANDARD);

        Wish maxClients(int most) {
            return new Wish(most, tables, timeControl, grace, start, series, limits);
        }

        Wish tables(int count) {
            return new Wish(maxClients, count, timeControl, grace, start, series, limits);
        }

        Wish time(TimeControl control) {
            return new Wish(maxClients, tables, control, grace, start, series, limits);
        }

        Wish grace(Duration time) {
            return new Wish(maxClients, tables, timeControl, time, start, series, limits);
        }

        Wish start(String fen) {
            return new Wish(maxClients, tables, timeControl, grace, Fen.read(fen), series, limits);
        }

        Wish seating(Terms.Seating seating) {
            return new Wish(
                    maxClients,
                    tables,
                    timeControl,
                    grace,
                    start,
                    series.withSeating(seating),
                    limits);
        }

        Wish limits(Limits other) {
            return new Wish(maxClients, tables, timeControl, grace, start, series, other);
        }

        /** Nobody is sent away for saying nothing while the test turns the time. */
        Wish patient() {
            Limits usual = limits;
            return limits(
                    new Limits(
                            usual.messages(),
                            usual.period(),
                            usual.mistakes(),
                            usual.outbox(),
                            Duration.ofDays(1),
                            Duration.ofDays(2),
                            usual.ready()));
        }

        private ConsoleOptions options(int basePort) {
            Terms usual = ConsoleOptions.terms(timeControl, ColourSet.WHITE_RED, grace);
            Terms terms =
                    new Terms(
                            usual.timeControl(),
                            usual.stakes(),
                            usual.seating(),
                            usual.drawRule(),
                            usual.pauses(),
                            usual.grace(),
                            usual.colours(),
                            start);
            return new ConsoleOptions(
                    "Crownhead test",
                    InetAddress.getLoopbackAddress(),
                    basePort,
                    maxClients,
                    tables,
                    terms,
                    series,
                    limits);
        }
    }

    private final AtomicReference<Duration> ahead;
    private final ConsoleServer server;
    private final int basePort;
    private final List<TestClient> clients = new ArrayList<>();

    private TestHouse(AtomicReference<Duration> ahead, ConsoleServer server, int basePort) {
        this.ahead = ahead;
        this.server = server;
        this.basePort = basePort;
    }

    static TestHouse open() {
        return open(Wish.USUAL);
    }

    static TestHouse open(Wish wish) {
        return open(wish, ConsoleServer::open);
    }

    /** All tables behind one port. */
    static TestHouse openFloor(Wish wish) {
        return open(wish, ConsoleServer::openFloor);
    }

    /** The same, with a host who is asked. */
    static TestHouse openFloor(Wish wish, Gatekeeper keeper) {
        return open(
                wish,
                (options, time, chance) ->
                        ConsoleServer.openFloor(options, time, chance, Optional.of(keeper)));
    }

    private interface Opener {
        ConsoleServer open(ConsoleOptions options, InstantSource time, RandomGenerator chance)
                throws ConsoleServer.NoPort;
    }

    private static TestHouse open(Wish wish, Opener opener) {
        AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);
        InstantSource time = () -> Instant.now().plus(ahead.get());
        for (int attempt = 1; ; attempt++) {
            int basePort = PORTS.nextInt(20_000, 30_000);
            try {
                ConsoleServer server =
                        opener.open(wish.options(basePort), time, RandomGenerator.getDefault());
                return new TestHouse(ahead, server, basePort);
            } catch (ConsoleServer.NoPort e) {
                if (attempt == 20) {
                    throw new AssertionError("No free ports after 20 attempts", e);
                }
            }
        }
    }

    static ConsoleOptions options(int basePort, int maxClients, int tables) {
        return Wish.USUAL.maxClients(maxClients).tables(tables).options(basePort);
    }

    /** Time passes at once. */
    void wait(Duration time) {
        ahead.updateAndGet(time::plus);
    }

    /** Waits for something that the house does by itself. */
    static void await(BooleanSupplier condition) {
        long start = System.nanoTime();
        while (!condition.getAsBoolean()) {
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(TestClient.PATIENCE);
            LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
        }
    }

    int basePort() {
        return basePort;
    }

    int basePort(int table) {
        return server.tables().get(table - 1).basePort();
    }

    /** A client that is in. */
    TestClient join(String name) {
        return join(1, name);
    }

    TestClient join(int table, String name) {
        return keep(TestClient.join(basePort(table), name));
    }

    TestClient watch(String name) {
        return keep(TestClient.watch(basePort(), name));
    }

    /** A client that has connected to a port, and no more. */
    TestClient connect(int port) {
        return keep(new TestClient(port));
    }

    TestClient keep(TestClient client) {
        clients.add(client);
        return client;
    }

    @Override
    public void close() {
        clients.forEach(TestClient::close);
        server.close();
    }
}

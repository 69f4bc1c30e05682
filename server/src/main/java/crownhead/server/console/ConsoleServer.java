package crownhead.server.console;

import crownhead.server.security.Crowd;
import crownhead.server.session.Reception;
import crownhead.server.session.Witness;
import crownhead.server.tcp.TcpDoor;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Console tables and their doors. */
public final class ConsoleServer implements AutoCloseable {
    /** A port that is needed and cannot be had. */
    public static final class NoPort extends IOException {
        private static final long serialVersionUID = 1;

        private final String sentence;

        NoPort(InetAddress host, int port, IOException why) {
            super(why);
            sentence =
                    "Port "
                            + port
                            + " of "
                            + host.getHostAddress()
                            + " cannot be had ("
                            + why.getMessage()
                            + "): choose another.";
        }

        public String sentence() {
            return sentence;
        }
    }

    /** Where the clients of a table come in, and how far its ports go. */
    public record OpenTable(String name, int basePort, int lastPort) {}

    private static final Duration TICK = Duration.ofMillis(100);

    private final ConsoleHouse house;
    private final List<TcpDoor> doors = new ArrayList<>();
    private final Rounds rounds = new Rounds();
    private final List<OpenTable> tables = new ArrayList<>();
    private volatile boolean isClosed;

    private ConsoleServer(ConsoleHouse house) {
        this.house = house;
        rounds.add(house.tables()::sweep);
    }

    /** Opens tables that send each client on to a port of its own. */
    public static ConsoleServer open(ConsoleOptions options) throws NoPort {
        return open(options, InstantSource.system(), RandomGenerator.getDefault());
    }

    static ConsoleServer open(ConsoleOptions options, InstantSource time, RandomGenerator chance)
            throws NoPort {
        ConsoleServer server = new ConsoleServer(ConsoleHouse.of(options, time, chance));
        Newcomers newcomers = new Newcomers(options.names());
        try {
            for (int table = 1; table <= options.tables(); table++) {
                server.openTable(options, table, newcomers);
            }
        } catch (NoPort e) {
            server.close();
            throw e;
        }
        server.start();
        return server;
    }

    /** Opens tables that are all behind the base port. */
    public static ConsoleServer openFloor(ConsoleOptions options) throws NoPort {
        return openFloor(options, InstantSource.system(), RandomGenerator.getDefault());
    }

    /** Opens tables behind the base port, whose host is asked about everybody who comes. */
    public static ConsoleServer openFloor(ConsoleOptions options, Gatekeeper keeper) throws NoPort {
        return openFloor(
                options, InstantSource.system(), RandomGenerator.getDefault(), Optional.of(keeper));
    }

    static ConsoleServer openFloor(
            ConsoleOptions options, InstantSource time, RandomGenerator chance) throws NoPort {
        return openFloor(options, time, chance, Optional.empty());
    }

    static ConsoleServer openFloor(
            ConsoleOptions options,
            InstantSource time,
            RandomGenerator chance,
            Optional<Gatekeeper> keeper)
            throws NoPort {
        ConsoleServer server = new ConsoleServer(ConsoleHouse.of(options, time, chance));
        Floor floor =
                new Floor(
                        options.basePort(),
                        options.tables(),
                        options.maxClients(),
                        server.house,
                        new Newcomers(options.names()),
                        keeper);
        server.rounds.add(floor::tick);
        server.openDoor(
                options,
                options.basePort(),
                options.tables() * options.maxClients(),
                floor::receive);
        server.start();
        return server;
    }

    private void openTable(ConsoleOptions options, int table, Newcomers newcomers) throws NoPort {
        int basePort = options.basePortOf(table);
        Places places =
                new Places(
                        Integer.toString(table), basePort, options.maxClients(), house, newcomers);
        rounds.add(places::tick);
        tables.add(
                new OpenTable(Integer.toString(table), basePort, basePort + options.maxClients()));
        openDoor(options, basePort, options.maxClients(), places::receive);
        for (int id = 1; id <= options.maxClients(); id++) {
            int place = id;
            openDoor(options, basePort + id, 1, line -> places.receiveAt(place, line));
        }
    }

    private void openDoor(ConsoleOptions options, int port, int clients, Reception reception)
            throws NoPort {
        InetSocketAddress address = new InetSocketAddress(options.host(), port);
        try {
            TcpDoor door =
                    TcpDoor.open(
                            address,
                            clients,
                            reception,
                            house.limits(),
                            house.time(),
                            Witness.NOBODY,
                            Crowd.unlimited());
            doors.add(door);
            rounds.add(door::checkLife);
        } catch (IOException e) {
            throw new NoPort(options.host(), port, e);
        }
    }

    private void start() {
        Thread.ofPlatform().name("time").daemon().start(this::keepTime);
    }

    private void keepTime() {
        while (!isClosed) {
            rounds.run();
            try {
                Thread.sleep(TICK);
            } catch (InterruptedException _) {
                return;
            }
        }
    }

    public List<OpenTable> tables() {
        return List.copyOf(tables);
    }

    /** Says goodbye to everyone and closes all doors. */
    @Override
    public void close() {
        isClosed = true;
        doors.forEach(TcpDoor::close);
    }
}

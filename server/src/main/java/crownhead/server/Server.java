package crownhead.server;

import crownhead.engine.Endgames;
import crownhead.engine.endgame.BrokenTables;
import crownhead.engine.endgame.build.ShippedTables;
import crownhead.engine.endgame.build.TablesFolder;
import crownhead.play.StoreFailure;
import crownhead.play.TableStore;
import crownhead.play.computer.Mind;
import crownhead.play.lobby.GameKey;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Wire;
import crownhead.server.control.ControlDoor;
import crownhead.server.hall.Hall;
import crownhead.server.hall.HallNeeds;
import crownhead.server.http.Doorstep;
import crownhead.server.http.HouseApi;
import crownhead.server.http.HttpDoor;
import crownhead.server.http.HttpOptions;
import crownhead.server.meter.Meters;
import crownhead.server.security.ClientAddresses;
import crownhead.server.security.Crowd;
import crownhead.server.security.Origins;
import crownhead.server.session.Limits;
import crownhead.server.session.Witness;
import crownhead.server.storage.DatabaseAddress;
import crownhead.server.storage.PrivateFolder;
import crownhead.server.tcp.TcpDoor;
import crownhead.server.websocket.SocketDoor;
import io.javalin.config.JavalinConfig;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A house that is open. Everything is put together here, and nowhere else. */
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final int MOST_SOCKETS = 20_000;

    private final ServerOptions options;
    private final Entrance entrance;
    private final Meters meters = new Meters();
    private final House house;
    private final PublicAddresses addresses;
    private final ClientAddresses clients;
    private final Timekeeper timekeeper;
    private final Readiness readiness;
    private final Hall hall;
    private final SocketDoor sockets;
    private Optional<TcpDoor> console = Optional.empty();

    /** What is to be closed, the last opened first. */
    private final Deque<AutoCloseable> open = new ArrayDeque<>();

    public static Server open(ServerOptions options) throws CannotOpen {
        return open(options, store -> store);
    }

    /**
     * {@code ledger} stands between the tables and what is stored of them, so that a test can see
     * what happens when it fails.
     */
    public static Server open(ServerOptions options, UnaryOperator<TableStore> ledger)
            throws CannotOpen {
        Entrance entrance = Entrance.take(options);
        try {
            Server server = new Server(options, entrance, ledger);
            server.openDoors();
            return server;
        } catch (CannotOpen | RuntimeException e) {
            entrance.close();
            throw e;
        }
    }

    private Server(ServerOptions options, Entrance entrance, UnaryOperator<TableStore> ledger)
            throws CannotOpen {
        this.options = options;
        this.entrance = entrance;
        house = openHouse(ledger);
        open.push(house);
        addresses = PublicAddresses.of(options, entrance.port());
        clients = new ClientAddresses(options.proxies());
        timekeeper = new Timekeeper(house.time());
        readiness = new Readiness(timekeeper::isAlive);
        hall = new Hall(hallNeeds());
        sockets =
                new SocketDoor(
                        new OriginKeeper(new Origins(addresses.origins()), clients),
                        new CountedReception(
                                hall.through(entrance::port), Crowd.usual(options.generosity())),
                        limits(),
                        house.time(),
                        witness(),
                        MOST_SOCKETS);
        meters.watchGames(house.tables()::held);
        meters.watchSockets(sockets::size);
        meters.watchTerminals(() -> console.map(TcpDoor::size).orElse(0));
        meters.watchReadiness(readiness::isReady, timekeeper::sinceLastBeat);
    }

    private House openHouse(UnaryOperator<TableStore> ledger) throws CannotOpen {
        DatabaseAddress address =
                options.database()
                        .map(DatabaseAddress::read)
                        .orElseGet(() -> new DatabaseAddress.DataFolder(options.data()));
        try {
            return House.open(address, meters, ledger, new Mind(this::endgames));
        } catch (crownhead.server.storage.CannotOpen e) {
            throw new CannotOpen(e.getMessage() + " " + e.advice(), e);
        } catch (StoreFailure e) {
            throw new CannotOpen("The store does not answer: " + e.getMessage() + ".", e);
        }
    }

    /** What comes with the program, and what the operator has built in the data folder. */
    private Endgames endgames() {
        try {
            return new TablesFolder(options.data().resolve("tables")).open();
        } catch (IOException | BrokenTables e) {
            LOG.warn("Endgame tables cannot be used: {}", e.getMessage());
            return ShippedTables.open();
        }
    }

    private void openDoors() throws CannotOpen {
        try {
            open.push(timekeeper);
            open.push(HttpDoor.open(httpOptions(), api(), this::hangSockets));
            PrivateFolder.make(options.data());
            open.push(ControlDoor.open(options.data(), steward()));
            if (options.consolePort().isPresent()) {
                console = Optional.of(consoleDoor(options.consolePort().get()));
                open.push(console.get());
            }
            open.push(sockets);
            timekeeper.start(chores());
            readiness.open();
        } catch (IOException | StoreFailure | RuntimeException e) {
            close();
            throw new CannotOpen("The house cannot be opened: " + e.getMessage() + ".", e);
        } catch (CannotOpen e) {
            close();
            throw e;
        }
    }

    private void hangSockets(JavalinConfig pages) {
        pages.jetty.addConnector((jetty, http) -> entrance.connector(jetty, http, manners()));
        pages.jetty.modifyServer(jetty -> jetty.getTail().insertHandler(sockets.handler()));
    }

    private Doorstep.Manners manners() {
        return new Doorstep.Manners(
                clients,
                Crowd.usual(options.generosity()),
                HttpOptions.STANDARD_PATIENCE,
                Doorstep.STANDARD_IDLE);
    }

    private TcpDoor consoleDoor(int port) throws CannotOpen {
        InetSocketAddress address = new InetSocketAddress(options.host(), port);
        try {
            return TcpDoor.open(
                    address,
                    MOST_SOCKETS,
                    hall.through(() -> consolePort().orElse(port)),
                    limits(),
                    house.time(),
                    witness(),
                    Crowd.usual(options.generosity()));
        } catch (IOException e) {
            throw new CannotOpen(
                    "Port "
                            + port
                            + " for terminals cannot be had: "
                            + e.getMessage()
                            + ". Choose another with --console-port.",
                    e);
        }
    }

    private HallNeeds hallNeeds() {
        return new HallNeeds(
                new ServerMessage.Hello(Wire.PROTOCOL, options.program()),
                limits(),
                house.people(),
                house.lobby(),
                house.presence(),
                house.attendance(),
                house.tables(),
                house.storage(),
                house.names(),
                house.lines(),
                house.tickets(),
                house.rates(),
                options.generosity(),
                house.secrets(),
                this::link,
                house.time(),
                house.answers());
    }

    private Witness witness() {
        return new Witness() {
            @Override
            public void refused(String code) {
                meters.countRefusal(code);
            }

            @Override
            public void ended(String code) {
                meters.countFarewell(code);
            }

            @Override
            public void overflowed() {
                meters.countDrop();
            }
        };
    }

    private Limits limits() {
        return Limits.STANDARD.times(options.generosity());
    }

    private URI link(GameKey key) {
        return addresses.joinLink(key.text());
    }

    private HttpOptions httpOptions() {
        return new HttpOptions(
                options.host().getHostAddress(),
                entrance.port(),
                addresses.link(),
                List.copyOf(addresses.origins()),
                options.proxies(),
                HttpOptions.MetricsFor.THIS_MACHINE,
                options.generosity(),
                HttpOptions.STANDARD_CONNECTIONS,
                HttpOptions.STANDARD_PATIENCE);
    }

    private HouseApi api() {
        return new HouseApi(
                house.people(),
                house.lobby(),
                house.presence(),
                house.attendance(),
                house.tables(),
                house.storage(),
                house.names(),
                house.lines(),
                house.tickets(),
                house.rates(),
                meters,
                house.time(),
                House.WALL,
                house.time()::wallOf,
                readiness::isReady,
                house.mind()::pieces);
    }

    private Steward steward() {
        return new Steward(house.people(), house.lobby(), this::status);
    }

    private List<String> status() {
        return List.of(
                "The house is " + (readiness.isReady() ? "open." : "not ready."),
                "Sockets: " + sockets.size(),
                "Tables with somebody at them: " + hall.rooms(),
                "Tables in memory: " + house.tables().held(),
                "Games against computers: " + house.computers().playing());
    }

    private List<Runnable> chores() {
        return List.of(
                house.sweep()::tick,
                house.computers()::tick,
                hall::tick,
                sockets::checkLife,
                () -> console.ifPresent(TcpDoor::checkLife));
    }

    /** Where pages, the API and WebSockets are. */
    public int port() {
        return entrance.port();
    }

    /** Where terminals come in by lines. */
    public Optional<Integer> consolePort() {
        return console.map(TcpDoor::port);
    }

    /** What is to be said when the house is open. */
    public List<String> announcement() {
        List<String> lines = new ArrayList<>();
        lines.add("Crownhead is open at " + addresses.link());
        consolePort().ifPresent(port -> lines.add("Terminals come in at port " + port + "."));
        if (addresses.isInTheOpen()) {
            lines.add(
                    "This is plain HTTP: others on the network can read what is sent. For the open"
                            + " internet use TLS.");
        }
        lines.add("Everything is kept in " + place() + ".");
        return List.copyOf(lines);
    }

    private String place() {
        return options.database()
                .map(DatabaseAddress::read)
                .map(DatabaseAddress::toString)
                .orElseGet(() -> options.data().toAbsolutePath().toString());
    }

    /** Says goodbye to everyone, finishes what was begun, and closes. */
    @Override
    public synchronized void close() {
        readiness.close();
        while (!open.isEmpty()) {
            AutoCloseable next = open.pop();
            try {
                next.close();
            } catch (Exception e) {
                LOG.warn("A part of the house did not close: {}", e.getMessage());
            }
        }
    }
}

package crownhead.server.http;

import crownhead.play.Tables;
import crownhead.play.lobby.Attendance;
import crownhead.play.lobby.Lobby;
import crownhead.play.lobby.Presence;
import crownhead.play.lobby.Sweep;
import crownhead.play.memory.MemoryHouse;
import crownhead.play.player.Passwords;
import crownhead.play.player.People;
import crownhead.play.player.Secrets;
import crownhead.server.meter.Meters;
import crownhead.server.security.AddressRange;
import crownhead.server.security.Argon2Passwords;
import crownhead.server.security.Argon2Settings;
import crownhead.server.security.LookAlikes;
import crownhead.server.security.RateLimits;
import crownhead.server.security.Tickets;
import crownhead.server.show.GameLines;
import crownhead.server.show.NameBook;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/** A house in memory behind a real door, in a time of its own. */
final class TestDoor implements AutoCloseable {
    static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

    final MemoryHouse memory = new MemoryHouse();
    final AtomicLong millis = new AtomicLong(NOON.toEpochMilli());

    /** How long the house was closed before everything that happens in a test. */
    final AtomicLong closedMillis = new AtomicLong();

    final InstantSource time = () -> Instant.ofEpochMilli(millis.get());
    final AtomicBoolean isReady = new AtomicBoolean(true);

    /** How often somebody wanted to know whether the house is ready, as who waits does. */
    final AtomicLong glances = new AtomicLong();

    final Argon2Passwords passwords = new Argon2Passwords(new Argon2Settings(64, 1, 1));
    final Tables tables = new Tables(memory, time);
    final People people = people(memory, passwords, time);
    final Presence presence = new Presence(time);
    final Attendance attendance = new Attendance(tables, time);
    final Lobby.Needs needs =
            new Lobby.Needs(
                    tables,
                    memory,
                    people,
                    memory,
                    presence,
                    attendance,
                    Secrets.unpredictable(),
                    time);
    final Lobby lobby = new Lobby(needs);
    final Sweep sweep = new Sweep(lobby, needs);
    final Tickets tickets = new Tickets(time);
    final Meters meters = new Meters();
    final HttpOptions options;
    final HouseApi api;
    final HttpDoor door;

    private TestDoor(HttpOptions options) {
        NameBook names = new NameBook(memory);
        this.options = options;
        api =
                new HouseApi(
                        people,
                        lobby,
                        presence,
                        attendance,
                        tables,
                        memory,
                        names,
                        new GameLines(names, tables),
                        tickets,
                        new RateLimits(() -> millis.get() * 1_000_000),
                        meters,
                        time,
                        time,
                        moment -> moment.plusMillis(closedMillis.get()),
                        this::glance,
                        () -> 4);
        door = HttpDoor.open(options, api);
    }

    private boolean glance() {
        glances.incrementAndGet();
        return isReady.get();
    }

    private static People people(MemoryHouse memory, Passwords passwords, InstantSource time) {
        return new People(
                new People.Ports(memory, memory, passwords, new LookAlikes()),
                Secrets.unpredictable(),
                time);
    }

    /** As people use it at home; a test may ask more often than anybody. */
    static TestDoor open() {
        return open("http://localhost:8080", 10_000);
    }

    /** {@code generosity} is how many times the usual rates are allowed. */
    static TestDoor open(String publicUrl, int generosity) {
        return new TestDoor(
                new HttpOptions(
                        "127.0.0.1",
                        0,
                        URI.create(publicUrl),
                        List.of(),
                        List.of(),
                        HttpOptions.MetricsFor.THIS_MACHINE,
                        generosity,
                        1000,
                        HttpOptions.STANDARD_PATIENCE));
    }

    /** One that waits hardly at all for a request to arrive. */
    static TestDoor impatient() {
        return new TestDoor(
                new HttpOptions(
                        "127.0.0.1",
                        0,
                        URI.create("http://localhost:8080"),
                        List.of(),
                        List.of(),
                        HttpOptions.MetricsFor.THIS_MACHINE,
                        1,
                        1000,
                        Duration.ofMillis(300)));
    }

    /** One that takes hardly any connections. */
    static TestDoor withConnections(int most) {
        return new TestDoor(
                new HttpOptions(
                        "127.0.0.1",
                        0,
                        URI.create("http://localhost:8080"),
                        List.of(),
                        List.of(),
                        HttpOptions.MetricsFor.THIS_MACHINE,
                        1,
                        most,
                        HttpOptions.STANDARD_PATIENCE));
    }

    /** Behind a proxy on this machine. */
    static TestDoor behindProxy(int generosity) {
        return new TestDoor(
                new HttpOptions(
                        "127.0.0.1",
                        0,
                        URI.create("https://checkers.example"),
                        List.of(),
                        List.of(AddressRange.read("127.0.0.0/8")),
                        HttpOptions.MetricsFor.THIS_MACHINE,
                        generosity,
                        1000,
                        HttpOptions.STANDARD_PATIENCE));
    }

    int port() {
        return door.port();
    }

    @Override
    public void close() {
        door.close();
        passwords.close();
    }
}

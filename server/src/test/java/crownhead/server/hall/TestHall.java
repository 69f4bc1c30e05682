package crownhead.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.LogRow;
import crownhead.play.Reply;
import crownhead.play.TableId;
import crownhead.play.Tables;
import crownhead.play.lobby.Attendance;
import crownhead.play.lobby.Lobby;
import crownhead.play.lobby.Presence;
import crownhead.play.lobby.Sweep;
import crownhead.play.memory.MemoryHouse;
import crownhead.play.player.People;
import crownhead.play.player.Secrets;
import crownhead.play.player.Session;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Wire;
import crownhead.server.security.Argon2Passwords;
import crownhead.server.security.Argon2Settings;
import crownhead.server.security.LookAlikes;
import crownhead.server.security.RateLimits;
import crownhead.server.security.Tickets;
import crownhead.server.session.Limits;
import crownhead.server.session.PatientAnswers;
import crownhead.server.session.Reception;
import crownhead.server.show.GameLines;
import crownhead.server.show.NameBook;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A hall without doors and without a disk, at a time that tests set. */
final class TestHall {
    static final int PORT = 4711;

    private static final Argon2Settings CHEAP = new Argon2Settings(64, 1, 1);

    private volatile Instant now = Instant.parse("2026-11-16T12:00:00Z");
    private final MemoryHouse store = new MemoryHouse();
    private final LostLogs logs = new LostLogs(store);
    private final Tables tables = new Tables(logs, () -> now);
    private final Secrets secrets = Secrets.unpredictable();
    private final Argon2Passwords passwords = new Argon2Passwords(CHEAP);
    private final People people =
            new People(
                    new People.Ports(store, store, passwords, new LookAlikes()),
                    secrets,
                    () -> now);
    private final Presence presence = new Presence(() -> now);
    private final Attendance attendance = new Attendance(tables, () -> now);
    private final Lobby.Needs lobbyNeeds =
            new Lobby.Needs(tables, store, people, store, presence, attendance, secrets, () -> now);
    private final Lobby lobby = new Lobby(lobbyNeeds);
    private final Sweep sweep = new Sweep(lobby, lobbyNeeds);
    private final Tickets tickets = new Tickets(() -> now);
    private final Queue<TestVisitor> told = new ConcurrentLinkedQueue<>();
    private final PatientAnswers answers = new PatientAnswers();
    private final Hall hall;
    private final Reception reception;

    TestHall() {
        NameBook names = new NameBook(store);
        hall =
                new Hall(
                        new HallNeeds(
                                new ServerMessage.Hello(Wire.PROTOCOL, "Test"),
                                Limits.STANDARD,
                                people,
                                lobby,
                                presence,
                                attendance,
                                tables,
                                store,
                                names,
                                new GameLines(names, tables),
                                tickets,
                                new RateLimits(() -> now.toEpochMilli() * 1_000_000),
                                1,
                                secrets,
                                key -> URI.create("http://house.test/join#" + key.text()),
                                () -> now,
                                answers));
        reception = hall.through(() -> PORT);
    }

    Instant now() {
        return now;
    }

    Reception reception() {
        return reception;
    }

    People people() {
        return people;
    }

    Tickets tickets() {
        return tickets;
    }

    Hall hall() {
        return hall;
    }

    /** Somebody who has come to the door. */
    TestVisitor arrive() {
        return new TestVisitor(this);
    }

    /** A guest in the hall. */
    TestVisitor enter(String name) {
        TestVisitor visitor = arrive();
        visitor.ready(name);
        visitor.await(ServerMessage.InHall.class);
        return visitor;
    }

    void wasTold(TestVisitor visitor) {
        told.add(visitor);
    }

    /** Who was told something since this was last asked, in order. */
    List<TestVisitor> told() {
        List<TestVisitor> all = List.copyOf(told);
        told.clear();
        return all;
    }

    /** Time goes by, and the house does what is due. */
    void pass(Duration time) {
        now = now.plus(time);
        sweep.tick();
        hall.tick();
    }

    /** Many moves come at once. */
    void fill() {
        answers.stored(PatientAnswers.CROWD);
    }

    /** From now on nobody can read or write what is decided at tables. */
    void loseTheLogs() {
        logs.lose();
    }

    void findTheLogs() {
        logs.find();
    }

    /** Everything that was decided at a table. */
    List<LogRow> log(String table) {
        return store.read(new TableId(table), 0);
    }

    /** An account, signed in elsewhere. */
    Session account(String name) {
        return done(people.register(name, "seven small stones")).session();
    }

    static <T> T done(Reply<T> reply) {
        assertThat(reply).isInstanceOf(Reply.Done.class);
        return ((Reply.Done<T>) reply).value();
    }
}

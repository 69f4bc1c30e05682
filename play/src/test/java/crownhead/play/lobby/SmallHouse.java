package crownhead.play.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.Answer;
import crownhead.play.CommandId;
import crownhead.play.HouseRefusal;
import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.TableStore;
import crownhead.play.Tables;
import crownhead.play.memory.MemoryHouse;
import crownhead.play.player.People;
import crownhead.play.player.PlainPasswords;
import crownhead.play.player.PlainSkeletons;
import crownhead.play.player.Player;
import crownhead.play.player.PlayerStore;
import crownhead.play.player.Secrets;
import crownhead.play.player.SessionStore;
import crownhead.play.player.Unreliable;
import crownhead.table.PlayerId;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.lang.reflect.Method;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/** A whole house without a disk and without doors, at a time that tests set. */
final class SmallHouse {
    static final String PASSWORD = "seven small stones";
    static final TimeControl TEN_MINUTES = TimeControl.PerPlayer.WEB_STANDARD;
    static final TimeControl THREE_DAYS = new TimeControl.Correspondence(3);

    final MemoryHouse store = new MemoryHouse();
    final List<LobbyNews> news = new CopyOnWriteArrayList<>();
    Tables tables;
    People people;
    Presence presence;
    Attendance attendance;
    Lobby lobby;
    Sweep sweep;
    private volatile Instant now = Instant.parse("2026-01-01T12:00:00Z");
    private volatile boolean storeFails;
    private volatile boolean losesNextRow;

    SmallHouse() {
        open();
    }

    /** As after a start of the program: all that is not stored is forgotten. */
    void open() {
        tables = new Tables(unreliable(TableStore.class, store), () -> now);
        PlayerStore players = unreliable(PlayerStore.class, store);
        People.Ports ports =
                new People.Ports(
                        players,
                        unreliable(SessionStore.class, store),
                        new PlainPasswords(),
                        new PlainSkeletons());
        Secrets secrets = Secrets.unpredictable();
        people = new People(ports, secrets, () -> now);
        presence = new Presence(() -> now);
        attendance = new Attendance(tables, () -> now);
        Lobby.Needs needs =
                new Lobby.Needs(
                        tables,
                        unreliable(GameStore.class, store),
                        people,
                        players,
                        presence,
                        attendance,
                        secrets,
                        () -> now);
        lobby = new Lobby(needs);
        lobby.listen(news::add);
        sweep = new Sweep(lobby, needs);
    }

    private <T> T unreliable(Class<T> port, T of) {
        return Unreliable.store(port, of, _ -> storeFails, this::losesTheAnswer);
    }

    /** A row is stored, and from then on the store does not answer. */
    private boolean losesTheAnswer(Method method) {
        boolean isLost = losesNextRow && method.getName().equals("append");
        storeFails |= isLost;
        losesNextRow &= !isLost;
        return isLost;
    }

    void failStore() {
        storeFails = true;
    }

    /** The next row is stored, but nobody is told so until the store is mended. */
    void loseNextRow() {
        losesNextRow = true;
    }

    void mendStore() {
        storeFails = false;
    }

    Instant now() {
        return now;
    }

    /** Time goes by, and the house does what is due. */
    void pass(Duration time) {
        now = now.plus(time);
        sweep.tick();
    }

    Player guest(String name) {
        Player guest = done(people.guest(name)).player();
        presence.seen(guest.id());
        return guest;
    }

    Player account(String name) {
        Player account = done(people.register(name, PASSWORD)).session().player();
        presence.seen(account.id());
        return account;
    }

    Hosted host(Player by, Wish wish) {
        return done(lobby.host(by, wish));
    }

    /** A game of two players in play. */
    TableId play(Player host, Player guest, TimeControl time) {
        TableId table = host(host, open(time)).table();
        return done(lobby.join(guest, table));
    }

    void submit(TableId table, TableCommand.OfPlayer command) {
        CommandId id = CommandId.of(command.by(), "c-" + now + command);
        assertThat(tables.submit(table, id, command)).isInstanceOf(Answer.Done.class);
    }

    Table table(TableId id) {
        try {
            return tables.look(id).orElseThrow().table();
        } catch (StoreFailure e) {
            throw new IllegalStateException(e);
        }
    }

    boolean isAway(TableId table, PlayerId player) {
        Table known = table(table);
        return known.conduct(known.seats().orElseThrow().sideOf(player).orElseThrow()).isAway();
    }

    static Wish open(TimeControl time) {
        return new Wish(Visibility.PUBLIC, Optional.empty(), Terms.casual(time));
    }

    static Wish hidden() {
        return new Wish(Visibility.PRIVATE, Optional.empty(), Terms.casual(TEN_MINUTES));
    }

    static Wish challenge(String name) {
        return new Wish(Visibility.PUBLIC, Optional.of(name), Terms.casual(TEN_MINUTES));
    }

    static Wish rated(TimeControl time) {
        Terms usual = Terms.casual(time);
        return new Wish(
                Visibility.PUBLIC,
                Optional.empty(),
                new Terms(
                        time,
                        Terms.Stakes.RATED,
                        usual.seating(),
                        usual.drawRule(),
                        Terms.Pauses.NONE,
                        usual.grace(),
                        usual.colours(),
                        usual.start()));
    }

    static <T> T done(Reply<T> reply) {
        assertThat(reply).isInstanceOf(Reply.Done.class);
        return ((Reply.Done<T>) reply).value();
    }

    static void assertRefused(Reply<?> reply, HouseRefusal why) {
        assertThat(reply).isEqualTo(new Reply.Refused<>(why));
    }
}

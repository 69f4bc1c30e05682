package crownhead.play.computer;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.engine.endgame.build.ShippedTables;
import crownhead.play.Answer;
import crownhead.play.CommandId;
import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.TableStore;
import crownhead.play.Tables;
import crownhead.play.lobby.Attendance;
import crownhead.play.lobby.Hosted;
import crownhead.play.lobby.Lobby;
import crownhead.play.lobby.Presence;
import crownhead.play.lobby.Sweep;
import crownhead.play.lobby.Visibility;
import crownhead.play.lobby.Wish;
import crownhead.play.memory.MemoryHouse;
import crownhead.play.player.ComputerPlayers;
import crownhead.play.player.People;
import crownhead.play.player.PlainPasswords;
import crownhead.play.player.PlainSkeletons;
import crownhead.play.player.Player;
import crownhead.play.player.Secrets;
import crownhead.play.player.Secured;
import crownhead.play.player.Session;
import crownhead.play.player.Unreliable;
import crownhead.rules.DrawRule;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.util.Optional;

/** A house without a disk and without doors, with computers to play against. */
final class ComputerHouse {
    private static final Mind MIND = new Mind(ShippedTables::open);

    final MemoryHouse store = new MemoryHouse();
    final FakeBackroom backroom = new FakeBackroom();
    final Player ann;
    Lobby lobby;
    private People people;
    private Tables tables;
    private Attendance attendance;
    private Computers computers;
    private Sweep sweep;
    private boolean storeFails;
    private int commands;

    ComputerHouse() throws StoreFailure {
        ComputerPlayers.settle(store, new PlainSkeletons(), backroom.instant());
        open();
        ann = ((Reply.Done<Session>) people.guest("Ann")).value().player();
    }

    /** As after a start of the program: all that is not stored is forgotten. */
    void open() throws StoreFailure {
        backroom.forget();
        tables =
                new Tables(
                        Unreliable.store(TableStore.class, store, _ -> storeFails, _ -> false),
                        backroom);
        people =
                new People(
                        new People.Ports(store, store, new PlainPasswords(), new PlainSkeletons()),
                        Secrets.unpredictable(),
                        backroom);
        attendance = new Attendance(tables, backroom);
        Lobby.Needs needs =
                new Lobby.Needs(
                        tables,
                        store,
                        people,
                        store,
                        new Presence(backroom),
                        attendance,
                        Secrets.unpredictable(),
                        backroom);
        lobby = new Lobby(needs);
        sweep = new Sweep(lobby, needs);
        sweep.begin();
        computers = new Computers(lobby, needs, backroom, MIND);
        Referee.watch(lobby, tables, backroom, MIND);
    }

    void failStore() {
        storeFails = true;
    }

    void mendStore() {
        storeFails = false;
    }

    /** Seconds go by, and the house does what is due at each. */
    void pass(Duration time) {
        for (long second = 0; second < time.toSeconds(); second++) {
            backroom.pass(Duration.ofSeconds(1));
            sweep.tick();
            computers.tick();
        }
    }

    int playing() {
        return computers.playing();
    }

    /** Somebody with a password, who may play for a rating. */
    Player account(String name) {
        return ((Reply.Done<Secured>) people.register(name, "seven small stones"))
                .value()
                .session()
                .player();
    }

    Reply<Hosted> challenge(int level, Terms terms) {
        return challenge(ann, level, terms);
    }

    Reply<Hosted> challenge(Player by, int level, Terms terms) {
        return lobby.host(
                by, new Wish(Visibility.PUBLIC, Optional.of(ComputerPlayers.name(level)), terms));
    }

    /** A game in which Ann moves first. */
    TableId play(int level, TimeControl time) {
        return play(level, terms(time, Position.START));
    }

    /** Ann is at her table, for as long as the test lasts. */
    TableId play(int level, Terms terms) {
        Reply<Hosted> reply = challenge(level, terms);
        assertThat(reply).isInstanceOf(Reply.Done.class);
        TableId table = ((Reply.Done<Hosted>) reply).value().table();
        attendance.arrive(table, ann.id());
        return table;
    }

    /** A game of Ann against Ben, without a computer. */
    TableId playWith(Player ben, Terms terms) {
        Reply<Hosted> hosted =
                lobby.host(ann, new Wish(Visibility.PUBLIC, Optional.of(ben.name()), terms));
        TableId table = ((Reply.Done<Hosted>) hosted).value().table();
        assertThat(lobby.join(ben, table)).isInstanceOf(Reply.Done.class);
        return table;
    }

    static Terms terms(TimeControl time, Position start) {
        return terms(time, DrawRule.CLAIMED, start);
    }

    static Terms terms(TimeControl time, DrawRule draws, Position start) {
        Terms usual = Terms.casual(time);
        return new Terms(
                time,
                usual.stakes(),
                Terms.Seating.HOST_FIRST,
                draws,
                usual.pauses(),
                usual.grace(),
                usual.colours(),
                start);
    }

    Table table(TableId id) throws StoreFailure {
        return tables.look(id).orElseThrow().table();
    }

    /** Ann plays the first move that there is. */
    void annMoves(TableId id) throws StoreFailure {
        Table table = table(id);
        assertThat(table.toMove()).isEqualTo(Side.FIRST);
        ask(
                id,
                new TableCommand.Play(
                        ann.id(),
                        table.game().ply(),
                        table.game().position().legalMoves().getFirst().path()));
    }

    void ask(TableId id, TableCommand.OfPlayer command) {
        commands++;
        CommandId named = CommandId.of(command.by(), "c-" + commands);
        assertThat(tables.submit(id, named, command)).isInstanceOf(Answer.Done.class);
    }
}

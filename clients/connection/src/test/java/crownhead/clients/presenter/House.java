package crownhead.clients.presenter;

import crownhead.protocol.Action;
import crownhead.protocol.Entry;
import crownhead.protocol.Happening;
import crownhead.protocol.Inquiry;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.protocol.telling.Happenings;
import crownhead.protocol.telling.Houses;
import crownhead.protocol.telling.News;
import crownhead.protocol.telling.Telling;
import crownhead.rules.DrawRule;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.dress.ColourSet;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.MoveText;
import crownhead.table.Decision;
import crownhead.table.PlayerId;
import crownhead.table.Refusal;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A house in a test: a real table, told in the words that a server uses. Ann moves first. */
final class House {
    static final Optional<String> TABLE = Optional.of("1");
    static final PlayerId ANN = new PlayerId("ann");
    static final PlayerId BEN = new PlayerId("ben");
    static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    private final List<Entry> log = new ArrayList<>();
    private final List<News> history = new ArrayList<>();
    private int number = 1;
    private Terms terms;
    private Table table;
    private List<TableEvent> events = List.of();
    private Instant now = NOON;

    private House(Terms terms) {
        this.terms = terms;
        table = Table.opened(new TableEvent.Opened(ANN, terms));
    }

    static House playing() {
        return playing(new TimeControl.Untimed());
    }

    static House playing(TimeControl time) {
        return playing(time, DrawRule.CLAIMED, Position.START);
    }

    /** A game from a set-up position. */
    static House from(String fen) {
        return playing(new TimeControl.Untimed(), DrawRule.CLAIMED, Fen.read(fen));
    }

    static House playing(TimeControl time, DrawRule draws, Position start) {
        House house =
                new House(
                        new Terms(
                                time,
                                Terms.Stakes.CASUAL,
                                Terms.Seating.HOST_FIRST,
                                draws,
                                Terms.Pauses.STANDARD,
                                Duration.ofSeconds(30),
                                ColourSet.WHITE_RED,
                                start));
        return house.with(new TableCommand.Sit(BEN, Side.FIRST));
    }

    static ServerMessage.Welcome welcome(String name) {
        return new ServerMessage.Welcome(
                TABLE.orElseThrow(),
                1,
                name,
                Houses.of(playing().terms),
                "You are client 1 at table 1. The game is untimed.");
    }

    House with(TableCommand command) {
        if (table.decide(command, now) instanceof Decision.Accepted(List<TableEvent> accepted)) {
            events = accepted;
            List<Happening> happenings = new ArrayList<>();
            for (TableEvent event : accepted) {
                table = table.after(event);
                Happenings.of(event, now, table).ifPresent(happenings::add);
            }
            log.add(new Entry(log.size() + 1L, now.toEpochMilli(), "first", happenings));
            history.add(news());
            return this;
        }
        throw new AssertionError("Not accepted: " + table.decide(command, now));
    }

    /** Plays such moves as {@code 11-15 22-18}. */
    House moves(String moves) {
        for (String move : moves.split(" ", -1)) {
            PlayerId mover = table.toMove() == Side.FIRST ? ANN : BEN;
            with(new TableCommand.Play(mover, table.game().ply(), MoveText.read(move)));
        }
        return this;
    }

    House later(Duration time) {
        now = now.plus(time);
        return this;
    }

    /** The same two play again. */
    House again() {
        number++;
        table = Table.opened(new TableEvent.Opened(ANN, terms));
        log.clear();
        history.clear();
        return with(new TableCommand.Sit(BEN, Side.FIRST));
    }

    Update tell(Role role) {
        return Telling.tell(news(), role);
    }

    /** All that has been told since the game started. */
    List<Update> history(Role role) {
        return history.stream().map(news -> Telling.tell(news, role)).toList();
    }

    /** A look at what stands, without what happened. */
    Update look(Role role) {
        return Telling.tell(news().again(now), role);
    }

    Update say(Role role, Action action, String message) {
        return Telling.say(news().again(now), role, action, message);
    }

    Update recheck(Role role, Refusal why) {
        return Telling.recheck(news().again(now), role, why);
    }

    Update ask(Role role, Inquiry.Kind kind, Duration time) {
        Inquiry inquiry = new Inquiry(kind, true, Optional.of(time.toMillis()));
        return Telling.ask(news().again(now), role, inquiry, "A question");
    }

    ServerMessage.Tail tail(String id, long since, int most) {
        List<Entry> after = log.stream().filter(entry -> entry.version() > since).toList();
        List<Entry> part = after.subList(0, Math.min(most, after.size()));
        return new ServerMessage.Tail(id, number, part, part.size() < after.size());
    }

    Table table() {
        return table;
    }

    Instant now() {
        return now;
    }

    private News news() {
        return new News(
                TABLE.orElseThrow(),
                number,
                log.size(),
                table,
                events,
                new News.Names("Ann", "Ben"),
                now);
    }
}

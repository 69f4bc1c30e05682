package crownhead.server.hall;

import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.play.TableId;
import crownhead.play.Watcher;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.protocol.Wire;
import crownhead.protocol.telling.Chronicle;
import crownhead.protocol.telling.News;
import crownhead.protocol.telling.Telling;
import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.Refusal;
import crownhead.table.Seats;
import crownhead.table.Table;
import crownhead.table.TableEvent;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.Function;

/**
 * Everyone who is at one table, and what they are told. Its lock is taken under that of the table,
 * never the other way round.
 */
final class TableRoom implements Watcher {
    private final TableId id;
    private final InstantSource time;
    private final Function<PlayerId, String> names;
    private final SequencedSet<Seat> seats = new LinkedHashSet<>();
    private final List<LogRow> early = new ArrayList<>();
    private Optional<Chronicle> chronicle = Optional.empty();
    private Instant last = Instant.EPOCH;

    TableRoom(TableId id, InstantSource time, Function<PlayerId, String> names) {
        this.id = id;
        this.time = time;
        this.names = names;
    }

    /** Reads the log so far; what has come in the meantime follows it. */
    synchronized void read(List<LogRow> rows) {
        TableEvent.Opened opened = (TableEvent.Opened) rows.getFirst().events().getFirst();
        News before =
                new News(
                        id.toString(),
                        0,
                        0,
                        Table.opened(opened),
                        List.of(),
                        new News.Names("", ""),
                        Instant.EPOCH);
        Chronicle read = new Chronicle(before);
        chronicle = Optional.of(read);
        rows.forEach(row -> take(read, row));
        early.forEach(row -> take(read, row));
        early.clear();
    }

    @Override
    public synchronized void offer(LogRow row) {
        if (chronicle.isEmpty()) {
            early.add(row);
            return;
        }
        take(chronicle.get(), row);
        tell(row);
    }

    private void take(Chronicle read, LogRow row) {
        if (row.version() <= read.news().version()) {
            return;
        }
        Optional<Seats> before = read.news().state().seats();
        Optional<Seats> after =
                row.events().stream()
                        .filter(TableEvent.Started.class::isInstance)
                        .map(event -> ((TableEvent.Started) event).seats())
                        .findFirst()
                        .or(() -> before);
        News.Names called =
                after.map(s -> new News.Names(names.apply(s.first()), names.apply(s.second())))
                        .orElseGet(() -> read.news().names());
        read.take(
                row.version(),
                row.at(),
                author(row, after),
                row.events(),
                new Chronicle.Seen(after.isPresent() ? 1 : 0, called, stamp()));
    }

    private static String author(LogRow row, Optional<Seats> seats) {
        for (Side side : Side.values()) {
            boolean isTheirs =
                    seats.map(s -> CommandId.of(s.holder(side), row.command().id()))
                            .filter(row.command()::equals)
                            .isPresent();
            if (isTheirs) {
                return side == Side.FIRST ? "first" : "second";
            }
        }
        return "house";
    }

    /** The players first, each for themselves; then the spectators, for whom it is written once. */
    private void tell(LogRow row) {
        News news = news();
        List<Seat> spectators = new ArrayList<>();
        for (Seat seat : seats) {
            Role role = roleOf(seat.player());
            if (role == Role.SPECTATOR) {
                spectators.add(seat);
            } else {
                seat.tell(row.command(), Telling.tell(news, role));
            }
        }
        if (!spectators.isEmpty()) {
            String written = Wire.write(Telling.tell(news, Role.SPECTATOR));
            spectators.forEach(seat -> seat.tell(written));
        }
    }

    /** Somebody comes: they are told what stands, and everything from then on. */
    synchronized void enter(Seat seat, Function<Table, ServerMessage> welcome) {
        if (roleOf(seat.player()) != Role.SPECTATOR) {
            seats.stream()
                    .filter(other -> other.player().equals(seat.player()))
                    .toList()
                    .forEach(this::replace);
        }
        seats.add(seat);
        seat.tell(Wire.write(welcome.apply(state())));
        seat.tell(Wire.write(look(seat.player())));
    }

    /** The newest connection of a player counts. */
    private void replace(Seat old) {
        seats.remove(old);
        old.replaced();
    }

    synchronized void leave(Seat seat) {
        seats.remove(seat);
    }

    synchronized boolean isEmpty() {
        return seats.isEmpty();
    }

    synchronized List<Seat> seats() {
        return List.copyOf(seats);
    }

    synchronized Table state() {
        return news().state();
    }

    synchronized Role roleOf(PlayerId player) {
        return state().seats().flatMap(s -> s.sideOf(player)).map(Role::of).orElse(Role.SPECTATOR);
    }

    /** What stands, as a player sees it now. */
    synchronized Update look(PlayerId player) {
        return Telling.tell(news().again(stamp()), roleOf(player));
    }

    synchronized Update recheck(PlayerId player, Refusal why) {
        return Telling.recheck(news().again(stamp()), roleOf(player), why);
    }

    synchronized ServerMessage.Tail tail(String requestId, long since) {
        return chronicle.orElseThrow().tail(requestId, since);
    }

    /** Says or asks everyone something besides the game. */
    synchronized void say(Function<Seat, Optional<Function<News, Update>>> words) {
        for (Seat seat : seats) {
            words.apply(seat)
                    .ifPresent(of -> seat.tell(Wire.write(of.apply(news().again(stamp())))));
        }
    }

    TableId id() {
        return id;
    }

    private News news() {
        return chronicle.orElseThrow().news();
    }

    /** The time of a message: later than that of the one before. */
    private Instant stamp() {
        Instant now = time.instant().truncatedTo(ChronoUnit.MILLIS);
        last = now.isAfter(last) ? now : last.plusMillis(1);
        return last;
    }
}

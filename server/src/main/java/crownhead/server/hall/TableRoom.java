package crownhead.server.hall;

import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.Watcher;
import crownhead.play.lobby.Rematch;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.protocol.Wire;
import crownhead.protocol.telling.Announcement;
import crownhead.protocol.telling.Chronicle;
import crownhead.protocol.telling.News;
import crownhead.protocol.telling.Telling;
import crownhead.server.session.PatientAnswers;
import crownhead.server.show.GameNews;
import crownhead.server.show.NameBook;
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
    private final NameBook names;
    private final PatientAnswers answers;
    private final SequencedSet<Seat> seats = new LinkedHashSet<>();
    private final List<LogRow> early = new ArrayList<>();
    private Optional<Chronicle> chronicle = Optional.empty();
    private Instant last = Instant.EPOCH;

    TableRoom(TableId id, InstantSource time, NameBook names, PatientAnswers answers) {
        this.id = id;
        this.time = time;
        this.names = names;
        this.answers = answers;
    }

    /** Reads the log so far; what has come in the meantime follows it. */
    synchronized void read(List<LogRow> rows) {
        TableEvent.Opened opened = (TableEvent.Opened) rows.getFirst().events().getFirst();
        Chronicle read =
                new Chronicle(
                        new News(
                                id.value(),
                                0,
                                0,
                                Table.opened(opened),
                                List.of(),
                                new News.Names("", ""),
                                Instant.EPOCH));
        chronicle = Optional.of(read);
        rows.forEach(row -> take(read, row));
        early.forEach(row -> take(read, row));
        early.clear();
    }

    @Override
    public synchronized void offer(LogRow row) {
        chronicle.ifPresentOrElse(
                read -> offer(row, after(read.news().state(), row)), () -> early.add(row));
    }

    @Override
    public synchronized void offer(LogRow row, Table after) {
        if (chronicle.isEmpty()) {
            early.add(row);
            return;
        }
        take(chronicle.get(), row, after);
        tell(row);
        if (after.isOver()) {
            seats.forEach(this::askForARematch);
        }
    }

    private void take(Chronicle read, LogRow row) {
        if (row.version() > read.news().version()) {
            take(read, row, after(read.news().state(), row));
        }
    }

    /** The opening of a table is where its state begins, so it leads nowhere else. */
    private static Table after(Table before, LogRow row) {
        Table after = before;
        for (TableEvent event : row.events()) {
            after = event instanceof TableEvent.Opened ? after : after.after(event);
        }
        return after;
    }

    private void take(Chronicle read, LogRow row, Table after) {
        Optional<Seats> taken = after.seats();
        read.take(
                row.version(),
                row.at(),
                author(row, taken),
                row.events(),
                after,
                new Chronicle.Seen(taken.isPresent() ? 1 : 0, called(taken), stamp()));
    }

    /** A store that does not answer keeps nobody from playing on. */
    private News.Names called(Optional<Seats> taken) {
        try {
            return GameNews.names(taken, names);
        } catch (StoreFailure _) {
            return new News.Names("?", "?");
        }
    }

    private static String author(LogRow row, Optional<Seats> taken) {
        CommandId command = row.command();
        if (taken.filter(seats -> command.isBy(seats.first())).isPresent()) {
            return "first";
        }
        return taken.filter(seats -> command.isBy(seats.second())).isPresent() ? "second" : "house";
    }

    /** The players first, each for themselves; then the spectators, for whom it is written once. */
    private void tell(LogRow row) {
        Announcement news = new Announcement(news());
        List<Seat> spectators = new ArrayList<>();
        for (Seat seat : seats) {
            Role role = roleOf(seat.player());
            if (role == Role.SPECTATOR) {
                spectators.add(seat);
            } else {
                Optional<String> answer = seat.answeredBy(row.command());
                String line = news.to(role, answer);
                if (answer.isPresent() && seats.size() == 2) {
                    seat.note(line, answers);
                } else {
                    seat.tell(line);
                }
            }
        }
        if (!spectators.isEmpty()) {
            String written = news.to(Role.SPECTATOR, Optional.empty());
            spectators.forEach(seat -> seat.tell(written));
        }
    }

    /** Somebody comes: they are told what stands, and everything from then on. */
    synchronized void enter(
            Seat seat, Optional<String> request, Function<Table, ServerMessage> welcome) {
        if (isAPlayersOwn(seat.player())) {
            seats.stream()
                    .filter(other -> other.player().equals(seat.player()))
                    .toList()
                    .forEach(this::replace);
        }
        seats.add(seat);
        seat.tell(Wire.write(welcome.apply(state())));
        Update look = look(seat.player());
        seat.tell(Wire.write(request.map(look::answering).orElse(look)));
        if (state().isOver()) {
            askForARematch(seat);
        }
    }

    /** The newest connection of a player counts. */
    private void replace(Seat old) {
        seats.remove(old);
        old.replaced();
    }

    private void askForARematch(Seat seat) {
        if (roleOf(seat.player()) != Role.SPECTATOR) {
            seat.tell(Wire.write(RoomWords.again(seen(), roleOf(seat.player()))));
        }
    }

    /** One of the players wants to play again, and the other is told so. */
    synchronized void askAgain(PlayerId by) {
        tellOthers(by, role -> RoomWords.askedAgain(seen(), role));
    }

    /** One of the players does not want to play again. */
    synchronized void declined(PlayerId by) {
        tellOthers(by, role -> RoomWords.declined(seen(), role));
    }

    private void tellOthers(PlayerId by, Function<Role, Update> words) {
        for (Seat seat : seats) {
            boolean isOther = !seat.player().equals(by);
            if (isOther && roleOf(seat.player()) != Role.SPECTATOR) {
                seat.tell(Wire.write(words.apply(roleOf(seat.player()))));
            }
        }
    }

    /** What came of saying yes or no to a rematch, for who said it. */
    synchronized void answered(Seat seat, String request, Rematch standing) {
        Update words = RoomWords.rematch(seen(), roleOf(seat.player()), standing);
        seat.tell(Wire.write(words.answering(request)));
    }

    synchronized void leave(Seat seat) {
        seats.remove(seat);
    }

    synchronized boolean isEmpty() {
        return seats.isEmpty();
    }

    synchronized Table state() {
        return news().state();
    }

    /** Whether somebody plays here, or waits for an opponent. */
    synchronized boolean isAPlayersOwn(PlayerId player) {
        return roleOf(player) != Role.SPECTATOR || state().host().equals(player);
    }

    synchronized Role roleOf(PlayerId player) {
        return state().seats().flatMap(s -> s.sideOf(player)).map(Role::of).orElse(Role.SPECTATOR);
    }

    /** What stands, as a player sees it now. */
    synchronized Update look(PlayerId player) {
        return state().hasStarted()
                ? Telling.tell(seen(), roleOf(player))
                : RoomWords.waiting(seen(), player);
    }

    /** What stands, as the answer to a request; told under the lock, so that nothing newer was. */
    synchronized void tellAgain(Seat seat, String request) {
        seat.tell(Wire.write(look(seat.player()).answering(request)));
    }

    /** A move was refused: the board is as it was. */
    synchronized void recheck(Seat seat, String request, Refusal why) {
        Update update = Telling.recheck(seen(), roleOf(seat.player()), why);
        seat.tell(Wire.write(update.answering(request)));
    }

    synchronized ServerMessage.Tail tail(String requestId, long since) {
        return chronicle.orElseThrow().tail(requestId, since);
    }

    TableId id() {
        return id;
    }

    private News news() {
        return chronicle.orElseThrow().news();
    }

    private News seen() {
        return news().again(stamp());
    }

    /** The time of a message: later than that of the one before. */
    private Instant stamp() {
        Instant now = time.instant().truncatedTo(ChronoUnit.MILLIS);
        last = now.isAfter(last) ? now : last.plusMillis(1);
        return last;
    }
}

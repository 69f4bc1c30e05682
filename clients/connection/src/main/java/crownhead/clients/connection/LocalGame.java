package crownhead.clients.connection;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.Entry;
import crownhead.protocol.Happening;
import crownhead.protocol.Requests;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.telling.Happenings;
import crownhead.protocol.telling.News;
import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One game at a local table, and what has happened in it. */
final class LocalGame {
    static final PlayerId HOST = new PlayerId("host");
    static final PlayerId GUEST = new PlayerId("guest");

    private static final int LONGEST_TAIL = 100;

    private final int number;
    private final LocalTable.People people;
    private final List<Entry> log = new ArrayList<>();
    private Table table;

    private LocalGame(int number, LocalTable.People people, Terms terms) {
        this.number = number;
        this.people = people;
        table = Table.opened(new TableEvent.Opened(HOST, terms));
    }

    static LocalGame first(Terms terms, LocalTable.People people) {
        return new LocalGame(1, people, terms);
    }

    /** The same two people, with sides swapped. */
    LocalGame next() {
        boolean hostWasFirst =
                table.seats().filter(seats -> seats.first().equals(HOST)).isPresent();
        Terms terms = table.terms();
        return new LocalGame(
                number + 1,
                people,
                new Terms(
                        terms.timeControl(),
                        terms.stakes(),
                        hostWasFirst ? Terms.Seating.HOST_SECOND : Terms.Seating.HOST_FIRST,
                        terms.drawRule(),
                        terms.pauses(),
                        terms.grace(),
                        terms.colours(),
                        terms.start()));
    }

    int number() {
        return number;
    }

    Table table() {
        return table;
    }

    /** Whose word is wanted: who paused, who is asked, or else who is to move. */
    Role actor() {
        Side side =
                table.pause()
                        .map(Table.Pause::by)
                        .or(() -> table.question().map(asked -> asked.by().opponent()))
                        .orElseGet(table::toMove);
        return Role.of(side);
    }

    /** {@code author} is who made it happen, as the log has it. */
    News happened(List<TableEvent> events, Instant now, String author) {
        List<Happening> happenings = new ArrayList<>();
        for (TableEvent event : events) {
            table = table.after(event);
            Happenings.of(event, now, table).ifPresent(happenings::add);
        }
        log.add(new Entry(log.size() + 1L, now.toEpochMilli(), author, happenings));
        return news(events, now);
    }

    News look(Instant now) {
        return news(List.of(), now);
    }

    ServerMessage.Tail tail(String id, long since) {
        List<Entry> after = log.stream().filter(entry -> entry.version() > since).toList();
        List<Entry> part = after.subList(0, Math.min(LONGEST_TAIL, after.size()));
        return new ServerMessage.Tail(id, number, part, part.size() < after.size());
    }

    /** {@code first} or {@code second} for a player's command, {@code house} for what time did. */
    String author(TableCommand command) {
        return command instanceof TableCommand.OfPlayer asked
                ? table.seats()
                        .flatMap(seats -> seats.sideOf(asked.by()))
                        .map(side -> side == Side.FIRST ? "first" : "second")
                        .orElse("house")
                : "house";
    }

    /** What a request means at the table, if it is one to the table. */
    Optional<TableCommand> command(ClientMessage.OfGame asked) {
        Side asking =
                switch (asked) {
                    case ClientMessage.Play _ -> table.toMove();
                    // It is who moved last that wants the move back.
                    case ClientMessage.AskTakeBack _ -> table.toMove().opponent();
                    case ClientMessage.OfGame _ -> actor().side().orElseThrow();
                };
        return Requests.of(asked, holder(asking));
    }

    private PlayerId holder(Side side) {
        return table.seats().orElseThrow().holder(side);
    }

    private News news(List<TableEvent> events, Instant now) {
        return new News("here", number, log.size(), table, events, names(), now);
    }

    private News.Names names() {
        boolean hostIsFirst = table.seats().filter(seats -> seats.first().equals(GUEST)).isEmpty();
        return hostIsFirst
                ? new News.Names(people.host(), people.guest())
                : new News.Names(people.guest(), people.host());
    }
}

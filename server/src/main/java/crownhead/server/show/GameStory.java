package crownhead.server.show;

import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.protocol.Entry;
import crownhead.protocol.Happening;
import crownhead.protocol.telling.Happenings;
import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.Table;
import crownhead.table.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells a game from its log, from its first row on, which it must be given in order. */
public final class GameStory {
    private final List<Entry> entries = new ArrayList<>();
    private Optional<Table> table = Optional.empty();

    private GameStory() {}

    /** All the rows of a game, from the first on. */
    public static GameStory of(List<LogRow> rows) {
        GameStory story = new GameStory();
        rows.forEach(story::take);
        return story;
    }

    /** What one row tells, if the table is known that it led to. */
    public static Entry entry(LogRow row, Table after) {
        List<Happening> happenings = new ArrayList<>();
        for (TableEvent event : row.events()) {
            Happenings.of(event, row.at(), after).ifPresent(happenings::add);
        }
        return new Entry(row.version(), row.at().toEpochMilli(), author(row, after), happenings);
    }

    /** The next row of the log. */
    public Entry take(LogRow row) {
        List<Happening> happenings = new ArrayList<>();
        for (TableEvent event : row.events()) {
            Table after =
                    event instanceof TableEvent.Opened opened
                            ? Table.opened(opened)
                            : table.orElseThrow().after(event);
            table = Optional.of(after);
            Happenings.of(event, row.at(), after).ifPresent(happenings::add);
        }
        Entry entry =
                new Entry(
                        row.version(),
                        row.at().toEpochMilli(),
                        author(row, table.orElseThrow()),
                        happenings);
        entries.add(entry);
        return entry;
    }

    /** What came after a version, at most so many. */
    public List<Entry> after(long version, int most) {
        int from = Math.clamp(version, 0, entries.size());
        return List.copyOf(entries.subList(from, Math.min(entries.size(), from + most)));
    }

    public Optional<Table> table() {
        return table;
    }

    /** How many rows there are. */
    public long version() {
        return entries.size();
    }

    /** The host opens a game before anybody has a side; what time does, the house does. */
    private static String author(LogRow row, Table after) {
        if (isBy(row, after.host()) && row.version() == 1) {
            return "host";
        }
        for (Side side : Side.values()) {
            boolean isTheirs =
                    after.seats().filter(seats -> isBy(row, seats.holder(side))).isPresent();
            if (isTheirs) {
                return side == Side.FIRST ? "first" : "second";
            }
        }
        return isBy(row, after.host()) ? "host" : "house";
    }

    private static boolean isBy(LogRow row, PlayerId player) {
        return row.command().equals(CommandId.of(player, row.command().id()));
    }
}

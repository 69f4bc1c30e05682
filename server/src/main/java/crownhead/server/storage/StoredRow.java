package crownhead.server.storage;

import crownhead.play.LogRow;
import crownhead.table.TableEvent;
import crownhead.table.log.EventText;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * A row of a log as it is stored. It is made by who appends it, so that the one writer has little
 * to do.
 *
 * @param mark stands for author and command where they must be unique, because an index of numbers
 *     is small: 64 bits of a digest that nobody can steer
 * @param news what changes the card of the game
 */
record StoredRow(
        String table,
        long version,
        long mark,
        String author,
        String command,
        long at,
        OptionalLong due,
        int schema,
        long checksum,
        String events,
        List<TableEvent> news) {
    static StoredRow of(LogRow row) {
        String author = Text.storable(row.command().author());
        String command = Text.storable(row.command().id());
        StoredRow unsigned =
                new StoredRow(
                        Text.storable(row.table().value()),
                        row.version(),
                        ByteBuffer.wrap(Digest.of(author + '\n' + command)).getLong(),
                        author,
                        command,
                        row.at().toEpochMilli(),
                        millis(row),
                        EventText.SCHEMA,
                        0,
                        text(row.events()),
                        news(row.events()));
        return unsigned.withChecksum(unsigned.computedChecksum());
    }

    /** What the checksum is, if nothing of the row was damaged. */
    long computedChecksum() {
        return new Checksum()
                .with(table)
                .with(version)
                .with(mark)
                .with(author)
                .with(command)
                .with(at)
                .with(due)
                .with(schema)
                .with(events)
                .value();
    }

    private StoredRow withChecksum(long sum) {
        return new StoredRow(
                table, version, mark, author, command, at, due, schema, sum, events, news);
    }

    private static OptionalLong millis(LogRow row) {
        return row.due()
                .map(Instant::toEpochMilli)
                .map(OptionalLong::of)
                .orElseGet(OptionalLong::empty);
    }

    private static String text(List<TableEvent> events) {
        if (events.size() == 1) {
            return EventText.write(events.getFirst());
        }
        StringBuilder lines = new StringBuilder();
        for (TableEvent event : events) {
            lines.append(lines.isEmpty() ? "" : "\n").append(EventText.write(event));
        }
        return lines.toString();
    }

    private static List<TableEvent> news(List<TableEvent> events) {
        List<TableEvent> news = new ArrayList<>(0);
        for (TableEvent event : events) {
            if (event instanceof TableEvent.Opened
                    || event instanceof TableEvent.Started
                    || event instanceof TableEvent.Ended) {
                news.add(event);
            }
        }
        return news;
    }
}

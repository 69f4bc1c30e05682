package crownhead.server.storage;

import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.TableStore;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import crownhead.table.log.EventText;
import java.sql.ResultSet;
import java.sql.SQLDataException;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** The logs of tables. */
final class TableRows {
    static final String ALL =
            """
            select table_id, version, mark, author, command_id, at, due, schema, checksum, events
            from log join tables on tables.number = log.number\
            """;

    /** The first row has the terms that the others are understood by. */
    private static final String READ =
            ALL + " where table_id = ? and (version = 1 or version > ?) order by version";

    private final GroupCommit writer;
    private final Readers readers;

    TableRows(GroupCommit writer, Readers readers) {
        this.writer = writer;
        this.readers = readers;
    }

    TableStore.Append append(LogRow row) throws StoreFailure {
        return writer.append(StoredRow.of(row));
    }

    void append(LogRow row, TableStore.Told told) {
        writer.append(StoredRow.of(row), told);
    }

    List<LogRow> read(TableId table, long afterVersion) throws StoreFailure {
        return readers.ask(sql -> read(sql, table.value(), afterVersion));
    }

    static List<LogRow> read(Sql sql, String table, long afterVersion) throws SQLException {
        List<StoredRow> stored = sql.list(TableRows::intact, READ, table, afterVersion);
        if (stored.isEmpty()) {
            return List.of();
        }
        List<LogRow> rows = new ArrayList<>(stored.size());
        Terms terms = terms(stored.getFirst());
        for (StoredRow row : stored) {
            if (row.version() > afterVersion) {
                refuseHole(row, afterVersion + rows.size() + 1);
                rows.add(understood(row, terms));
            }
        }
        return List.copyOf(rows);
    }

    static StoredRow intact(ResultSet row) throws SQLException {
        long due = row.getLong("due");
        OptionalLong dueOrNone = row.wasNull() ? OptionalLong.empty() : OptionalLong.of(due);
        StoredRow stored =
                new StoredRow(
                        row.getString("table_id"),
                        row.getLong("version"),
                        row.getLong("mark"),
                        row.getString("author"),
                        row.getString("command_id"),
                        row.getLong("at"),
                        dueOrNone,
                        row.getInt("schema"),
                        row.getLong("checksum"),
                        row.getString("events"),
                        List.of());
        if (stored.checksum() != stored.computedChecksum()) {
            throw damage(stored, "its checksum is wrong");
        }
        return stored;
    }

    private static Terms terms(StoredRow first) throws SQLDataException {
        refuseHole(first, 1);
        try {
            return EventText.readOpened(first.events().lines().findFirst().orElse("")).terms();
        } catch (RuntimeException e) {
            throw damage(first, e.getMessage());
        }
    }

    private static void refuseHole(StoredRow row, long expected) throws SQLDataException {
        if (row.version() != expected) {
            throw damage(row, "version " + expected + " is missing before it");
        }
    }

    private static LogRow understood(StoredRow row, Terms terms) throws SQLDataException {
        return new LogRow(
                new TableId(row.table()),
                row.version(),
                new CommandId(row.author(), row.command()),
                Instant.ofEpochMilli(row.at()),
                events(row, terms),
                row.due().isPresent()
                        ? Optional.of(Instant.ofEpochMilli(row.due().getAsLong()))
                        : Optional.empty());
    }

    private static List<TableEvent> events(StoredRow row, Terms terms) throws SQLDataException {
        if (row.schema() > EventText.SCHEMA) {
            throw damage(row, "a newer release wrote it");
        }
        try {
            return row.events().lines().map(line -> EventText.read(line, terms)).toList();
        } catch (RuntimeException e) {
            throw damage(row, e.getMessage());
        }
    }

    private static SQLDataException damage(StoredRow row, @Nullable String why) {
        return new SQLDataException(
                "Row " + row.version() + " of table " + row.table() + " cannot be read: " + why);
    }
}

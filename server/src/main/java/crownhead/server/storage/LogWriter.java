package crownhead.server.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/** Writes rows of logs, and when something is due at their tables. */
final class LogWriter {
    private final ManyRows<StoredRow> tables;
    private final ManyRows<StoredRow> log;
    private final ManyRows<StoredRow> deadlines;

    LogWriter(Connection connection) {
        tables =
                new ManyRows<>(
                        connection,
                        "insert into tables (table_id) values",
                        "(?)",
                        " on conflict do nothing");
        // A row without the one before it would be a hole in the log.
        log =
                new ManyRows<>(
                        connection,
                        """
                        insert into log (number, version, mark, author, command_id,
                            at, due, schema, checksum, events)
                        select number, column2, column3, column4, column5,
                            column6, column7, column8, column9, column10
                        from (values\
                        """,
                        "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                        """
                        ) as v join tables t on t.table_id = column1
                        where column2 = 1 or exists
                            (select 1 from log b where b.number = t.number and version = column2 - 1)
                        on conflict do nothing
                        returning (select table_id from tables t where t.number = log.number)\
                        """);
        deadlines =
                new ManyRows<>(
                        connection,
                        "insert into deadlines (table_id, due) values",
                        "(?, ?)",
                        " on conflict (table_id) do update set due = excluded.due");
    }

    /** The tables, each with one row here, whose row is stored. The others have lost. */
    Set<String> insert(List<StoredRow> rows) throws SQLException {
        List<StoredRow> first = rows.stream().filter(row -> row.version() == 1).toList();
        tables.run(first, LogWriter::bindTable, PreparedStatement::executeUpdate);
        Set<String> stored = HashSet.newHashSet(rows.size());
        log.run(rows, LogWriter::bind, statement -> collect(statement, stored));
        return stored;
    }

    void noteDeadlines(List<StoredRow> rows) throws SQLException {
        deadlines.run(rows, LogWriter::bindDeadline, PreparedStatement::executeUpdate);
    }

    private static void collect(PreparedStatement statement, Set<String> stored)
            throws SQLException {
        try (ResultSet tables = statement.executeQuery()) {
            while (tables.next()) {
                stored.add(tables.getString(1));
            }
        }
    }

    private static int bind(PreparedStatement statement, int place, StoredRow row)
            throws SQLException {
        statement.setString(place, row.table());
        statement.setLong(place + 1, row.version());
        statement.setLong(place + 2, row.mark());
        statement.setString(place + 3, row.author());
        statement.setString(place + 4, row.command());
        statement.setLong(place + 5, row.at());
        bind(statement, place + 6, row.due());
        statement.setInt(place + 7, row.schema());
        statement.setLong(place + 8, row.checksum());
        statement.setString(place + 9, row.events());
        return place + 10;
    }

    private static int bindTable(PreparedStatement statement, int place, StoredRow row)
            throws SQLException {
        statement.setString(place, row.table());
        return place + 1;
    }

    private static int bindDeadline(PreparedStatement statement, int place, StoredRow row)
            throws SQLException {
        statement.setString(place, row.table());
        bind(statement, place + 1, row.due());
        return place + 2;
    }

    private static void bind(PreparedStatement statement, int place, OptionalLong value)
            throws SQLException {
        if (value.isPresent()) {
            statement.setLong(place, value.getAsLong());
        } else {
            statement.setNull(place, Types.BIGINT);
        }
    }
}

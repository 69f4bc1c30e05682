package crownhead.server.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Where several houses write: only the database knows who was first. */
final class SharedLogWriter implements LogWriter {
    private final ManyRows<StoredRow> tables;
    private final ManyRows<StoredRow> log;
    private final Deadlines deadlines;

    SharedLogWriter(Connection connection) {
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
        deadlines = new Deadlines(connection);
    }

    @Override
    public Set<String> insert(List<StoredRow> rows) throws SQLException {
        List<StoredRow> first = rows.stream().filter(row -> row.version() == 1).toList();
        tables.run(first, SharedLogWriter::bindTable, PreparedStatement::executeUpdate);
        Set<String> stored = HashSet.newHashSet(rows.size());
        log.run(rows, SharedLogWriter::bind, statement -> collect(statement, stored));
        return stored;
    }

    /** All of them: what another house keeps may be later. */
    @Override
    public void noteDeadlines(List<StoredRow> rows) throws SQLException {
        deadlines.keep(rows);
    }

    @Override
    public void renewDeadline(String table) throws SQLException {
        deadlines.renew(table);
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
        return LogWriter.bind(statement, place + 1, row);
    }

    private static int bindTable(PreparedStatement statement, int place, StoredRow row)
            throws SQLException {
        statement.setString(place, row.table());
        return place + 1;
    }
}

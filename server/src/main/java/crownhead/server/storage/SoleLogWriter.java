package crownhead.server.storage;

import crownhead.table.TableEvent;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Where nobody else writes: whoever has written all that is stored knows which row comes next, and
 * asks the database once for each table. What is known here is thrown away with the connection when
 * a transaction fails.
 */
final class SoleLogWriter implements LogWriter {
    /** Tables at which something happened lately. */
    private static final int MOST = 20_000;

    private final Sql sql;
    private final ManyRows<StoredRow> log;
    private final Deadlines deadlines;
    private final Map<String, KnownLog> known =
            new LinkedHashMap<>(16, 0.75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, KnownLog> eldest) {
                    return size() > MOST;
                }
            };

    SoleLogWriter(Connection connection) {
        sql = new Sql(new Preparing.Once(connection));
        log =
                new ManyRows<>(
                        connection,
                        """
                        insert into log (number, version, mark, author, command_id,
                            at, due, schema, checksum, events) values\
                        """,
                        "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                        "");
        deadlines = new Deadlines(connection);
    }

    @Override
    public Set<String> insert(List<StoredRow> rows) throws SQLException {
        List<StoredRow> next = new ArrayList<>(rows.size());
        Set<String> stored = HashSet.newHashSet(rows.size());
        for (StoredRow row : rows) {
            if (of(row.table(), row.version()).takes(row)) {
                next.add(row);
                stored.add(row.table());
            }
        }
        log.run(next, this::bind, PreparedStatement::executeUpdate);
        return stored;
    }

    @Override
    public void noteDeadlines(List<StoredRow> rows) throws SQLException {
        List<StoredRow> earlier = new ArrayList<>();
        for (StoredRow row : rows) {
            KnownLog table = of(row.table(), row.version());
            if (!table.isKeptFor(row)) {
                table.keep(row.due());
                earlier.add(row);
            }
            if (row.news().stream().anyMatch(TableEvent.Ended.class::isInstance)) {
                known.remove(row.table());
            }
        }
        deadlines.keep(earlier);
    }

    @Override
    public void renewDeadline(String table) throws SQLException {
        OptionalLong due = deadlines.renew(table);
        KnownLog log = known.get(table);
        if (log != null) {
            log.keep(due);
        }
    }

    private int bind(PreparedStatement statement, int place, StoredRow row) throws SQLException {
        statement.setLong(place, of(row.table(), row.version()).number());
        return LogWriter.bind(statement, place + 1, row);
    }

    private KnownLog of(String table, long version) throws SQLException {
        KnownLog found = known.get(table);
        if (found == null) {
            found = look(table, version);
            known.put(table, found);
        }
        return found;
    }

    /** A table whose first row comes may be new, and gets a number then. */
    private KnownLog look(String table, long version) throws SQLException {
        if (version == 1) {
            sql.change("insert into tables (table_id) values (?) on conflict do nothing", table);
        }
        long number =
                sql.first(
                                row -> row.getLong(1),
                                "select number from tables where table_id = ?",
                                table)
                        .orElse(-1L);
        List<Long> marks =
                sql.list(row -> row.getLong(1), "select mark from log where number = ?", number);
        return new KnownLog(number, marks, deadlines.of(table));
    }
}

package crownhead.server.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.OptionalLong;

/** When something is due at tables. */
final class Deadlines {
    /** What the last row of a log says. */
    static final String LAST =
            """
            (select l.due from log l join tables t on t.number = l.number
            where t.table_id = d.table_id order by l.version desc limit 1)\
            """;

    private final Sql sql;
    private final ManyRows<StoredRow> kept;

    Deadlines(Connection connection) {
        sql = new Sql(new Preparing.Once(connection));
        kept =
                new ManyRows<>(
                        connection,
                        "insert into deadlines (table_id, due) values",
                        "(?, ?)",
                        " on conflict (table_id) do update set due = excluded.due");
    }

    void keep(List<StoredRow> rows) throws SQLException {
        kept.run(rows, Deadlines::bind, PreparedStatement::executeUpdate);
    }

    /** What is kept for a table. */
    OptionalLong of(String table) throws SQLException {
        return sql.first(Deadlines::read, "select due from deadlines where table_id = ?", table)
                .orElse(OptionalLong.empty());
    }

    /** Keeps what the last row says for a table that is not over. */
    OptionalLong renew(String table) throws SQLException {
        sql.change("update deadlines as d set due = " + LAST + " where table_id = ?", table);
        return of(table);
    }

    private static OptionalLong read(ResultSet row) throws SQLException {
        long due = row.getLong(1);
        return row.wasNull() ? OptionalLong.empty() : OptionalLong.of(due);
    }

    private static int bind(PreparedStatement statement, int place, StoredRow row)
            throws SQLException {
        statement.setString(place, row.table());
        LogWriter.bind(statement, place + 1, row.due());
        return place + 2;
    }
}

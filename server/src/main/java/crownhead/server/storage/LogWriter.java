package crownhead.server.storage;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Writes rows of logs, and when something is due at their tables. What is kept of a deadline may be
 * early, and is then looked up again; it is never late.
 */
interface LogWriter {
    /** The tables, each with one row here, whose row is stored. The others have lost. */
    Set<String> insert(List<StoredRow> rows) throws SQLException;

    /** Something is due at the tables of these rows, which are stored. */
    void noteDeadlines(List<StoredRow> rows) throws SQLException;

    /** A deadline has passed that was early: from now on it is what the last row says. */
    void renewDeadline(String table) throws SQLException;

    /** All of a row but the table it belongs to; returns the place after it. */
    static int bind(PreparedStatement statement, int place, StoredRow row) throws SQLException {
        statement.setLong(place, row.version());
        statement.setLong(place + 1, row.mark());
        statement.setString(place + 2, row.author());
        statement.setString(place + 3, row.command());
        statement.setLong(place + 4, row.at());
        bind(statement, place + 5, row.due());
        statement.setInt(place + 6, row.schema());
        statement.setLong(place + 7, row.checksum());
        statement.setString(place + 8, row.events());
        return place + 9;
    }

    static void bind(PreparedStatement statement, int place, OptionalLong value)
            throws SQLException {
        if (value.isPresent()) {
            statement.setLong(place, value.getAsLong());
        } else {
            statement.setNull(place, Types.BIGINT);
        }
    }
}

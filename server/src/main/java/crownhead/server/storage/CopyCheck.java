package crownhead.server.storage;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** Reads all of a copied database: its structure and the checksum of every row. */
final class CopyCheck {
    private CopyCheck() {}

    /** Throws when the copy is not sound. Returns how many decisions it holds. */
    static long rowsIn(Path copy) throws SQLException {
        try (Connection connection = source(copy).getConnection()) {
            String damage = new Settings(connection).value("pragma quick_check(1)");
            if (!damage.equals("ok")) {
                throw new SQLException(damage);
            }
            return count(connection, TableRows.ALL, TableRows::intact)
                    + count(connection, SeriesRows.ALL, SeriesRows::intact);
        }
    }

    /** Row by row, because a whole log may be larger than memory. */
    private static <T> long count(Connection connection, String query, Sql.Reading<T> reading)
            throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(query);
                ResultSet rows = statement.executeQuery()) {
            long count = 0;
            while (rows.next()) {
                reading.of(rows);
                count++;
            }
            return count;
        }
    }

    /** A copy is never written to, and nobody else uses it. */
    private static DataSource source(Path copy) {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + copy.toAbsolutePath());
        return source;
    }
}

package crownhead.bench.reliability;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The logs in a database as SQLite itself finds them, read without the code of the house: the rows
 * of each table in the order of their versions, each with all that is stored of it.
 */
record StoredLog(Map<String, List<Row>> tables) {
    private static final String ROWS =
            """
            select table_id, version, mark, author, command_id, at, due, schema, checksum, events
            from log join tables on tables.number = log.number
            order by table_id, version\
            """;

    record Row(long version, List<String> fields) {}

    /** Throws when SQLite says that the database is damaged. It is empty before it has a shape. */
    static StoredLog read(Path database) throws SQLException {
        // What this reader leaves behind does not matter, so it need not wait for the disk.
        String url = "jdbc:sqlite:" + database.toAbsolutePath() + "?synchronous=OFF";
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            refuseDamage(statement);
            return new StoredLog(hasShape(statement) ? rows(statement) : Map.of());
        }
    }

    private static void refuseDamage(Statement statement) throws SQLException {
        try (ResultSet check = statement.executeQuery("pragma integrity_check(1)")) {
            if (!check.next() || !check.getString(1).equals("ok")) {
                throw new SQLException("damaged: " + check.getString(1));
            }
        }
    }

    private static boolean hasShape(Statement statement) throws SQLException {
        String query = "select count(*) from sqlite_schema where name in ('log', 'tables')";
        try (ResultSet count = statement.executeQuery(query)) {
            return count.next() && count.getInt(1) == 2;
        }
    }

    private static Map<String, List<Row>> rows(Statement statement) throws SQLException {
        Map<String, List<Row>> tables = new TreeMap<>();
        try (ResultSet rows = statement.executeQuery(ROWS)) {
            int columns = rows.getMetaData().getColumnCount();
            while (rows.next()) {
                List<String> fields = new ArrayList<>(columns);
                for (int column = 1; column <= columns; column++) {
                    fields.add(String.valueOf(rows.getString(column)));
                }
                tables.computeIfAbsent(fields.getFirst(), _ -> new ArrayList<>())
                        .add(new Row(rows.getLong(2), fields));
            }
        }
        return tables;
    }

    List<Row> of(String table) {
        return tables.getOrDefault(table, List.of());
    }

    /** How many rows there are. */
    long size() {
        return tables.values().stream().mapToLong(List::size).sum();
    }

    boolean hasHoles() {
        return tables.values().stream().anyMatch(StoredLog::hasHole);
    }

    private static boolean hasHole(List<Row> rows) {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).version() != i + 1) {
                return true;
            }
        }
        return false;
    }

    /** Whether every row here stands there as well, unchanged. */
    boolean isPartOf(StoredLog whole) {
        return tables.entrySet().stream()
                .allMatch(table -> isPrefix(table.getValue(), whole.of(table.getKey())));
    }

    private static boolean isPrefix(List<Row> part, List<Row> whole) {
        return part.size() <= whole.size() && whole.subList(0, part.size()).equals(part);
    }
}

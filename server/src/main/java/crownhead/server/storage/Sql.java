package crownhead.server.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Statements with their values: texts, whole numbers, and either of them that may be absent. */
final class Sql {
    private final Preparing preparing;

    Sql(Connection connection) {
        this(new Preparing.EveryTime(connection));
    }

    Sql(Preparing preparing) {
        this.preparing = preparing;
    }

    @FunctionalInterface
    interface Reading<T> {
        T of(ResultSet row) throws SQLException;
    }

    /** How many rows it has changed. */
    int change(String statement, Object... values) throws SQLException {
        return preparing.with(
                statement,
                prepared -> {
                    bind(prepared, values);
                    return prepared.executeUpdate();
                });
    }

    <T> List<T> list(Reading<T> reading, String query, Object... values) throws SQLException {
        return preparing.with(
                query,
                prepared -> {
                    bind(prepared, values);
                    try (ResultSet rows = prepared.executeQuery()) {
                        return all(rows, reading);
                    }
                });
    }

    private static <T> List<T> all(ResultSet rows, Reading<T> reading) throws SQLException {
        List<T> found = new ArrayList<>();
        while (rows.next()) {
            found.add(reading.of(rows));
        }
        return List.copyOf(found);
    }

    <T> Optional<T> first(Reading<T> reading, String query, Object... values) throws SQLException {
        return list(reading, query, values).stream().findFirst();
    }

    private static void bind(PreparedStatement prepared, Object[] values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            bind(prepared, i + 1, values[i]);
        }
    }

    private static void bind(PreparedStatement prepared, int place, Object value)
            throws SQLException {
        switch (value) {
            case String text -> prepared.setString(place, text);
            case Long number -> prepared.setLong(place, number);
            case Integer number -> prepared.setInt(place, number);
            case Optional<?> present when present.isPresent() ->
                    bind(prepared, place, present.get());
            case Optional<?> _ -> prepared.setNull(place, Types.VARCHAR);
            default -> throw new IllegalArgumentException("No value for a database: " + value);
        }
    }
}

package crownhead.server.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One statement for many rows, prepared once for each of a few sizes. */
final class ManyRows<R> {
    private static final int[] SIZES = {128, 32, 8, 2, 1};

    /** Gives a row's values to a statement, from a place on; returns the place after them. */
    @FunctionalInterface
    interface Binding<R> {
        int bind(PreparedStatement statement, int place, R row) throws SQLException;
    }

    @FunctionalInterface
    interface Execution {
        void run(PreparedStatement statement) throws SQLException;
    }

    private final Connection connection;
    private final String before;
    private final String row;
    private final String after;
    private final Map<Integer, PreparedStatement> prepared = new HashMap<>();

    /** The statement has the text of a row as many times as there are rows. */
    ManyRows(Connection connection, String before, String row, String after) {
        this.connection = connection;
        this.before = before;
        this.row = row;
        this.after = after;
    }

    void run(List<R> rows, Binding<R> binding, Execution execution) throws SQLException {
        int done = 0;
        for (int size : SIZES) {
            for (; rows.size() - done >= size; done += size) {
                PreparedStatement statement = statement(size);
                int place = 1;
                for (R each : rows.subList(done, done + size)) {
                    place = binding.bind(statement, place, each);
                }
                execution.run(statement);
            }
        }
    }

    private PreparedStatement statement(int size) throws SQLException {
        PreparedStatement known = prepared.get(size);
        if (known != null) {
            return known;
        }
        String rows = (row + ", ").repeat(size - 1) + row;
        PreparedStatement statement = connection.prepareStatement(before + " " + rows + after);
        prepared.put(size, statement);
        return statement;
    }
}

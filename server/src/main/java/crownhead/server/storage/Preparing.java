package crownhead.server.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/** How statements are made ready on a connection. */
sealed interface Preparing {
    /** What is done with a statement. */
    @FunctionalInterface
    interface Use<T> {
        T of(PreparedStatement statement) throws SQLException;
    }

    <T> T with(String statement, Use<T> use) throws SQLException;

    /** For what is seldom done. */
    record EveryTime(Connection connection) implements Preparing {
        @Override
        public <T> T with(String statement, Use<T> use) throws SQLException {
            try (PreparedStatement prepared = connection.prepareStatement(statement)) {
                return use.of(prepared);
            }
        }
    }

    /** Once, for a connection that is asked the same again and again, by one at a time. */
    final class Once implements Preparing {
        private static final int MOST = 100;

        private final Connection connection;
        private final Map<String, PreparedStatement> prepared = new HashMap<>();

        Once(Connection connection) {
            this.connection = connection;
        }

        boolean isOver() {
            try {
                return connection.isClosed();
            } catch (SQLException _) {
                return true;
            }
        }

        @Override
        public <T> T with(String statement, Use<T> use) throws SQLException {
            PreparedStatement ready = prepared.remove(statement);
            PreparedStatement used = ready == null ? connection.prepareStatement(statement) : ready;
            try {
                T answer = use.of(used);
                keep(statement, used);
                return answer;
            } catch (SQLException | RuntimeException e) {
                // One that broke off may hold on to what it was reading.
                used.close();
                throw e;
            }
        }

        /** Questions about many at once have a text for every number of them: not all are kept. */
        private void keep(String statement, PreparedStatement used) throws SQLException {
            if (prepared.size() >= MOST || prepared.putIfAbsent(statement, used) != null) {
                used.close();
            }
        }
    }
}

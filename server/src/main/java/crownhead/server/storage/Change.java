package crownhead.server.storage;

import java.sql.Connection;
import java.sql.SQLException;

/** Something to be done in the writer's transaction, whole or not at all. */
@FunctionalInterface
interface Change<T> {
    T on(Connection connection) throws SQLException;

    /** The answer when what is stored does not allow it; nothing of it is done then. */
    default T clashed(SQLException why) throws SQLException {
        throw why;
    }
}

package crownhead.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** What differs between the two databases. */
interface Dialect extends AutoCloseable {
    /** The folder of its migrations. */
    String name();

    DataSource forMigrations();

    /** Keeps the database as it is, before it gets the shape of that version. */
    void keepBefore(String version) throws CannotOpen;

    /** A connection for the one writer. */
    Connection openWriter() throws SQLException;

    LogWriter logWriter(Connection writer);

    /** Whether others may write to it too. */
    boolean isShared();

    void begin(Connection writer) throws SQLException;

    /** When this returns, all of the transaction is on the disk. When it throws, nobody knows. */
    void commit(Connection writer) throws SQLException;

    DataSource forReaders();

    int readers();

    /** Refuses a database that could lose what it has acknowledged. */
    void inspect(Connection writer) throws SQLException, CannotOpen;

    /** Reads all of a database that is opened for the first time, and refuses a damaged one. */
    void examine(Connection writer) throws SQLException, CannotOpen;

    /** Whether a statement failed because of what is stored, and nothing else is wrong. */
    boolean isClash(SQLException failure);

    /** What to tell an operator whose database does not open. */
    CannotOpen explain(Exception failure);

    /** Lets others use the database. */
    @Override
    void close();
}

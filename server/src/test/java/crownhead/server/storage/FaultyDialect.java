package crownhead.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import javax.sql.DataSource;

/** A database whose writing connection can be lost in the middle of a commit. */
final class FaultyDialect implements Dialect {
    enum Loss {
        BEFORE_THE_COMMIT,
        AFTER_THE_COMMIT
    }

    private final Dialect sound;
    private final AtomicReference<Optional<Loss>> next = new AtomicReference<>(Optional.empty());
    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicInteger refusals = new AtomicInteger();

    FaultyDialect(Dialect sound) {
        this.sound = sound;
    }

    void loseNext(Loss loss) {
        next.set(Optional.of(loss));
    }

    /** The next so many attempts to open it fail. */
    void refuse(int attempts) {
        refusals.set(attempts);
    }

    int opened() {
        return opened.get();
    }

    @Override
    public String name() {
        return sound.name();
    }

    @Override
    public void keepBefore(String version) throws CannotOpen {
        sound.keepBefore(version);
    }

    @Override
    public DataSource forMigrations() {
        return sound.forMigrations();
    }

    @Override
    public Connection openWriter() throws SQLException {
        if (refusals.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
            throw new SQLException("planted: it does not open");
        }
        opened.incrementAndGet();
        return sound.openWriter();
    }

    @Override
    public LogWriter logWriter(Connection writer) {
        return sound.logWriter(writer);
    }

    @Override
    public boolean isShared() {
        return sound.isShared();
    }

    @Override
    public void begin(Connection writer) throws SQLException {
        sound.begin(writer);
    }

    @Override
    public void commit(Connection writer) throws SQLException {
        Optional<Loss> loss = next.getAndSet(Optional.empty());
        if (loss.isEmpty()) {
            sound.commit(writer);
            return;
        }
        if (loss.get() == Loss.AFTER_THE_COMMIT) {
            sound.commit(writer);
        }
        writer.close();
        throw new SQLException("planted: the connection is lost");
    }

    @Override
    public DataSource forReaders() {
        return sound.forReaders();
    }

    @Override
    public int readers() {
        return sound.readers();
    }

    @Override
    public void inspect(Connection writer) throws SQLException, CannotOpen {
        sound.inspect(writer);
    }

    @Override
    public void examine(Connection writer) throws SQLException, CannotOpen {
        sound.examine(writer);
    }

    @Override
    public boolean isClash(SQLException failure) {
        return sound.isClash(failure);
    }

    @Override
    public CannotOpen explain(Exception failure) {
        return sound.explain(failure);
    }

    @Override
    public void close() {
        sound.close();
    }
}

package crownhead.server.storage;

import crownhead.play.StoreFailure;
import crownhead.play.TableStore;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one writer. It takes whatever waits, stores it in one transaction and then tells everyone: a
 * lone write waits for nobody, and many share one sync of the disk.
 */
final class GroupCommit implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);

    private final Ledger.Source ledgers;
    private final StorageListener listener;
    private final Patience patience;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition news = lock.newCondition();
    private final Thread thread;
    private List<Write> waiting = new ArrayList<>();
    private boolean closed;
    private Optional<Ledger> ledger;

    GroupCommit(Ledger first, Ledger.Source ledgers, StorageListener listener, Patience patience) {
        this.ledger = Optional.of(first);
        this.ledgers = ledgers;
        this.listener = listener;
        this.patience = patience;
        thread = Thread.ofPlatform().name("storage-writer").unstarted(this::run);
    }

    void start() {
        thread.start();
    }

    TableStore.Append append(StoredRow row) throws StoreFailure {
        Sleeper<TableStore.Append> answer = new Sleeper<>();
        enqueue(new Write.Row(row, answer));
        return answer.await();
    }

    /** The same for somebody who does not wait. */
    void append(StoredRow row, TableStore.Told told) {
        Caller caller = new Caller(told);
        try {
            enqueue(new Write.Row(row, caller));
        } catch (StoreFailure closed) {
            Thread.startVirtualThread(() -> caller.fail(closed));
        }
    }

    /** The deadlines that are kept for these tables have passed, although nothing is due yet. */
    int renewDeadlines(List<String> tables) throws StoreFailure {
        Sleeper<Integer> answer = new Sleeper<>();
        enqueue(new Write.Deadlines(tables, answer));
        return answer.await();
    }

    <T> T change(Change<T> change) throws StoreFailure {
        Sleeper<T> answer = new Sleeper<>();
        enqueue(new Write.Other<>(change, answer));
        return answer.await();
    }

    /** Stores what is waiting still, and takes no more. */
    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            news.signal();
        } finally {
            lock.unlock();
        }
        awaitEnd();
    }

    private void awaitEnd() {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException _) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void enqueue(Write write) throws StoreFailure {
        lock.lock();
        try {
            if (closed) {
                throw new StoreFailure("The store is closed");
            }
            waiting.add(write);
            news.signal();
        } finally {
            lock.unlock();
        }
    }

    private void run() {
        for (List<Write> batch = take(); !batch.isEmpty(); batch = take()) {
            store(batch);
        }
        putAway();
    }

    /** Everything that waits, as soon as something does; nothing when the store is closed. */
    private List<Write> take() {
        lock.lock();
        try {
            while (waiting.isEmpty() && !closed) {
                news.awaitUninterruptibly();
            }
            List<Write> taken = waiting;
            waiting = new ArrayList<>(taken.size());
            return taken;
        } finally {
            lock.unlock();
        }
    }

    private void store(List<Write> batch) {
        long began = System.nanoTime();
        try {
            new Batch(batch).storeIn(open());
        } catch (SQLException | RuntimeException e) {
            giveUp(batch, e);
            return;
        }
        patience.restore();
        listener.committed(batch.size(), System.nanoTime() - began);
        tell(batch, Waiting::deliver, listener::tell);
    }

    /**
     * Whoever waits goes on by itself. Those who are called have much to tell, which is not for the
     * writer to do; one thread does it for all of them.
     */
    private static void tell(
            List<Write> batch, Consumer<Waiting<?>> news, Consumer<Runnable> calling) {
        List<Waiting<?>> callers = new ArrayList<>(batch.size());
        for (Write write : batch) {
            if (write.waiting() instanceof Caller caller) {
                callers.add(caller);
            } else {
                news.accept(write.waiting());
            }
        }
        if (!callers.isEmpty()) {
            Thread.ofVirtual()
                    .name("told")
                    .start(() ->
                            calling.accept(() -> callers.forEach(caller -> call(caller, news))));
        }
    }

    /** What goes wrong for one does not concern the others. */
    private static void call(Waiting<?> caller, Consumer<Waiting<?>> news) {
        try {
            news.accept(caller);
        } catch (RuntimeException mistake) {
            LOG.error("What was stored could not be told", mistake);
        }
    }

    private Ledger open() throws SQLException {
        if (ledger.isEmpty()) {
            if (!patience.isOver()) {
                throw new SQLException("The database is left alone for a moment after a failure");
            }
            ledger = Optional.of(ledgers.open());
        }
        return ledger.get();
    }

    /**
     * Nothing is tried again here: after a failed sync only the log can say what is stored, and
     * only a new connection can be trusted.
     */
    private void giveUp(List<Write> batch, Exception why) {
        boolean wasOpen = ledger.isPresent();
        putAway();
        if (wasOpen || patience.isOver()) {
            patience.lose();
            LOG.warn("The database failed, and {} writes with it", batch.size(), why);
        }
        listener.failed(batch.size());
        StoreFailure failure = new StoreFailure("The database failed", why);
        // Each of them asks the log, which takes long while the database is gone.
        tell(batch, waiting -> waiting.fail(failure), Runnable::run);
    }

    private void putAway() {
        ledger.ifPresent(Ledger::close);
        ledger = Optional.empty();
    }
}

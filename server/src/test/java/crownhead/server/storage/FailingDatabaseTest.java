package crownhead.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableStore.Append;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(Database.class)
class FailingDatabaseTest {
    private final Database database;
    @TempDir Path folder;
    private final AtomicInteger failed = new AtomicInteger();
    private FaultyDialect dialect;
    private Storage storage;

    FailingDatabaseTest(Database database) {
        this.database = database;
    }

    @BeforeEach
    void open() throws Exception {
        dialect = new FaultyDialect(Opening.dialect(database.fresh(folder)));
        storage =
                new Opening(
                                dialect,
                                new StorageListener() {
                                    @Override
                                    public void committed(int writes, long nanos) {}

                                    @Override
                                    public void failed(int writes) {
                                        failed.addAndGet(writes);
                                    }
                                })
                        .open();
        storage.append(TestRows.opened(TestRows.TABLE));
    }

    @AfterEach
    void close() {
        storage.close();
    }

    @Nested
    class AConnectionLostInTheCommit {
        private final LogRow row = TestRows.moved(TestRows.TABLE, 2);

        @Test
        void isAFailureAndTheLogTellsThatTheRowIsThere() throws StoreFailure {
            dialect.loseNext(FaultyDialect.Loss.AFTER_THE_COMMIT);
            assertThatThrownBy(() -> storage.append(row)).isInstanceOf(StoreFailure.class);
            assertThat(storage.read(TestRows.TABLE, 1)).containsExactly(row);
            assertThat(storage.append(row)).isEqualTo(Append.LOST);
        }

        @Test
        void isAFailureAndTheLogTellsThatTheRowIsNotThere() throws StoreFailure {
            dialect.loseNext(FaultyDialect.Loss.BEFORE_THE_COMMIT);
            assertThatThrownBy(() -> storage.append(row)).isInstanceOf(StoreFailure.class);
            assertThat(storage.read(TestRows.TABLE, 1)).isEmpty();
            assertThat(storage.append(row)).isEqualTo(Append.STORED);
        }

        @Test
        void isReplacedByANewOneAndCounted() throws StoreFailure {
            dialect.loseNext(FaultyDialect.Loss.BEFORE_THE_COMMIT);
            assertThatThrownBy(() -> storage.append(row)).isInstanceOf(StoreFailure.class);
            storage.append(row);
            assertThat(dialect.opened()).isEqualTo(2);
            assertThat(failed).hasValue(1);
        }
    }

    @Nested
    class ADatabaseThatDoesNotOpenAgain {
        @Test
        void failsEveryWriteUntilItDoes() throws StoreFailure {
            dialect.loseNext(FaultyDialect.Loss.BEFORE_THE_COMMIT);
            dialect.refuse(3);
            LogRow row = TestRows.moved(TestRows.TABLE, 2);
            int failures = 0;
            while (!isStored(row)) {
                failures++;
            }
            assertThat(failures).isGreaterThanOrEqualTo(4);
            assertThat(storage.read(TestRows.TABLE, 1)).containsExactly(row);
        }

        private boolean isStored(LogRow row) {
            try {
                return storage.append(row) == Append.STORED;
            } catch (StoreFailure _) {
                Thread.onSpinWait();
                return false;
            }
        }
    }
}

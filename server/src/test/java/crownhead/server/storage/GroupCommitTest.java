package crownhead.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.TableStore.Append;
import crownhead.play.lobby.Listing;
import crownhead.play.lobby.Visibility;
import crownhead.play.player.SessionStore.Stored;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(Database.class)
class GroupCommitTest {
    private final Database database;
    @TempDir Path folder;
    private final List<Integer> batches = new CopyOnWriteArrayList<>();
    private Storage storage;
    private Dialect dialect;

    GroupCommitTest(Database database) {
        this.database = database;
    }

    @BeforeEach
    void open() throws Exception {
        dialect = Opening.dialect(database.fresh(folder));
        storage =
                new Opening(
                                dialect,
                                new StorageListener() {
                                    @Override
                                    public void committed(int writes, long nanos) {
                                        batches.add(writes);
                                    }

                                    @Override
                                    public void failed(int writes) {}
                                })
                        .open();
    }

    @AfterEach
    void close() {
        storage.close();
    }

    @Test
    void aLoneWriteWaitsForNoOther() throws StoreFailure {
        assertThat(storage.append(TestRows.opened(TestRows.TABLE))).isEqualTo(Append.STORED);
        assertThat(batches).containsExactly(1);
    }

    @Nested
    class ABatchOfAHundred {
        @Test
        void withThreeThatLoseStoresNinetySeven() throws Exception {
            for (int i = 0; i < 100; i++) {
                storage.append(TestRows.opened(table(i)));
            }
            for (int lost : List.of(3, 50, 99)) {
                storage.append(TestRows.moved(table(lost), 2));
            }
            List<Write.Row> writes = new ArrayList<>();
            for (int i = 0; i < 100; i++) {
                writes.add(write(moved(i, 2, "later-")));
            }
            Collections.reverse(writes);
            store(List.copyOf(writes));
            int stored = 0;
            for (Write.Row write : writes) {
                stored += await(write) == Append.STORED ? 1 : 0;
            }
            assertThat(stored).isEqualTo(97);
            for (int i = 0; i < 100; i++) {
                boolean lost = i == 3 || i == 50 || i == 99;
                assertThat(storage.read(table(i), 1))
                        .extracting(row -> row.command().id())
                        .containsExactly(lost ? "c-2" : "later-2");
            }
        }

        @Test
        void mayHoldSeveralRowsOfATable() throws Exception {
            storage.append(TestRows.opened(TestRows.TABLE));
            Write.Row second = write(TestRows.moved(TestRows.TABLE, 2));
            Write.Row rival = write(moved(TestRows.TABLE, 2, "rival-"));
            Write.Row third = write(TestRows.moved(TestRows.TABLE, 3));
            store(List.of(second, rival, third));
            assertThat(await(second)).isEqualTo(Append.STORED);
            assertThat(await(rival)).isEqualTo(Append.LOST);
            assertThat(await(third)).isEqualTo(Append.STORED);
        }
    }

    @Test
    void aRowThatLeavesAHoleIsLost() throws StoreFailure {
        storage.append(TestRows.opened(TestRows.TABLE));
        assertThat(storage.append(TestRows.moved(TestRows.TABLE, 3))).isEqualTo(Append.LOST);
        assertThat(storage.append(TestRows.moved(new TableId("nowhere"), 2)))
                .isEqualTo(Append.LOST);
        assertThat(storage.read(TestRows.TABLE, 1)).isEmpty();
    }

    @Test
    void fiftyWritersAtOnceAreAllStored() throws Exception {
        List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch start = new CountDownLatch(1);
        List<Thread> writers = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            TableId table = table(i);
            writers.add(
                    Thread.ofVirtual()
                            .start(() -> {
                                try {
                                    start.await();
                                    playTwenty(table);
                                } catch (Exception | AssertionError e) {
                                    failures.add(e);
                                }
                            }));
        }
        start.countDown();
        for (Thread writer : writers) {
            writer.join();
        }
        assertThat(failures).isEmpty();
        for (int i = 0; i < 50; i++) {
            assertThat(storage.read(table(i), 0)).hasSize(20);
        }
        assertThat(batches.stream().mapToInt(Integer::intValue).sum()).isEqualTo(1_000);
    }

    @Nested
    class AWriteThatCannotBe {
        @Test
        void failsAloneWhenItsKeyIsTaken() throws Exception {
            Stored session =
                    new Stored("hash", TestRows.ADA, TestRows.NOON, TestRows.NOON.plusSeconds(1));
            storage.add(session);
            Sleeper<Integer> clashing = new Sleeper<>();
            Write.Row fine = write(TestRows.opened(TestRows.TABLE));
            store(
                    List.of(
                            new Write.Other<>(
                                    connection ->
                                            new Sql(connection)
                                                    .change(
                                                            "insert into sessions values"
                                                                    + " ('hash', 'ben', 1, 2)"),
                                    clashing),
                            fine));
            assertThatThrownBy(clashing::await).isInstanceOf(IllegalStateException.class);
            assertThat(await(fine)).isEqualTo(Append.STORED);
            assertThat(storage.session("hash")).contains(session);
        }

        @Test
        void failsAloneWhenItIsAMistake() throws Exception {
            Sleeper<Integer> mistaken = new Sleeper<>();
            Write.Row fine = write(TestRows.opened(TestRows.TABLE));
            store(
                    List.of(
                            new Write.Other<>(
                                    _ -> {
                                        throw new IllegalArgumentException("no such thing");
                                    },
                                    mistaken),
                            fine));
            assertThatThrownBy(mistaken::await).isInstanceOf(IllegalStateException.class);
            assertThat(await(fine)).isEqualTo(Append.STORED);
        }

        @Test
        void isRefusedBeforeItReachesTheOthersWhenItsTextCannotBeKept() throws StoreFailure {
            storage.append(TestRows.opened(TestRows.TABLE));
            for (String bad : List.of("a\0b", "\ud83d", "\ude00x")) {
                LogRow row = moved(TestRows.TABLE, 2, bad);
                assertThatThrownBy(() -> storage.append(row))
                        .isInstanceOf(IllegalArgumentException.class);
            }
            assertThat(storage.append(TestRows.moved(TestRows.TABLE, 2))).isEqualTo(Append.STORED);
        }

        @Test
        void isToldApartWhenTwoGamesShareAKey() throws StoreFailure {
            storage.register(withKey(table(1)));
            assertThatThrownBy(() -> storage.register(withKey(table(2))))
                    .isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void nothingIsTakenOnceItIsClosed() {
        storage.close();
        assertThatThrownBy(() -> storage.append(TestRows.opened(TestRows.TABLE)))
                .isInstanceOf(StoreFailure.class);
    }

    private void playTwenty(TableId table) throws StoreFailure {
        assertThat(storage.append(TestRows.opened(table))).isEqualTo(Append.STORED);
        for (int version = 2; version <= 20; version++) {
            assertThat(storage.append(TestRows.moved(table, version))).isEqualTo(Append.STORED);
        }
    }

    /** One transaction beside the writer's own, so that its size is certain. */
    private void store(List<Write> writes) throws SQLException {
        try (Ledger ledger = new Ledger(dialect.openWriter(), dialect)) {
            new Batch(writes).storeIn(ledger);
            writes.forEach(write -> write.waiting().deliver());
        }
    }

    private static Append await(Write.Row row) throws StoreFailure {
        return ((Sleeper<Append>) row.waiting()).await();
    }

    private static Write.Row write(LogRow row) {
        return new Write.Row(StoredRow.of(row), new Sleeper<>());
    }

    private static LogRow moved(int table, long version, String command) {
        return moved(table(table), version, command);
    }

    private static LogRow moved(TableId table, long version, String command) {
        LogRow row = TestRows.moved(table, version);
        CommandId id = CommandId.of(TestRows.BEN, command + version);
        return new LogRow(table, version, id, row.at(), row.events(), row.due());
    }

    private static Listing withKey(TableId table) {
        return new Listing(
                table, Visibility.PRIVATE, Optional.of("key"), Optional.empty(), Optional.empty());
    }

    private static TableId table(int number) {
        return new TableId("t-" + number);
    }
}

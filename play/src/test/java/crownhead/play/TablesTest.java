package crownhead.play;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.table.PlayerId;
import crownhead.table.Refusal;
import crownhead.table.Result;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TablesTest {
    private static final PlayerId ADA = new PlayerId("ada");
    private static final PlayerId BEN = new PlayerId("ben");
    private static final TableId ID = new TableId("t-1");
    private static final TimeControl TEN_MINUTES = TimeControl.PerPlayer.WEB_STANDARD;

    private final MemoryStore store = new MemoryStore();
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");
    private final Tables tables = new Tables(store, () -> now);

    @Nested
    class ACommand {
        @Test
        void isStoredBeforeAnyoneIsTold() throws StoreFailure {
            open(tables);
            List<Long> storedWhenTold = new ArrayList<>();
            tables.watch(ID, 1, row -> storedWhenTold.add((long) store.read(ID, 0).size()));
            sit(tables, "c-1");
            assertThat(storedWhenTold).containsExactly(2L);
        }

        @Test
        @Tag("GA-10a")
        void hasANumberAnAuthorAndATimeInTheLog() {
            open(tables);
            now = now.plusMillis(1500);
            sit(tables, "c-1");
            LogRow row = store.read(ID, 1).getFirst();
            assertThat(row.version()).isEqualTo(2);
            assertThat(row.command()).isEqualTo(CommandId.of(BEN, "c-1"));
            assertThat(row.at()).isEqualTo(now);
        }

        @Test
        void thatComesTwiceIsCarriedOutOnceAndAnsweredAlike() {
            open(tables);
            Answer first = sit(tables, "c-1");
            assertThat(sit(tables, "c-1")).isEqualTo(first).isInstanceOf(Answer.Done.class);
            assertThat(store.read(ID, 0)).hasSize(2);
        }

        @Test
        void thatIsRefusedChangesNothing() {
            open(tables);
            assertThat(tables.submit(ID, CommandId.of(ADA, "a"), new TableCommand.Resign(ADA)))
                    .isEqualTo(new Answer.Refused(Refusal.Plain.NOT_STARTED));
            assertThat(store.read(ID, 0)).hasSize(1);
        }

        @Test
        void forNoTableIsToldSo() {
            assertThat(sit(tables, "c-1")).isEqualTo(new Answer.NoSuchTable());
        }

        @Test
        void thatComesAfterTheFlagIsOvertaken() {
            started();
            play(ADA, 0, 11, 15);
            play(BEN, 1, 22, 18);
            now = now.plus(Duration.ofMinutes(11));
            Answer answer = play(ADA, 2, 15, 22);
            assertThat(answer).isInstanceOf(Answer.Overtaken.class);
            assertThat(table(tables).result())
                    .contains(new Result.Win(Side.SECOND, Result.WinReason.TIME));
        }
    }

    @Nested
    class ATableThatWasClosed {
        @Test
        void isReadAgainFromItsLog() {
            open(tables);
            tables.close(ID);
            assertThat(sit(tables, "c-1")).isInstanceOf(Answer.Done.class);
        }

        @Test
        void isGoneWhenItsLogIsForgotten() {
            open(tables);
            tables.close(ID);
            store.forget(ID);
            assertThat(sit(tables, "c-1")).isInstanceOf(Answer.NoSuchTable.class);
        }
    }

    @Nested
    class AClientThatWasAway {
        @Test
        void isGivenWhatCameAfterTheVersionItKnows() throws StoreFailure {
            started();
            play(ADA, 0, 11, 15);
            assertThat(tables.watch(ID, 2, _ -> {}))
                    .extracting(LogRow::version)
                    .containsExactly(3L);
            assertThat(tables.watch(ID, 3, _ -> {})).isEmpty();
        }

        @Test
        void isToldOfEverythingFromThenOnUntilItLeaves() throws StoreFailure {
            started();
            List<LogRow> told = new ArrayList<>();
            Watcher watcher = told::add;
            tables.watch(ID, 2, watcher);
            play(ADA, 0, 11, 15);
            tables.leave(ID, watcher);
            play(BEN, 1, 22, 18);
            assertThat(told).extracting(LogRow::version).containsExactly(3L);
        }
    }

    @Nested
    class TwoNodesWithOneStore {
        private final Tables other = new Tables(store, () -> now);

        @Test
        void letOnlyOneOfTwoPlayersSitDown() {
            open(tables);
            assertThat(table(other).hasStarted()).isFalse();
            sit(tables, "c-1");
            PlayerId cat = new PlayerId("cat");
            assertThat(
                            other.submit(
                                    ID,
                                    CommandId.of(cat, "c-1"),
                                    new TableCommand.Sit(cat, Side.FIRST)))
                    .isEqualTo(new Answer.Refused(Refusal.Plain.SEAT_TAKEN));
        }

        @Test
        void neverRefuseBecauseOfAnOldState() {
            open(tables);
            assertThat(table(other).hasStarted()).isFalse();
            sit(tables, "c-1");
            Answer answer = other.submit(ID, CommandId.of(ADA, "a"), new TableCommand.Resign(ADA));
            assertThat(answer).isInstanceOf(Answer.Done.class);
        }

        @Test
        void giveTheSameAnswerToACommandThatCameToBoth() {
            open(tables);
            assertThat(sit(other, "c-1")).isEqualTo(sit(tables, "c-1"));
        }

        @Test
        void tellTheirWatchersWhatTheOtherStored() throws StoreFailure {
            started();
            List<LogRow> told = new ArrayList<>();
            other.watch(ID, 2, told::add);
            play(ADA, 0, 11, 15);
            assertThat(told).isEmpty();
            other.hint(ID);
            assertThat(told).extracting(LogRow::version).containsExactly(3L);
        }
    }

    @Nested
    class Time {
        @Test
        void isCalledByTheSweepOnceItHasRunOut() {
            started();
            now = now.plus(Duration.ofMinutes(5));
            tables.sweep();
            assertThat(store.read(ID, 2).getFirst().events())
                    .containsExactly(new TableEvent.Warned(Side.FIRST, Duration.ofMinutes(5)));
            tables.sweep();
            assertThat(store.read(ID, 0)).hasSize(3);
            now = now.plus(Duration.ofMinutes(6));
            tables.sweep();
            assertThat(table(tables).isOver()).isTrue();
        }
    }

    @Test
    void hundredsOfPlayersWhoSitDownAtOnceGetOneSeat() throws InterruptedException {
        open(tables);
        CountDownLatch start = new CountDownLatch(1);
        List<Thread> threads = new ArrayList<>();
        List<Answer> answers = java.util.Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < 200; i++) {
            PlayerId player = new PlayerId("p-" + i);
            threads.add(
                    Thread.ofVirtual()
                            .start(() -> {
                                awaitUninterruptibly(start);
                                answers.add(
                                        tables.submit(
                                                ID,
                                                CommandId.of(player, "sit"),
                                                new TableCommand.Sit(player, Side.FIRST)));
                            }));
        }
        start.countDown();
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(answers).hasSize(200).filteredOn(a -> a instanceof Answer.Done).hasSize(1);
        assertThat(store.read(ID, 0)).hasSize(2);
    }

    private static void awaitUninterruptibly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void started() {
        open(tables);
        sit(tables, "c-0");
    }

    private static void open(Tables tables) {
        Terms casual = Terms.casual(TEN_MINUTES);
        Terms hostFirst =
                new Terms(
                        casual.timeControl(),
                        casual.stakes(),
                        Terms.Seating.HOST_FIRST,
                        casual.drawRule(),
                        casual.pauses(),
                        casual.grace(),
                        casual.colours(),
                        casual.start());
        assertThat(tables.open(ID, CommandId.of(ADA, "open"), ADA, hostFirst))
                .isInstanceOf(Answer.Done.class);
    }

    private static Answer sit(Tables tables, String id) {
        return tables.submit(ID, CommandId.of(BEN, id), new TableCommand.Sit(BEN, Side.SECOND));
    }

    private Answer play(PlayerId by, int ply, int from, int to) {
        return tables.submit(
                ID,
                CommandId.of(by, "play-" + ply),
                new TableCommand.Play(by, ply, List.of(Square.of(from), Square.of(to))));
    }

    private static Table table(Tables tables) {
        try {
            return tables.table(ID).orElseThrow();
        } catch (StoreFailure e) {
            throw new AssertionError(e);
        }
    }
}

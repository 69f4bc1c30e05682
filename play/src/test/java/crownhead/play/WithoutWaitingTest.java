package crownhead.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import crownhead.rules.Side;
import crownhead.rules.notation.MoveText;
import crownhead.table.PlayerId;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Commands whose sender does not wait until they are stored. */
class WithoutWaitingTest {
    private static final PlayerId ADA = new PlayerId("ada");
    private static final PlayerId BEN = new PlayerId("ben");
    private static final TableId ID = new TableId("t-1");
    private static final Terms TERMS = Terms.casual(TimeControl.PerPlayer.WEB_STANDARD);

    private final MemoryStore kept = new MemoryStore();
    private final HeldStore store = new HeldStore();
    private final Instant now = Instant.parse("2026-01-01T12:00:00Z");
    private final Tables tables = new Tables(store, () -> now);
    private final List<LogRow> told = new ArrayList<>();
    private final List<Answer> answers = new ArrayList<>();

    @BeforeEach
    void start() throws StoreFailure {
        tables.start(ID, CommandId.of(ADA, "s"), ADA, TERMS, BEN, Side.FIRST);
        tables.watch(ID, 1, told::add);
    }

    @Nested
    class AMove {
        @Test
        void isToldWhenItIsStoredAndNotBefore() throws StoreFailure {
            assertThat(play("m-1", 0, "11-15")).isTrue();
            assertThat(told).isEmpty();
            assertThat(answers).isEmpty();
            store.settle();
            assertThat(told).extracting(LogRow::version).containsExactly(2L);
            assertThat(answers).containsExactly(new Answer.Done(told.getFirst()));
            assertThat(tables.table(ID).map(table -> table.game().ply())).contains(1);
        }

        @Test
        void isNotBegunWhenItIsNotAllowed() {
            assertThat(play("m-1", 0, "11-18")).isFalse();
            assertThat(store.held).isEmpty();
        }

        @Test
        void isNotBegunWhenItWasCarriedOutBefore() {
            play("m-1", 0, "11-15");
            store.settle();
            assertThat(play("m-1", 0, "11-15")).isFalse();
        }

        @Test
        void isNotBegunWhileAnotherIsOnItsWay() {
            play("m-1", 0, "11-15");
            assertThat(play("m-2", 0, "11-16")).isFalse();
        }

        @Test
        void isNotBegunAtATableThatIsNotInMemory() {
            Tables others = new Tables(store, () -> now);
            assertThat(
                            others.trySubmit(
                                    ID,
                                    CommandId.of(ADA, "m-1"),
                                    new TableCommand.Resign(ADA),
                                    answers::add))
                    .isFalse();
        }
    }

    @Nested
    class WhoComesWhileAMoveIsBeingStored {
        @Test
        void isLetInWhenItIs() throws Exception {
            play("m-1", 0, "11-15");
            List<Optional<Integer>> seen = new ArrayList<>();
            Thread visitor =
                    Thread.ofVirtual()
                            .start(() -> {
                                try {
                                    Optional<Table> table = tables.table(ID);
                                    seen.add(table.map(known -> known.game().ply()));
                                } catch (StoreFailure e) {
                                    throw new IllegalStateException(e);
                                }
                            });
            assertThat(visitor.join(Duration.ofMillis(50))).isFalse();
            store.settle();
            visitor.join();
            assertThat(seen).containsExactly(Optional.of(1));
        }

        @Test
        void isNotWaitedForBySomebodyWhoLooksAfterTheTime() {
            play("m-1", 0, "11-15");
            tables.sweep();
            store.settle();
            assertThat(answers).hasSize(1);
        }
    }

    @Nested
    class AMoveThatAnotherHouseForestalled {
        @Test
        void isJudgedAgainByWhatIsStoredNow() {
            play("m-1", 0, "11-15");
            Tables other = new Tables(kept, () -> now);
            other.submit(ID, CommandId.of(BEN, "r"), new TableCommand.Resign(BEN));
            store.settle();
            assertThat(answers).hasSize(1).first().isInstanceOf(Answer.Refused.class);
            assertThat(told).extracting(LogRow::version).containsExactly(2L);
        }
    }

    @Nested
    class AStoreThatFails {
        @Test
        void isReadBeforeAnythingIsSaidOfTheMove() throws StoreFailure {
            play("m-1", 0, "11-15");
            store.failAfterStoring();
            assertThat(answers).hasSize(1).first().isInstanceOf(Answer.Done.class);
            assertThat(kept.read(ID, 1)).hasSize(1);
        }

        @Test
        void leavesAMoveUndoneThatIsNotInTheLog() throws StoreFailure {
            play("m-1", 0, "11-15");
            store.failWithoutStoring();
            assertThat(answers).containsExactly(new Answer.Unavailable());
            assertThat(tables.table(ID).map(table -> table.game().ply())).contains(0);
        }

        @Test
        void keepsNobodyOutThoughItStumbles() throws StoreFailure {
            store.stumbles = true;
            assertThatIllegalStateException().isThrownBy(() -> play("m-1", 0, "11-15"));
            assertThat(tables.table(ID).map(table -> table.game().ply())).contains(0);
        }
    }

    private boolean play(String id, int ply, String move) {
        TableCommand command = new TableCommand.Play(ADA, ply, MoveText.read(move), Duration.ZERO);
        return tables.trySubmit(ID, CommandId.of(ADA, id), command, answers::add);
    }

    /** Holds on to what somebody who does not wait wants to have stored. */
    private final class HeldStore implements TableStore {
        private record Held(LogRow row, Told told) {}

        private final List<Held> held = new ArrayList<>();
        private boolean stumbles;

        @Override
        public Append append(LogRow row) {
            return kept.append(row);
        }

        @Override
        public void append(LogRow row, Told told) {
            if (stumbles) {
                throw new IllegalStateException("stumbled");
            }
            held.add(new Held(row, told));
        }

        @Override
        public List<LogRow> read(TableId table, long afterVersion) {
            return kept.read(table, afterVersion);
        }

        void settle() {
            Held next = held.removeFirst();
            next.told.appended(kept.append(next.row));
        }

        void failAfterStoring() {
            kept.append(held.getFirst().row);
            failWithoutStoring();
        }

        void failWithoutStoring() {
            held.removeFirst().told.failed(new StoreFailure("lost"));
        }
    }
}

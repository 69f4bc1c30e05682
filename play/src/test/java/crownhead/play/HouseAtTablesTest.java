package crownhead.play;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.Refusal;
import crownhead.table.Seats;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class HouseAtTablesTest {
    private static final PlayerId ADA = new PlayerId("ada");
    private static final PlayerId BEN = new PlayerId("ben");
    private static final TableId ID = new TableId("t-1");
    private static final CommandId PAIRING = CommandId.ofHouse("pairing:1");
    private static final Terms TERMS = Terms.casual(TimeControl.PerPlayer.WEB_STANDARD);

    private final MemoryStore store = new MemoryStore();
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");
    private final Tables tables = new Tables(store, () -> now);

    @Nested
    class AStartedTable {
        @Test
        void isOpenedAndPlayingInOneRow() throws StoreFailure {
            assertThat(start(tables)).isInstanceOf(Answer.Done.class);
            assertThat(store.read(ID, 0)).hasSize(1);
            assertThat(store.read(ID, 0).getFirst().events())
                    .hasExactlyElementsOfTypes(TableEvent.Opened.class, TableEvent.Started.class);
            assertThat(tables.look(ID).orElseThrow().table().seats()).contains(new Seats(BEN, ADA));
        }

        @Test
        void saysWhenItsTimeWillBeDue() {
            start(tables);
            assertThat(store.read(ID, 0).getFirst().due())
                    .contains(now.plus(Duration.ofMinutes(5)));
        }

        @Test
        void isStartedOnceByTheSameCommand() {
            Answer first = start(tables);
            assertThat(start(tables)).isEqualTo(first);
            assertThat(start(new Tables(store, () -> now))).isEqualTo(first);
            assertThat(store.read(ID, 0)).hasSize(1);
        }

        @Test
        void isNotOpenedAgainByAnotherCommand() {
            start(tables);
            Answer exists = new Answer.Refused(Refusal.Plain.NOTHING_CHANGES);
            CommandId another = CommandId.of(ADA, "open");
            assertThat(tables.open(ID, another, ADA, TERMS)).isEqualTo(exists);
            assertThat(tables.start(ID, another, BEN, TERMS, ADA, Side.FIRST)).isEqualTo(exists);
            assertThat(store.read(ID, 0)).hasSize(1);
        }

        @Test
        void needsTwoPlayers() {
            assertThat(tables.start(ID, PAIRING, ADA, TERMS, ADA, Side.FIRST))
                    .isEqualTo(new Answer.Refused(Refusal.Plain.OWN_TABLE));
            assertThat(store.read(ID, 0)).isEmpty();
            assertThat(tables.held()).isZero();
        }
    }

    @Nested
    class ALook {
        @Test
        void tellsTheTableAndItsVersion() throws StoreFailure {
            start(tables);
            tables.submitForHouse(ID, "gone:1", new TableCommand.Leave(ADA));
            Known known = tables.look(ID).orElseThrow();
            assertThat(known.version()).isEqualTo(2);
            assertThat(known.table().conduct(Side.SECOND).isAway()).isTrue();
        }

        @Test
        void findsNothingWhereThereIsNoTable() throws StoreFailure {
            assertThat(tables.look(ID)).isEqualTo(Optional.empty());
            assertThat(tables.held()).isZero();
        }
    }

    @Nested
    class TheHouse {
        @Test
        void doesTheSameOnceForTheSameCause() {
            start(tables);
            Answer left = tables.submitForHouse(ID, "gone:1", new TableCommand.Leave(ADA));
            assertThat(left).isInstanceOf(Answer.Done.class);
            Tables other = new Tables(store, () -> now);
            assertThat(other.submitForHouse(ID, "gone:1", new TableCommand.Leave(ADA)))
                    .isEqualTo(left);
            assertThat(store.read(ID, 0)).hasSize(2);
        }

        @Test
        void isNotTheAuthorOfWhatAPlayerNamesAlike() {
            start(tables);
            tables.submit(ID, CommandId.of(ADA, "gone:1"), new TableCommand.OfferDraw(ADA));
            assertThat(tables.submitForHouse(ID, "gone:1", new TableCommand.Leave(ADA)))
                    .isInstanceOf(Answer.Done.class);
        }
    }

    @Nested
    class CallingTime {
        @Test
        void readsATableThatIsNotLive() throws StoreFailure {
            start(new Tables(store, () -> now));
            now = now.plus(Duration.ofMinutes(11));
            tables.sweep();
            assertThat(store.read(ID, 1)).isEmpty();
            assertThat(tables.callTime(ID)).isInstanceOf(Answer.Done.class);
            assertThat(tables.look(ID).orElseThrow().table().isOver()).isTrue();
        }

        @Test
        void leavesATableAloneWhereNothingIsDue() {
            start(tables);
            assertThat(tables.callTime(ID))
                    .isEqualTo(new Answer.Refused(Refusal.Plain.NOTHING_DUE));
            assertThat(store.read(ID, 1)).isEmpty();
        }

        @Test
        void findsNoTable() {
            assertThat(tables.callTime(ID)).isEqualTo(new Answer.NoSuchTable());
            assertThat(tables.held()).isZero();
        }

        @Test
        void isDoneOnceByTwoNodes() {
            start(tables);
            now = now.plus(Duration.ofMinutes(11));
            Tables other = new Tables(store, () -> now);
            assertThat(other.callTime(ID)).isInstanceOf(Answer.Done.class);
            tables.sweep();
            assertThat(store.read(ID, 0)).hasSize(2);
        }
    }

    private static Answer start(Tables tables) {
        return tables.start(ID, PAIRING, ADA, TERMS, BEN, Side.SECOND);
    }
}

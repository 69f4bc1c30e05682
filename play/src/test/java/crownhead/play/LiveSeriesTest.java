package crownhead.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import crownhead.table.series.Invitation;
import crownhead.table.series.SeriesCommand;
import crownhead.table.series.SeriesEvent;
import crownhead.table.series.SeriesRefusal;
import crownhead.table.series.SeriesTerms;
import crownhead.table.series.Stage;
import crownhead.table.series.Wish;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class LiveSeriesTest {
    private static final PlayerId ADA = new PlayerId("ada");
    private static final PlayerId BEN = new PlayerId("ben");
    private static final SeriesId ID = new SeriesId("s-1");

    private final MemoryStore memory = new MemoryStore();
    private final ShakyStore store = new ShakyStore(memory);
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");
    private final LiveSeries live = opened();

    @Nested
    class ACommand {
        @Test
        void isStoredWithItsNumberAndTime() {
            now = now.plusNanos(1_234_567);
            SeriesRow row =
                    new SeriesRow(
                            ID,
                            1,
                            Instant.parse("2026-01-01T12:00:00.001Z"),
                            List.of(
                                    new SeriesEvent.Opened(SeriesTerms.STANDARD),
                                    new SeriesEvent.Arrived(ADA, Wish.PLAY),
                                    new SeriesEvent.Seated(ADA)));
            assertThat(arrive(ADA)).isEqualTo(new SeriesAnswer.Done(row));
            assertThat(memory.read(ID, 0)).containsExactly(row);
        }

        @Test
        void startsAGameOnceTwoSit() {
            started();
            assertThat(live.series().stage()).isEqualTo(new Stage.Playing(1, new Seats(ADA, BEN)));
            assertThat(memory.read(ID, 1)).extracting(SeriesRow::version).containsExactly(2L);
        }

        @Test
        void thatIsRefusedChangesNothing() {
            arrive(ADA);
            assertThat(arrive(ADA)).isEqualTo(refused(SeriesRefusal.ALREADY_HERE));
            assertThat(memory.read(ID, 0)).hasSize(1);
        }

        @Test
        void isDecidedAtTheTimeItComes() {
            started();
            live.submit(new SeriesCommand.GameOver(1));
            assertThat(live.series().stage())
                    .isEqualTo(
                            new Stage.Asking(
                                    Invitation.REMATCH, List.of(ADA, BEN), now.plusSeconds(60)));
            assertThat(live.submit(new SeriesCommand.CallTime()))
                    .isEqualTo(refused(SeriesRefusal.NOTHING_DUE));
            now = now.plusSeconds(60);
            live.submit(new SeriesCommand.CallTime());
            assertThat(live.series().stage()).isEqualTo(new Stage.Waiting());
        }
    }

    @Nested
    class AStoreThatFails {
        @Test
        void leavesTheSeriesAsItWas() {
            arrive(ADA);
            store.mood = Mood.DEAF;
            assertThat(arrive(BEN)).isEqualTo(new SeriesAnswer.Unavailable());
            assertThat(live.series().seated()).containsExactly(ADA);
            store.mood = Mood.WELL;
            assertThat(arrive(BEN)).isInstanceOf(SeriesAnswer.Done.class);
        }

        @Test
        void isReadToSeeWhetherTheRowIsThereAllTheSame() {
            arrive(ADA);
            store.mood = Mood.STORES_AND_FAILS;
            assertThat(arrive(BEN)).isInstanceOf(SeriesAnswer.Done.class);
            assertThat(live.series()).isEqualTo(reopened().series());
        }

        @Test
        void isNotBelievedToHaveARowThatItLost() {
            store.mood = Mood.LOSES_AND_FAILS;
            assertThat(arrive(ADA)).isEqualTo(new SeriesAnswer.Unavailable());
            assertThat(live.series().present()).isEmpty();
        }
    }

    @Nested
    class AnotherWithTheSameLog {
        @Test
        void isWhereTheFirstIs() {
            started();
            assertThat(reopened().series()).isEqualTo(live.series());
        }

        @Test
        void mayBeQuicker() {
            store.mood = Mood.BUSY;
            assertThat(arrive(ADA)).isEqualTo(new SeriesAnswer.Unavailable());
            store.mood = Mood.WELL;
            assertThat(arrive(ADA)).isInstanceOf(SeriesAnswer.Done.class);
            assertThat(memory.read(ID, 0)).hasSize(2);
        }

        @Test
        void isHeardOfBeforeTheNextDecision() {
            arrive(ADA);
            LiveSeries other = opened();
            other.submit(arrival(BEN));
            assertThat(arrive(BEN)).isEqualTo(refused(SeriesRefusal.ALREADY_HERE));
            assertThat(live.series()).isEqualTo(other.series());
        }
    }

    @Test
    void aSeriesHasANameAndItsRowsCountFromOne() {
        assertThatIllegalArgumentException().isThrownBy(() -> new SeriesId(" "));
        assertThatIllegalArgumentException().isThrownBy(() -> new SeriesRow(ID, 0, now, List.of()));
    }

    private void started() {
        arrive(ADA);
        arrive(BEN);
    }

    private SeriesAnswer arrive(PlayerId who) {
        return live.submit(arrival(who));
    }

    private static SeriesCommand arrival(PlayerId who) {
        return new SeriesCommand.Arrive(who, Wish.PLAY, Side.FIRST);
    }

    private static SeriesAnswer refused(SeriesRefusal why) {
        return new SeriesAnswer.Refused(why);
    }

    private LiveSeries opened() {
        return new LiveSeries(ID, store, () -> now, SeriesTerms.STANDARD);
    }

    /** One that has read the log, because it was asked for something. */
    private LiveSeries reopened() {
        LiveSeries again = opened();
        again.submit(new SeriesCommand.CallTime());
        return again;
    }

    private enum Mood {
        WELL,
        DEAF,
        STORES_AND_FAILS,
        LOSES_AND_FAILS,
        /** Another node stores a row just before. */
        BUSY
    }

    /** A store that answers as its mood is. */
    private static final class ShakyStore implements SeriesStore {
        private final MemoryStore memory;
        private Mood mood = Mood.WELL;

        ShakyStore(MemoryStore memory) {
            this.memory = memory;
        }

        @Override
        public TableStore.Append append(SeriesRow row) throws StoreFailure {
            if (mood == Mood.BUSY) {
                memory.append(opening(row));
            }
            boolean isLost = mood == Mood.DEAF || mood == Mood.LOSES_AND_FAILS;
            TableStore.Append append = isLost ? TableStore.Append.LOST : memory.append(row);
            if (isLost || mood == Mood.STORES_AND_FAILS) {
                throw new StoreFailure("The store is in a mood: " + mood);
            }
            return append;
        }

        private static SeriesRow opening(SeriesRow row) {
            return new SeriesRow(row.series(), row.version(), row.at(), row.events().subList(0, 1));
        }

        @Override
        public List<SeriesRow> read(SeriesId series, long afterVersion) throws StoreFailure {
            if (mood == Mood.DEAF) {
                throw new StoreFailure("The store is deaf");
            }
            return memory.read(series, afterVersion);
        }
    }
}

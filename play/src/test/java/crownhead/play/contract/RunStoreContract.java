package crownhead.play.contract;

import static crownhead.play.contract.Rows.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.StoreFailure;
import crownhead.play.time.RunStore;
import crownhead.play.time.RunStore.Run;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** What the notes of the house about its own life promise. */
public abstract class RunStoreContract {
    private static final Instant WALL = NOON.plusSeconds(86_400).plusMillis(7);

    /** A store with nothing in it. */
    protected abstract RunStore store();

    @Test
    void aHouseThatNeverOpenedHasNoRuns() throws StoreFailure {
        assertThat(store().runs()).isEmpty();
    }

    @Test
    void aRunIsReadAsItBegan() throws StoreFailure {
        Run run = new Run(NOON, WALL, NOON);
        store().begin(run);
        assertThat(store().runs()).containsExactly(run);
    }

    @Test
    void aBeatMovesTheNewestRunAlone() throws StoreFailure {
        Run old = new Run(NOON, WALL, NOON);
        store().begin(old);
        Run young = new Run(NOON.plusMillis(1), WALL.minusSeconds(9), NOON.plusMillis(1));
        store().begin(young);
        store().beat(NOON.plusMillis(1500));
        assertThat(store().runs())
                .containsExactly(old, new Run(young.began(), young.wall(), NOON.plusMillis(1500)));
    }

    /** Two runs begin at the same time when the house closed before its first beat. */
    @Test
    void runsAreOldestFirstEvenIfTheyBeganAtTheSameTime() throws StoreFailure {
        for (int i = 0; i < 12; i++) {
            store().begin(new Run(NOON, WALL.plusSeconds(i), NOON));
        }
        store().beat(NOON.plusSeconds(1));
        assertThat(store().runs()).extracting(Run::wall).isSorted().hasSize(12);
        assertThat(store().runs().getLast().lastBeat()).isEqualTo(NOON.plusSeconds(1));
        assertThat(store().runs().getFirst().lastBeat()).isEqualTo(NOON);
    }
}

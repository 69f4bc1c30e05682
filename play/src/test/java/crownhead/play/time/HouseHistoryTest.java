package crownhead.play.time;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.StoreFailure;
import crownhead.play.memory.MemoryHouse;
import java.time.Duration;
import java.time.Instant;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Whatever a house goes through: its clocks are set, it freezes, it breaks down, it is closed. */
class HouseHistoryTest {
    private static final int HISTORIES = 10_000;
    private static final int STEPS = 60;

    @Test
    void noHistoryTurnsTimeBackOrChargesForAnAbsence() throws StoreFailure {
        for (long seed = 0; seed < HISTORIES; seed++) {
            try {
                new History(seed).live();
            } catch (AssertionError e) {
                throw new AssertionError("Seed " + seed, e);
            }
        }
    }

    /** One house, and beside it a count of the time in which it was awake. */
    private static final class History {
        private final SplittableRandom random;
        private final FakeClocks clocks = new FakeClocks();
        private final MemoryHouse store = new MemoryHouse();
        private final Instant opened = clocks.wall();
        private HouseTime time;
        private Instant seen = opened;
        private Duration awake = Duration.ZERO;
        private Duration mayBeLost = Duration.ZERO;
        private Duration sinceBeat = Duration.ZERO;

        History(long seed) throws StoreFailure {
            random = new SplittableRandom(seed);
            time = HouseTime.open(store, clocks::wall, clocks::nanos);
        }

        void live() throws StoreFailure {
            for (int step = 0; step < STEPS; step++) {
                switch (random.nextInt(20)) {
                    case 0 -> clocks.jump(Duration.ofSeconds(random.nextInt(-90_000, 90_000)));
                    case 1 -> freeze();
                    case 2 -> breakDown();
                    case 3 -> close();
                    default -> pass();
                }
                lookPerhaps();
            }
        }

        private void pass() throws StoreFailure {
            Duration some = Duration.ofMillis(random.nextInt(1_500));
            clocks.pass(some);
            awake = awake.plus(some);
            sinceBeat = sinceBeat.plus(some);
            lookPerhaps();
            if (sinceBeat.toMillis() >= 1_000) {
                beat();
            }
        }

        /** Who wakes up first looks at the time or beats. */
        private void freeze() throws StoreFailure {
            clocks.pass(absence());
            mayBeLost = mayBeLost.plus(sinceBeat);
            lookPerhaps();
            beat();
        }

        /** What came after the last beat is given back. */
        private void breakDown() throws StoreFailure {
            mayBeLost = mayBeLost.plus(sinceBeat);
            seen = store.runs().getLast().lastBeat();
            openAgain();
        }

        private void close() throws StoreFailure {
            beat();
            look();
            openAgain();
        }

        private void openAgain() throws StoreFailure {
            clocks.pass(absence());
            clocks.reboot(random.nextLong());
            time = HouseTime.open(store, clocks::wall, clocks::nanos);
            sinceBeat = Duration.ZERO;
            assertThat(time.wallOf(time.instant())).isEqualTo(clocks.wall());
        }

        private void beat() throws StoreFailure {
            time.beat();
            sinceBeat = Duration.ZERO;
        }

        private Duration absence() {
            return HouseTime.LONGEST_GAP.plusMillis(random.nextInt(1, 100_000_000));
        }

        private void lookPerhaps() {
            if (random.nextInt(2) == 0) {
                look();
            }
        }

        private void look() {
            Instant now = time.instant();
            assertThat(now).isAfterOrEqualTo(seen);
            seen = now;
            Duration charged = Duration.between(opened, now);
            assertThat(charged).isLessThanOrEqualTo(awake);
            assertThat(charged).isGreaterThanOrEqualTo(awake.minus(mayBeLost));
        }
    }
}

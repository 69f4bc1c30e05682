package crownhead.play.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import crownhead.play.StoreFailure;
import crownhead.play.memory.MemoryHouse;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class HouseTimeTest {
    private static final Duration DAY = Duration.ofDays(1);

    private final FakeClocks clocks = new FakeClocks();
    private final StubbornStore store = new StubbornStore();
    private final Instant noon = clocks.wall();
    private HouseTime time = open();

    @Nested
    class AnOpenHouse {
        @Test
        void beginsWithTheTimeOnTheWall() {
            assertThat(time.instant()).isEqualTo(noon);
        }

        @Test
        void goesWithTheTimeThatPasses() throws StoreFailure {
            live(100);
            clocks.pass(Duration.ofMillis(250));
            assertThat(time.instant()).isEqualTo(noon.plusMillis(100_250));
        }

        @Test
        void doesNotMindThatSomebodySetsTheClockOnTheWall() throws StoreFailure {
            for (Duration jump : List.of(DAY, DAY.negated(), Duration.ofHours(-1))) {
                clocks.jump(jump);
                live(1);
            }
            assertThat(time.instant()).isEqualTo(noon.plusSeconds(3));
        }

        @Test
        void doesNotMindALateBeat() throws StoreFailure {
            clocks.pass(HouseTime.LONGEST_GAP);
            time.beat();
            assertThat(time.instant()).isEqualTo(noon.plus(HouseTime.LONGEST_GAP));
        }
    }

    @Nested
    class AHouseThatOpensItsDoors {
        @Test
        void chargesNobodyForWhatThatTakes() throws StoreFailure {
            live(100);
            time = HouseTime.await(store, clocks::wall, clocks::nanos);
            clocks.pass(Duration.ofSeconds(2));
            time.beat();
            assertThat(time.instant()).isEqualTo(noon.plusSeconds(100));
            time.begin();
            live(7);
            assertThat(time.instant()).isEqualTo(noon.plusSeconds(107));
        }
    }

    @Nested
    class AHouseThatWasClosed {
        @Test
        void goesOnWhereItStopped() throws StoreFailure {
            live(100);
            clocks.pass(DAY);
            clocks.reboot(-77);
            time = open();
            assertThat(time.instant()).isEqualTo(noon.plusSeconds(100));
            live(5);
            assertThat(time.instant()).isEqualTo(noon.plusSeconds(105));
        }

        @Test
        void goesOnWhereItStoppedThoughTheWallSaysItIsEarlierNow() throws StoreFailure {
            live(100);
            clocks.jump(DAY.negated());
            time = open();
            assertThat(time.instant()).isEqualTo(noon.plusSeconds(100));
        }
    }

    @Nested
    class AHouseThatWasFrozen {
        @Test
        void goesOnWhereItWasLastSeen() throws StoreFailure {
            live(10);
            clocks.pass(Duration.ofMillis(400));
            assertThat(time.instant()).isEqualTo(noon.plusMillis(10_400));
            clocks.pass(DAY);
            assertThat(time.instant()).isEqualTo(noon.plusMillis(10_400));
            time.beat();
            assertThat(time.instant()).isEqualTo(noon.plusMillis(10_400));
            live(1);
            assertThat(time.instant()).isEqualTo(noon.plusMillis(11_400));
        }

        @Test
        void standsStillUntilItBeatsAgain() throws StoreFailure {
            live(10);
            clocks.pass(DAY);
            assertThat(time.instant()).isEqualTo(noon.plusSeconds(10));
            clocks.pass(Duration.ofSeconds(1));
            assertThat(time.instant()).isEqualTo(noon.plusSeconds(10));
        }
    }

    @Nested
    class AHouseWhoseStoreIsOutOfReach {
        @Test
        void standsStillUntilItCanBeatAgain() throws StoreFailure {
            live(10);
            store.isThere = false;
            for (int second = 1; second <= 60; second++) {
                clocks.pass(Duration.ofSeconds(1));
                time.instant();
                assertThatExceptionOfType(StoreFailure.class).isThrownBy(time::beat);
            }
            Instant stood = noon.plusSeconds(10).plus(HouseTime.LONGEST_GAP);
            assertThat(time.instant()).isEqualTo(stood);
            store.isThere = true;
            time.beat();
            live(1);
            assertThat(time.instant()).isEqualTo(stood.plusSeconds(1));
        }
    }

    @Nested
    class AHouseWhoseStoreIsSlow {
        @Test
        void doesNotMakeUpForTheTimeThatStoodStill() throws StoreFailure {
            live(10);
            clocks.pass(Duration.ofSeconds(2));
            Instant before = time.instant();
            store.whileItBeats =
                    () -> {
                        clocks.pass(Duration.ofSeconds(2));
                        assertThat(time.instant()).isEqualTo(before);
                    };
            time.beat();
            assertThat(time.instant()).isEqualTo(before);
            clocks.pass(Duration.ofMillis(500));
            time.beat();
            live(1);
            assertThat(time.instant()).isEqualTo(before.plusSeconds(1));
            assertThat(time.wallOf(time.instant())).isEqualTo(clocks.wall());
        }

        @Test
        void goesOnAsBeforeWhenNobodyAskedMeanwhile() throws StoreFailure {
            live(10);
            clocks.pass(Duration.ofSeconds(2));
            store.whileItBeats = () -> clocks.pass(Duration.ofSeconds(2));
            time.beat();
            assertThat(time.instant()).isEqualTo(noon.plusSeconds(14));
        }
    }

    @Nested
    class TheClockOnTheWall {
        @Test
        void isFoundForEveryMomentOfEveryRun() throws StoreFailure {
            live(100);
            clocks.pass(DAY);
            time = open();
            live(100);
            assertThat(time.wallOf(noon.plusSeconds(50))).isEqualTo(noon.plusSeconds(50));
            assertThat(time.wallOf(noon.plusSeconds(150)))
                    .isEqualTo(noon.plus(DAY).plusSeconds(150));
            assertThat(time.wallOf(noon.minusSeconds(5))).isEqualTo(noon.minusSeconds(5));
        }

        @Test
        void isFoundForWhatIsToCome() throws StoreFailure {
            live(100);
            clocks.pass(DAY);
            time = open();
            assertThat(time.wallOf(time.instant().plusSeconds(600)))
                    .isEqualTo(clocks.wall().plusSeconds(600));
        }

        @Test
        void isFoundAfterAFreeze() throws StoreFailure {
            live(100);
            clocks.pass(DAY);
            time.beat();
            live(10);
            assertThat(time.wallOf(time.instant())).isEqualTo(clocks.wall());
            assertThat(time.wallOf(noon.plusSeconds(99))).isEqualTo(noon.plusSeconds(99));
        }
    }

    private void live(int seconds) throws StoreFailure {
        for (int second = 0; second < seconds; second++) {
            clocks.pass(Duration.ofSeconds(1));
            time.beat();
        }
    }

    private HouseTime open() {
        try {
            return HouseTime.open(store, clocks::wall, clocks::nanos);
        } catch (StoreFailure e) {
            throw new AssertionError(e);
        }
    }

    private static final class StubbornStore implements RunStore {
        private final RunStore kept = new MemoryHouse();
        private boolean isThere = true;
        private Runnable whileItBeats = () -> {};

        @Override
        public List<Run> runs() throws StoreFailure {
            return kept.runs();
        }

        @Override
        public void begin(Run run) throws StoreFailure {
            requireThere();
            kept.begin(run);
        }

        @Override
        public void beat(Instant now) throws StoreFailure {
            requireThere();
            Runnable meanwhile = whileItBeats;
            whileItBeats = () -> {};
            meanwhile.run();
            kept.beat(now);
        }

        private void requireThere() throws StoreFailure {
            if (!isThere) {
                throw new StoreFailure("The store cannot be reached");
            }
        }
    }
}

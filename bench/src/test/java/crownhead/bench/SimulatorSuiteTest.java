package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import crownhead.play.simulation.Bug;
import crownhead.play.simulation.Promise;
import crownhead.play.simulation.Simulation;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SimulatorSuiteTest {
    @Nested
    class ManyWorlds {
        @Test
        void areCountedTogether() {
            Worlds worlds = Worlds.simulate(0, 10);
            assertThat(worlds).isEqualTo(Worlds.simulate(0, 4).plus(Worlds.simulate(4, 10)));
            assertThat(worlds.seeds()).isEqualTo(10);
            assertThat(worlds.commands()).isGreaterThan(worlds.rows()).isGreaterThan(500);
        }

        @Test
        void areWellWhenNoPromiseIsBroken() {
            assertThatNoException().isThrownBy(Worlds.simulate(0, 10)::requireUnbroken);
        }

        @Test
        void tellTheSeedThatBrokeAPromise() {
            Simulation.Run broken = Simulation.run(0, Bug.SKIPS_ONE_ON_RESUME);
            Worlds worlds = Worlds.simulate(0, 2).plus(Worlds.of(7, broken));
            assertThatExceptionOfType(BrokenPromise.class)
                    .isThrownBy(worlds::requireUnbroken)
                    .withMessageContaining("seed 7: ")
                    .withMessageContaining(Promise.TOLD_IN_ORDER.name());
        }
    }

    @Nested
    class ABugHunt {
        @Test
        void findsTheFirstSeedAndThePromise() {
            assertThat(BugHunt.of(Bug.SKIPS_ONE_ON_RESUME))
                    .isEqualTo(new BugHunt(0, Promise.TOLD_IN_ORDER));
        }
    }

    @Nested
    class TheFigures {
        private final List<Figure> figures = SimulatorSuite.run(5, 0);

        @Test
        void countTheWorldsAndNameEveryBug() {
            assertThat(figures)
                    .extracting(Figure::name)
                    .containsExactly(
                            "worlds",
                            "commands",
                            "decisions",
                            "violations",
                            "simulation",
                            "bug-acknowledges-before-storing",
                            "bug-does-not-guard-versions",
                            "bug-forgets-commands",
                            "bug-tells-before-storing",
                            "bug-trusts-the-wall-clock",
                            "bug-skips-one-on-resume");
            assertThat(figures.getFirst().score()).isEqualTo(5);
        }

        @Test
        void goOnUntilThereAreCommandsEnough() {
            long commands = Worlds.simulate(0, 2).commands();
            assertThat(SimulatorSuite.run(2, commands).getFirst().score()).isEqualTo(2);
            assertThat(SimulatorSuite.run(2, commands + 1).getFirst().score()).isEqualTo(4);
        }
    }
}

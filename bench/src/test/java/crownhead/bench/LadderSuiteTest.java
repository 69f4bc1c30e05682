package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import crownhead.bench.hub.PlantedEngine;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class LadderSuiteTest {
    private static LadderPlan plan(String... arguments) {
        return LadderPlan.of(List.of(arguments));
    }

    @Nested
    class TwoOfTheSame {
        @Test
        void areEven() {
            LadderPlan.Contender engine =
                    new LadderPlan.Contender("engine", PlantedEngine.sound(), false);
            LadderPlan plan = new LadderPlan(engine, engine, "200 nodes", "level nodes=200", true);
            List<Figure> figures = LadderSuite.run(plan, 2);
            assertThat(figures)
                    .extracting(Figure::name)
                    .containsExactly("ladder", "ladder-margin", "ladder-elo");
            assertThat(figures.getFirst().samples()).isEqualTo(4);
            assertThat(figures.getFirst().score()).isEqualTo(50);
            assertThat(figures.getLast().score()).isZero();
        }
    }

    @Nested
    class TheDifferenceInElo {
        @Test
        void isFourHundredForTenToOne() {
            assertThat(LadderSuite.elo(10 / 11.0, 1_000)).isCloseTo(400, within(0.001));
        }

        @Test
        void isNotInfiniteForWhoWinsEverything() {
            assertThat(LadderSuite.elo(1, 10)).isCloseTo(-LadderSuite.elo(0, 10), within(0.001));
            assertThat(LadderSuite.elo(1, 10)).isBetween(500.0, 520.0);
        }
    }

    @Nested
    class APlan {
        @Test
        void startsAJarAsTheEngineAndAnythingElseAsItIs() {
            LadderPlan plan = plan("old=builds/old.jar", "./scan");
            assertThat(plan.first().label()).isEqualTo("old");
            assertThat(plan.first().command()).endsWith("-jar", "builds/old.jar", "engine");
            assertThat(plan.second().label()).isEqualTo("scan");
            assertThat(plan.second().command()).containsExactly("./scan");
        }

        @Test
        void limitsNodesOrSeconds() {
            assertThat(plan("a", "b").level()).isEqualTo("level nodes=20000");
            assertThat(plan("--nodes", "500", "a", "b").level()).isEqualTo("level nodes=500");
            assertThat(plan("a", "b", "--seconds", "0.1").level()).isEqualTo("level move-time=0.1");
        }

        @Test
        void isKeptOfTwoNamedVersionsInFullSize() {
            assertThat(plan("a=a.jar", "b=b.jar").isKept()).isTrue();
            assertThat(plan("a=a.jar", "b=b.jar", "--quick").isKept()).isFalse();
            assertThat(plan("a=a.jar", "b.jar").isKept()).isFalse();
        }

        @Test
        void needsTwo() {
            assertThatIllegalArgumentException().isThrownBy(() -> plan("a", "--nodes", "5"));
            assertThatIllegalArgumentException().isThrownBy(() -> plan("a", "b", "--nodes"));
        }
    }
}

package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What was promised of full sizes is in the reports that are kept of them; small sizes are tests.
 */
class FullSizesTest {
    @Test
    @Tag("OP-2a")
    void fiveHundredKillsOnSqliteLostAndDoubledNothing() throws IOException {
        Kept kept = new Kept("kills");
        kept.hasHeldOut("sqlite", 500);
        assertThat(kept.score("control-acknowledges-early")).isPositive();
    }

    @Test
    @Tag("OP-2b")
    void twoHundredKillsOnPostgresLostAndDoubledNothing() throws IOException {
        new Kept("kills-postgres").hasHeldOut("postgres", 200);
    }

    @Test
    @Tag("OP-2c")
    void thirtyThousandStatesOfADiskLostAndDoubledNothing() throws IOException {
        Kept kept = new Kept("crashes");
        assertThat(kept.score("states")).isGreaterThanOrEqualTo(30_000);
        assertThat(kept.score("states-lost")).isZero();
        assertThat(kept.score("states-corrupt")).isZero();
        assertThat(kept.score("control-syncs-rarely")).isPositive();
    }

    @Test
    @Tag("AI-1b")
    void everyLevelScoresSixtyInAHundredAgainstTheOneBelow() throws IOException {
        Kept kept = new Kept("levels");
        for (int level = 2; level <= 10; level++) {
            assertThat(kept.score("level-" + level)).isGreaterThanOrEqualTo(60);
        }
    }

    @Test
    void noneOfAMillionMovesTookThreeSeconds() throws IOException {
        Kept kept = new Kept("server");
        assertThat(kept.score("server-moves-in-all")).isGreaterThanOrEqualTo(1_000_000);
        assertThat(kept.score("late-server")).isZero();
    }

    @Test
    @Tag("OP-7a")
    void tenThousandAbandonedGamesLeftAsMuchOnTheHeapAsThereWas() throws IOException {
        Kept kept = new Kept("abandoned");
        assertThat(kept.score("abandoned-games")).isGreaterThanOrEqualTo(10_000);
        assertThat(kept.score("abandoned-heap")).isBetween(90.0, 110.0);
    }

    @Test
    @Tag("OP-7b")
    void tenThousandAbandonedGamesLeftNoThreadAndNoFile() throws IOException {
        Kept kept = new Kept("abandoned");
        assertThat(kept.score("abandoned-games")).isGreaterThanOrEqualTo(10_000);
        assertThat(kept.score("left-threads")).isZero();
        assertThat(kept.score("left-files")).isZero();
        assertThat(kept.score("left-tables")).isZero();
        assertThat(kept.score("control-staying")).isPositive();
    }

    @Test
    @Tag("SP-1f")
    void aThousandOnlookersAtOneTableHardlySlowOtherTablesDown() throws IOException {
        Kept kept = new Kept("gallery");
        assertThat(kept.score("onlookers") + kept.score("onlookers-deaf"))
                .isGreaterThanOrEqualTo(1_000);
        assertThat(kept.score("onlookers-deaf")).isGreaterThanOrEqualTo(100);
        double alone = kept.score("gallery-p99-alone");
        assertThat(kept.score("gallery-p99-besides")).isLessThanOrEqualTo(1.5 * alone);
    }

    @Test
    @Tag("HT-5b")
    void ninetyNineOfAHundredMovesOfTwoThousandGamesTookLessThanFiftyMilliseconds()
            throws IOException {
        assertThat(new Kept("server").score("server-move-p99-2000-open")).isLessThan(50);
    }

    /** A report that is kept. */
    private record Kept(String suite) {
        void hasHeldOut(String database, int kills) throws IOException {
            assertThat(score("kills-" + database)).isGreaterThanOrEqualTo(kills);
            assertThat(score("broken-" + database)).isZero();
            assertThat(score("moves-" + database)).isGreaterThanOrEqualTo(1_000);
        }

        double score(String name) throws IOException {
            List<Figure> found =
                    reports()
                            .filter(report -> report.suite().equals(suite))
                            .flatMap(report -> report.figures().stream())
                            .filter(figure -> figure.name().equals(name))
                            .toList();
            assertThat(found).as("%s of %s is kept", name, suite).hasSize(1);
            return found.getFirst().score();
        }

        private static Stream<Report> reports() throws IOException {
            return Stream.concat(
                    ReportFile.readAll(Path.of("results")).stream(),
                    ReportFile.readAll(Path.of("results/reliability")).stream());
        }
    }
}

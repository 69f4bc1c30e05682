package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PerformancePageTest {
    private static String pageOf(Figure... figures) {
        return PerformancePage.of(List.of(SampleReports.of(SampleReports.CALIBRATION, figures)));
    }

    @Test
    void isWhatTheKeptReportsSay() throws IOException {
        assertThat(Path.of("../docs/performance.md"))
                .as("docs/performance.md is written by bench/run page")
                .content()
                .isEqualTo(PerformancePage.of(ReportFile.readAll(Path.of("results"))));
    }

    @Test
    void saysWhereAndWhenTheFiguresWereTaken() {
        assertThat(pageOf())
                .contains("## Rules\n")
                .contains(
                        "Measured on 2 January 2026 at commit 0123456789ab: Abacus 3000, 2 cores,"
                                + " 8 GiB, Linux 6.1, Example 25.0.1.\n");
    }

    @Test
    void saysHowTheMachineDidWithFixedWork() {
        assertThat(pageOf())
                .contains("integer loop 1,234 µs;")
                .contains("p50 210 µs, p99 987.6 µs; steal 0.25 %.");
    }

    @Test
    void saysThatStealIsUnknownWhereTheSystemDoesNotTell() {
        Report report = SampleReports.of(new Calibration(1, 2, 3, Optional.empty()));
        assertThat(PerformancePage.of(List.of(report))).contains("steal unknown.");
    }

    @Test
    void showsAFigureBesideItsBaselineAndItsBudget() {
        assertThat(pageOf(SampleReports.PERFT))
                .contains(
                        "| `perft`: counted in bulk | 90.12 M leaves/s | 2.5 | 10 | 60.08 ×"
                                + " `plain-perft` | 60 M leaves/s and more on one thread;")
                .endsWith(": **met** |\n");
    }

    @Test
    void saysWhenABudgetIsMissed() {
        Figure slow =
                new Figure("perft", "", "M leaves/s", 59, Optional.empty(), 1, Optional.empty());
        assertThat(pageOf(slow)).endsWith(": **missed** |\n");
    }

    @Test
    void showsACountToTheLastDigit() {
        Figure commands =
                new Figure(
                        "commands", "given", "", 12_345_678, Optional.empty(), 1, Optional.empty());
        assertThat(pageOf(commands))
                .endsWith(
                        "| `commands`: given | 12,345,678 |  | 1 |  | ten million and more:"
                                + " **met** |\n");
    }

    @Test
    void saysWhenAPlantedBugTookTooLongToFind() {
        assertThat(pageOf(bugFoundAfter(2_000)))
                .endsWith("| 2,000 seeds tried |  | 1 |  | found within 2,000 seeds: **met** |\n");
        assertThat(pageOf(bugFoundAfter(2_001))).endsWith(": **missed** |\n");
    }

    private static Figure bugFoundAfter(int seeds) {
        return new Figure(
                "bug-forgets-commands",
                "planted bug",
                "seeds tried",
                seeds,
                Optional.empty(),
                1,
                Optional.empty());
    }

    @Test
    void saysWhenAPromiseWasBroken() {
        Figure violations =
                new Figure("violations", "", "", 1, Optional.empty(), 1, Optional.empty());
        assertThat(pageOf(violations)).endsWith("| none: **missed** |\n");
    }

    @Test
    void leavesThePlaceOfAMissingBudgetEmpty() {
        assertThat(pageOf(SampleReports.PLAIN))
                .endsWith("| `plain-perft`: plainly | 1.5 M leaves/s | 0.1 | 10 |  |  |\n");
    }
}

package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GroupReportTest {
    @TempDir Path root;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @BeforeEach
    void layTwoModules() throws IOException {
        Files.writeString(
                root.resolve("pom.xml"),
                "<project><modules><module>rules</module><module>checks/house</module></modules></project>");
    }

    @Test
    void printsALinePerGroupAndATotal() throws IOException {
        report("rules", "open-test-report.xml", "SUCCESSFUL", "SUCCESSFUL");
        report("checks/house", "open-test-report.xml", "SUCCESSFUL");
        assertThat(print()).isZero();
        assertThat(output())
                .isEqualTo(
                        """
                        group                 planned      run  skipped   failed
                        rules                       2        2        0        0
                        checks/house                1        1        0        0
                        total                       3        3        0        0
                        3 passed, 0 failed, 0 skipped
                        """);
    }

    @Test
    void addsUpAllReportsOfAGroup() throws IOException {
        report("rules", "open-test-report.xml", "SUCCESSFUL");
        report("rules", "requirements/open-test-report-2.xml", "SUCCESSFUL");
        assertThat(print()).isZero();
        assertThat(output()).endsWith("2 passed, 0 failed, 0 skipped\n");
    }

    @Test
    void failsForASkippedTest() throws IOException {
        report("rules", "open-test-report.xml", "SUCCESSFUL", "SKIPPED");
        assertThat(print()).isEqualTo(1);
        assertThat(output())
                .contains("rules: 1 passed, 0 failed, 1 skipped of 2 planned.")
                .endsWith("1 passed, 0 failed, 1 skipped\n");
    }

    @Test
    void failsForAnAbortedTest() throws IOException {
        report("rules", "open-test-report.xml", "SUCCESSFUL", "ABORTED");
        assertThat(print()).isEqualTo(1);
        assertThat(output()).endsWith("1 passed, 0 failed, 1 skipped\n");
    }

    @Test
    void failsForAFailedTest() throws IOException {
        report("rules", "open-test-report.xml", "SUCCESSFUL", "FAILED");
        assertThat(print()).isEqualTo(1);
        assertThat(output()).endsWith("1 passed, 1 failed, 0 skipped\n");
    }

    @Test
    void failsWhenFewerTestsRanThanWerePlanned() throws IOException {
        report("rules", "open-test-report.xml", "SUCCESSFUL", "");
        assertThat(print()).isEqualTo(1);
        assertThat(output()).contains("rules: 1 passed, 0 failed, 0 skipped of 2 planned.");
    }

    @Test
    void failsWithoutAnyReport() {
        assertThat(print()).isEqualTo(1);
        assertThat(output()).contains("No report of any test was found.");
    }

    @Test
    void failsWhenOneGroupHasTestsButNoReport() throws IOException {
        report("rules", "open-test-report.xml", "SUCCESSFUL");
        Files.createDirectories(root.resolve("checks/house/src/test/java"));
        assertThat(print()).isEqualTo(1);
        assertThat(output()).contains("checks/house: has tests, but no report of them.");
    }

    @Test
    void failsForAReportCutShort() throws IOException {
        Path file = report("rules", "open-test-report.xml", "SUCCESSFUL");
        Files.writeString(file, Files.readString(file).replace("</events>", ""));
        assertThat(print()).isEqualTo(1);
        assertThat(output()).contains("The reports cannot be read. Cut short or broken");
    }

    private int print() {
        return GroupReport.print(
                new Project(root), new PrintStream(out, true, StandardCharsets.UTF_8));
    }

    private String output() {
        return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    /**
     * Writes a report of one test for each status; a test with no status started and never ended.
     */
    private Path report(String module, String name, String... statuses) throws IOException {
        StringBuilder xml = new StringBuilder("<events>\n");
        for (int id = 1; id <= statuses.length; id++) {
            xml.append("<started id='")
                    .append(id)
                    .append("' name='t'><type>TEST</type></started>\n");
            if (!statuses[id - 1].isEmpty()) {
                xml.append("<finished id='").append(id).append("'><result status='");
                xml.append(statuses[id - 1]).append("'/></finished>\n");
            }
        }
        Path file = root.resolve(module).resolve("target/proofs").resolve(name);
        Files.createDirectories(file.resolveSibling("."));
        return Files.writeString(file, xml.append("</events>\n"));
    }
}

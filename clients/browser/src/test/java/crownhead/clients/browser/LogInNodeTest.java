package crownhead.clients.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Replaying does in node what the same classes do on the JVM, to the letter. */
class LogInNodeTest {
    /** Kept by the table's own tests: logs as this release writes them. */
    private static final Path LOGS = Path.of("../../table/src/test/resources/crownhead/table/log");

    @Test
    void replaysAStoredLogToTheSameTable() throws Exception {
        List<String> log = Files.readAllLines(LOGS.resolve("0.1.0.txt"));
        List<String> inNode = inNode("replay", log);
        assertThat(inNode).isEqualTo(List.of(LogExports.replay(log.toArray(new String[0]))));
        assertThat(inNode).hasSize(5).anyMatch(line -> line.contains("by=resigned"));
    }

    @Test
    void replaysTheStoredLogOfASeriesToTheSamePlace() throws Exception {
        List<String> log = Files.readAllLines(LOGS.resolve("series-0.1.0.txt"));
        List<String> inNode = inNode("replaySeries", log);
        assertThat(inNode).isEqualTo(List.of(LogExports.replaySeries(log.toArray(new String[0]))));
        assertThat(inNode).hasSize(4).last().isEqualTo("3 games, then Closed[]");
    }

    private static List<String> inNode(String export, List<String> log) throws Exception {
        List<String> quoted = new ArrayList<>();
        for (String line : log) {
            quoted.add("'" + line + "'");
        }
        return Node.run(
                "for (const line of log." + export + "(" + quoted + ")) console.log(line);");
    }
}

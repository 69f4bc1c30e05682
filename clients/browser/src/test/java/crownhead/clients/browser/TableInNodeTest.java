package crownhead.clients.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The table does in node what the same classes do on the JVM, to the letter. */
class TableInNodeTest {
    /** Kept by the table's own tests: a log as this release writes it. */
    private static final Path LOG =
            Path.of("../../table/src/test/resources/crownhead/table/log/0.1.0.txt");

    @Test
    void replaysAStoredLogToTheSameTable() throws Exception {
        List<String> log = Files.readAllLines(LOG);
        List<String> here = List.of(TableExports.replay(log.toArray(new String[0])));
        List<String> quoted = new ArrayList<>();
        for (String line : log) {
            quoted.add("'" + line + "'");
        }
        List<String> inNode =
                Node.run("for (const line of table.replay(" + quoted + ")) console.log(line);");
        assertThat(inNode).isEqualTo(here);
        assertThat(inNode).hasSize(5).anyMatch(line -> line.contains("by=resigned"));
    }
}

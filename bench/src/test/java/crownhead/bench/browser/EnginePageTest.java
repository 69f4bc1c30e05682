package crownhead.bench.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In a real browser, but with an engine that is made up. */
class EnginePageTest {
    @TempDir private Path folder;

    @Test
    void tellsWhatTheModuleFoundInAWorker() throws IOException {
        String module =
                """
                export function search(fen, nodes) {
                  if (typeof document !== 'undefined') throw new Error('not in a worker');
                  return { nodes: () => nodes + fen.length, depth: () => 7 };
                }
                """;
        try (EnginePage page = EnginePage.open(folder, written(module))) {
            EnginePage.Found found = page.search("W:W1:B2", 100);
            assertThat(found.nodes()).isEqualTo(107);
            assertThat(found.depth()).isEqualTo(7);
            assertThat(found.millis()).isNotNegative();
        }
    }

    @Test
    void failsWhereTheModuleDoes() throws IOException {
        String module = "export function search() { throw new Error('no luck'); }";
        try (EnginePage page = EnginePage.open(folder, written(module))) {
            assertThatThrownBy(() -> page.search("W:W1:B2", 100)).hasMessageContaining("no luck");
        }
    }

    private Path written(String module) throws IOException {
        return Files.writeString(folder.resolve("module.js"), module);
    }
}

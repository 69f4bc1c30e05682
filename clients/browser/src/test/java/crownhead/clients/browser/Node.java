package crownhead.clients.browser;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Runs scripts on the built modules, as a browser would, but in node. */
final class Node {
    private static final Path RULES = Path.of("target/module/rules.js");
    private static final Path TABLE = Path.of("target/module/table.js");

    private Node() {}

    /**
     * The lines that a script prints. The modules' exports are its {@code rules} and {@code table}.
     */
    static List<String> run(String script) throws IOException, InterruptedException {
        Path errors = Files.createTempFile("node", ".txt");
        try {
            Process process = start(errors.toFile());
            try (var input = process.outputWriter(StandardCharsets.UTF_8)) {
                input.write("import * as rules from '" + RULES.toUri() + "';\n");
                input.write("import * as table from '" + TABLE.toUri() + "';\n");
                input.write(script);
            }
            List<String> lines;
            try (var output = process.inputReader(StandardCharsets.UTF_8)) {
                lines = output.lines().toList();
            }
            if (process.waitFor() != 0) {
                throw new AssertionError("The script failed: " + Files.readString(errors));
            }
            return lines;
        } finally {
            Files.delete(errors);
        }
    }

    private static Process start(File errors) {
        try {
            return new ProcessBuilder("node", "--input-type=module", "-")
                    .redirectError(errors)
                    .start();
        } catch (IOException e) {
            throw new AssertionError(
                    "These tests run the rules in node: install node 20 or newer, so that the"
                            + " command `node` is on the PATH",
                    e);
        }
    }
}

package crownhead.clients.browser;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Runs scripts on the built modules, as a browser would, but in node. */
final class Node {
    private static final Path MODULES = Path.of("target/module");
    private static final List<String> NAMES =
            List.of("rules", "archive", "table", "computer", "log");

    private Node() {}

    /**
     * The lines that a script prints. The modules' exports are its {@code rules}, {@code archive}
     * and so on.
     */
    static List<String> run(String script) throws IOException, InterruptedException {
        Path errors = Files.createTempFile("node", ".txt");
        try {
            Process process = start(errors.toFile());
            try (var input = process.outputWriter(StandardCharsets.UTF_8)) {
                for (String name : NAMES) {
                    Path module = MODULES.resolve(name + ".js");
                    input.write("import * as " + name + " from '" + module.toUri() + "';\n");
                }
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

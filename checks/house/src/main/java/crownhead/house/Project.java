package crownhead.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The folder of Crownhead with its modules, as its root pom lists them. */
record Project(Path root) {
    /**
     * The folders of the modules, in the order they are built: {@code rules}, {@code checks/house}.
     */
    List<String> modules() {
        List<String> modules = new ArrayList<>();
        XmlFile.read(
                root.resolve("pom.xml"),
                xml -> {
                    if (xml.getLocalName().equals("module")) {
                        modules.add(xml.getElementText().strip());
                    }
                });
        return modules;
    }

    boolean hasTests(String module) {
        return Files.isDirectory(root.resolve(module).resolve("src/test/java"));
    }

    /**
     * The reports of the module's own tests, without the one that is written while they are
     * compared.
     */
    List<Path> proofs(String module) {
        return reportsIn(module, 1);
    }

    /** All reports of the module. */
    List<Path> reports(String module) {
        return reportsIn(module, 2);
    }

    private List<Path> reportsIn(String module, int depth) {
        Path folder = root.resolve(module).resolve("target/proofs");
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder, depth)) {
            return files.filter(Project::isReport).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot list " + folder, e);
        }
    }

    private static boolean isReport(Path file) {
        String name = file.getFileName().toString();
        return name.startsWith("open-test-report") && name.endsWith(".xml");
    }
}

package crownhead.house;

import java.nio.file.Files;
import java.nio.file.Path;

/** The project that these tests stand in. */
final class ThisProject {
    private ThisProject() {}

    /** Found upward from where the tests were started: the folder that has the documents. */
    static Project find() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("docs/requirements.md"))) {
            folder = parentOf(folder);
        }
        return new Project(folder);
    }

    private static Path parentOf(Path folder) {
        Path parent = folder.getParent();
        if (parent == null) {
            throw new IllegalStateException(
                    "Started outside of the project: no docs/requirements.md above");
        }
        return parent;
    }
}

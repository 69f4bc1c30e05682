package crownhead.house;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;

/**
 * The files that belong to the project: all below its root but what .gitignore names, by name or by
 * ending.
 */
final class SourceFiles extends SimpleFileVisitor<Path> {
    private final List<PathMatcher> ignored = new ArrayList<>();
    private final List<Path> files = new ArrayList<>();

    private SourceFiles() {}

    static List<Path> below(Path root) throws IOException {
        SourceFiles found = new SourceFiles();
        found.ignore(root, ".git");
        Path list = root.resolve(".gitignore");
        if (Files.exists(list)) {
            for (String line : Files.readAllLines(list)) {
                found.ignore(root, line.strip());
            }
        }
        Files.walkFileTree(root, found);
        return found.files;
    }

    /** A name without a slash inside is ignored anywhere, another only where it says. */
    private void ignore(Path root, String line) {
        if (line.isEmpty() || line.startsWith("#")) {
            return;
        }
        if (line.startsWith("!")) {
            throw new IllegalStateException(
                    "An exception in .gitignore is not understood: " + line);
        }
        String name = line.endsWith("/") ? line.substring(0, line.length() - 1) : line;
        boolean anywhere = name.indexOf('/') < 0;
        String below = name.startsWith("/") ? name.substring(1) : name;
        PathMatcher matcher = root.getFileSystem().getPathMatcher("glob:" + below);
        ignored.add(path -> matcher.matches(anywhere ? path.getFileName() : root.relativize(path)));
    }

    private boolean isIgnored(Path path) {
        return ignored.stream().anyMatch(matcher -> matcher.matches(path));
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        return isIgnored(folder) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        if (!isIgnored(file)) {
            files.add(file);
        }
        return FileVisitResult.CONTINUE;
    }
}

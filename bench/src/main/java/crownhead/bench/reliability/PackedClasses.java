package crownhead.bench.reliability;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The class path of this program with its folders packed into jars, because only of jars does Java
 * keep what it had loaded for the next start.
 */
final class PackedClasses {
    /** They are packed once. */
    static final String PATH =
            Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                    .map(PackedClasses::packed)
                    .collect(Collectors.joining(File.pathSeparator));

    private PackedClasses() {}

    private static String packed(String place) {
        Path folder = Path.of(place);
        return Files.isDirectory(folder) ? jar(folder).toString() : place;
    }

    private static Path jar(Path folder) {
        try (Stream<Path> walk = Files.walk(folder)) {
            List<Path> files = walk.filter(Files::isRegularFile).sorted().toList();
            Path jar = Files.createTempFile("crownhead-classes", ".jar");
            jar.toFile().deleteOnExit();
            try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
                for (Path file : files) {
                    out.putNextEntry(new JarEntry(folder.relativize(file).toString()));
                    Files.copy(file, out);
                }
            }
            return jar;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

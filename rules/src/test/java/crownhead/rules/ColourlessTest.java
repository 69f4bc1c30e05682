package crownhead.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.net.URISyntaxException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ColourlessTest {
    private static final Set<String> COLOUR_WORDS =
            Set.of("colour", "color", "dress", "red", "white", "black");

    @Test
    @Tag("RU-3g")
    void noClassOfTheRulesSaysOrUsesAColour() throws Exception {
        List<String> classes = new ArrayList<>();
        List<String> found = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(rules(), "*.class")) {
            for (Path file : files) {
                classes.add(file.getFileName().toString());
                found.addAll(colourWords(file));
            }
        }
        assertThat(classes).contains("Position.class", "LegalMoves.class", "Game.class");
        assertThat(found).isEmpty();
    }

    private static Path rules() throws URISyntaxException {
        return Path.of(Position.class.getProtectionDomain().getCodeSource().getLocation().toURI())
                .resolve("crownhead/rules");
    }

    /** Every name and text of a class is in its constant pool, comments are not. */
    private static List<String> colourWords(Path file) throws IOException {
        List<String> found = new ArrayList<>();
        for (PoolEntry entry : ClassFile.of().parse(file).constantPool()) {
            if (entry instanceof Utf8Entry text) {
                for (String word : words(text.stringValue())) {
                    if (COLOUR_WORDS.contains(word)) {
                        found.add(file.getFileName() + " says " + text.stringValue());
                    }
                }
            }
        }
        return found;
    }

    /** {@code darkSquare}, {@code dark-square} and {@code DARK_SQUARE} are two words each. */
    private static List<String> words(String text) {
        String spaced = text.replaceAll("([a-z])([A-Z])", "$1 $2").toLowerCase(Locale.ROOT);
        return List.of(spaced.split("[^a-z]+", -1));
    }
}

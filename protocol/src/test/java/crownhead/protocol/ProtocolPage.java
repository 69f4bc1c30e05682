package crownhead.protocol;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A page of the documents about the protocol, as a program reads it. */
record ProtocolPage(List<String> lines) {
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern NOT_A_NAME = Pattern.compile("[^A-Za-z-]+");

    static ProtocolPage read(String name) throws IOException {
        return new ProtocolPage(Files.readAllLines(Path.of("../docs").resolve(name)));
    }

    /** The lines of all blocks of a language. */
    List<String> block(String language) {
        List<String> found = new ArrayList<>();
        boolean inside = false;
        for (String line : lines) {
            if (line.startsWith("```")) {
                inside = line.equals("```" + language);
            } else if (inside) {
                found.add(line);
            }
        }
        return found;
    }

    /** Every name that the text and the tables write as code; examples do not explain a name. */
    Set<String> names() {
        Set<String> names = new TreeSet<>();
        boolean inBlock = false;
        for (String line : lines) {
            if (line.startsWith("```")) {
                inBlock = !inBlock;
            } else if (!inBlock) {
                names.addAll(names(line));
            }
        }
        return names;
    }

    /** The codes in the first column of the table below a heading. */
    List<String> firstColumn(String heading) {
        return lines.stream()
                .dropWhile(line -> !line.equals(heading))
                .skip(1)
                .takeWhile(line -> !line.startsWith("#"))
                .filter(line -> line.startsWith("| `"))
                .map(line -> line.substring(3, line.indexOf('`', 3)))
                .toList();
    }

    private static List<String> names(String line) {
        return CODE.matcher(line)
                .results()
                .map((MatchResult code) -> code.group(1))
                .flatMap(NOT_A_NAME::splitAsStream)
                .toList();
    }
}

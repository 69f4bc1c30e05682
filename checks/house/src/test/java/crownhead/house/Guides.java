package crownhead.house;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The commands in the guides of a project: the lines of blocks marked {@code sh}. */
record Guides(Path root) {
    private static final String FENCE = "```";
    private static final String COMMENT = "#";

    /** A command, without what is said behind it, and the page on which it stands. */
    record Command(String page, String line) {}

    /** All but those on pages that a test of their own does from the first line to the last. */
    List<Command> commandsBut(List<String> pages) throws IOException {
        List<Command> commands = new ArrayList<>();
        for (Path page : pages()) {
            String name = root.relativize(page).toString();
            if (!pages.contains(name)) {
                block(page, "sh").stream()
                        .map(Guides::withoutComment)
                        .filter(line -> !line.isEmpty())
                        .forEach(line -> commands.add(new Command(name, line)));
            }
        }
        return commands;
    }

    /** Lines that look like commands in blocks that nobody looks at. */
    List<Command> unmarked() throws IOException {
        List<Command> unmarked = new ArrayList<>();
        for (Path page : pages()) {
            for (String line : block(page, "")) {
                if (line.startsWith("crownhead ") || line.startsWith("./")) {
                    unmarked.add(new Command(root.relativize(page).toString(), line));
                }
            }
        }
        return unmarked;
    }

    private List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.list(root.resolve("docs"))) {
            return Stream.concat(Stream.of(root.resolve("README.md")), docs.sorted())
                    .filter(page -> page.toString().endsWith(".md"))
                    .toList();
        }
    }

    /** The lines of all blocks with a mark. */
    static List<String> block(Path page, String mark) throws IOException {
        List<String> lines = new ArrayList<>();
        boolean isInside = false;
        boolean isWanted = false;
        for (String line : Files.readAllLines(page)) {
            if (line.startsWith(FENCE)) {
                isInside = !isInside;
                isWanted = isInside && line.equals(FENCE + mark);
            } else if (isWanted) {
                lines.add(line);
            }
        }
        return lines;
    }

    /** The same command is written with its folder and without. */
    private static String withoutComment(String line) {
        String words = line.startsWith(COMMENT) ? "" : line.split("  +" + COMMENT, 2)[0];
        return words.strip().replace("./crownhead", "crownhead");
    }
}

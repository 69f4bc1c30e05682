package crownhead.house;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks through the files of a project for links that lead nowhere and paths that only one machine
 * has.
 */
record Documents(Path root) {
    // Put together here, so that this file does not hold one itself.
    private static final List<String> PLACES_OF_A_MACHINE =
            List.of("work", "root", "home", "Users").stream()
                    .map(name -> "/" + name + "/")
                    .toList();

    List<String> brokenLinks() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Path page : SourceFiles.below(root)) {
            if (page.toString().endsWith(".md")) {
                for (String link : Markdown.parse(Files.readAllLines(page)).links()) {
                    if (!isOutside(link) && !leadsSomewhere(page, link)) {
                        broken.add(root.relativize(page) + ": " + link);
                    }
                }
            }
        }
        return broken;
    }

    private static boolean isOutside(String link) {
        return link.contains("://") || link.startsWith("mailto:");
    }

    private static boolean leadsSomewhere(Path page, String link) throws IOException {
        String[] parts = link.split("#", 2);
        Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
        if (!Files.exists(target)) {
            return false;
        }
        return parts.length == 1
                || Markdown.parse(Files.readAllLines(target)).anchors().contains(parts[1]);
    }

    List<String> pathsOfAMachine() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : SourceFiles.below(root)) {
            // Every byte is a letter in this charset, so a picture can be searched like a text.
            String text = Files.readString(file, StandardCharsets.ISO_8859_1);
            for (String place : PLACES_OF_A_MACHINE) {
                if (holdsPath(text, place)) {
                    found.add(root.relativize(file) + ": " + place);
                }
            }
        }
        return found;
    }

    /** Whether the place stands at the start of a path, not inside of one or of an address. */
    private static boolean holdsPath(String text, String place) {
        int at = text.indexOf(place);
        while (at >= 0) {
            if (at == 0 || !isPartOfAPath(text.charAt(at - 1))) {
                return true;
            }
            at = text.indexOf(place, at + 1);
        }
        return false;
    }

    private static boolean isPartOfAPath(char letter) {
        return Character.isLetterOrDigit(letter) || "._-}*".indexOf(letter) >= 0;
    }
}

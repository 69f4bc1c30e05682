package crownhead.house;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** The links and the anchors of a page. What stands in code is neither. */
record Markdown(List<String> links, List<String> anchors) {
    private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)[^)]*\\)");

    static Markdown parse(List<String> lines) {
        List<String> links = new ArrayList<>();
        List<String> anchors = new ArrayList<>();
        Map<String, Integer> uses = new HashMap<>();
        boolean inCode = false;
        for (String line : lines) {
            if (line.strip().startsWith("```")) {
                inCode = !inCode;
            } else if (!inCode) {
                LINK.matcher(withoutCode(line)).results().forEach(link -> links.add(link.group(1)));
                if (line.startsWith("#")) {
                    String anchor = anchor(line);
                    int earlier = uses.merge(anchor, 1, Integer::sum) - 1;
                    anchors.add(earlier == 0 ? anchor : anchor + "-" + earlier);
                }
            }
        }
        return new Markdown(links, anchors);
    }

    private static String withoutCode(String line) {
        return line.replaceAll("`[^`]*`", "");
    }

    /** The heading's words in small letters, joined by hyphens, without punctuation. */
    private static String anchor(String heading) {
        String words = heading.replaceFirst("^#+", "").strip().toLowerCase(Locale.ROOT);
        return words.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
    }
}

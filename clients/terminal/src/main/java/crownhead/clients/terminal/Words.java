package crownhead.clients.terminal;

import java.util.ArrayList;
import java.util.List;

/** Texts in lines. */
final class Words {
    private Words() {}

    /** A text in lines of so many columns at most, broken at spaces where there are any. */
    static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        String rest = text.strip();
        while (rest.length() > width) {
            int space = rest.lastIndexOf(' ', width);
            int end = space > 0 ? space : width;
            lines.add(rest.substring(0, end).stripTrailing());
            rest = rest.substring(end).strip();
        }
        lines.add(rest);
        return lines;
    }

    static List<String> wrapped(List<String> texts, int width) {
        return texts.stream().flatMap(text -> wrapped(text, width).stream()).toList();
    }

    /** A text in so many columns, with a sign where it was cut. */
    static String cut(String text, int width) {
        return text.length() <= width ? text : text.substring(0, Math.max(0, width - 1)) + "…";
    }
}

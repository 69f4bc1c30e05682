package crownhead.clients.terminal;

import crownhead.clients.presenter.Scene;
import java.util.ArrayList;
import java.util.List;

/** What the keys do, in lines. */
final class KeyLine {
    private static final String BETWEEN = "   ";

    private KeyLine() {}

    /** As many in a line as fit; none is broken. */
    static List<String> wrapped(List<Scene.KeyHint> hints, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (Scene.KeyHint hint : hints) {
            String text = hint.key() + " " + hint.meaning();
            if (!line.isEmpty() && line.length() + BETWEEN.length() + text.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : BETWEEN).append(text);
        }
        if (!line.isEmpty()) {
            lines.add(line.toString());
        }
        return List.copyOf(lines);
    }
}

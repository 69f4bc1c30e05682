package crownhead.clients.terminal;

import crownhead.clients.presenter.Scene;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedStyle;

/** A box over what was drawn before. */
record Box(Canvas canvas, Area around) {
    private static final int MARGIN = 2;

    /** Stands in the middle and has a title, lines, and what the keys do. */
    void draw(Scene.Overlay overlay) {
        int widest = around.columns() - 2 * MARGIN - 4;
        List<String> lines = new ArrayList<>(Words.wrapped(overlay.lines(), widest));
        List<String> keys = KeyLine.wrapped(overlay.keys(), widest);
        List<String> title = Words.wrapped(overlay.title(), widest);
        int room = canvas.size().rows() - 4 - title.size() - keys.size();
        if (lines.size() > room) {
            lines = new ArrayList<>(lines.subList(0, Math.max(0, room - 1)));
            lines.add("…");
        }
        draw(title, lines, keys);
    }

    private void draw(List<String> title, List<String> lines, List<String> keys) {
        int wide = Math.max(width(title), Math.max(width(lines), width(keys))) + 2 * MARGIN + 2;
        int high = 2 + title.size() + gap(lines) + lines.size() + gap(keys) + keys.size();
        Area box = place(high, wide);
        drawFrame(box);
        int row = write(box, box.row() + 1, title, AttributedStyle.BOLD);
        row = write(box, row + gap(lines), lines, AttributedStyle.DEFAULT);
        write(box, row + gap(keys), keys, AttributedStyle.BOLD);
    }

    /** In the middle of the board; a box that is higher than the board, of the screen. */
    private Area place(int high, int wide) {
        return high <= around.rows()
                ? around.middle(high, wide)
                : new Area(0, around.column(), canvas.size().rows(), around.columns())
                        .middle(high, wide);
    }

    private int width(List<String> lines) {
        return lines.stream()
                .mapToInt(line -> canvas.look().legible(line).length())
                .max()
                .orElse(0);
    }

    private static int gap(List<String> lines) {
        return lines.isEmpty() ? 0 : 1;
    }

    private int write(Area box, int row, List<String> lines, AttributedStyle style) {
        for (int i = 0; i < lines.size(); i++) {
            canvas.write(row + i, box.column() + 1 + MARGIN, lines.get(i), style);
        }
        return row + lines.size();
    }

    private void drawFrame(Area box) {
        boolean isUnicode = canvas.look().glyphs() == Look.Glyphs.UNICODE;
        String signs = isUnicode ? "╔═╗║╚╝" : "+-+|++";
        canvas.fill(box, ' ', AttributedStyle.DEFAULT);
        int right = box.column() + box.columns() - 1;
        int bottom = box.end() - 1;
        for (int column = box.column(); column <= right; column++) {
            canvas.set(box.row(), column, signs.charAt(1), AttributedStyle.BOLD);
            canvas.set(bottom, column, signs.charAt(1), AttributedStyle.BOLD);
        }
        for (int row = box.row(); row <= bottom; row++) {
            canvas.set(row, box.column(), signs.charAt(3), AttributedStyle.BOLD);
            canvas.set(row, right, signs.charAt(3), AttributedStyle.BOLD);
        }
        canvas.set(box.row(), box.column(), signs.charAt(0), AttributedStyle.BOLD);
        canvas.set(box.row(), right, signs.charAt(2), AttributedStyle.BOLD);
        canvas.set(bottom, box.column(), signs.charAt(4), AttributedStyle.BOLD);
        canvas.set(bottom, right, signs.charAt(5), AttributedStyle.BOLD);
    }
}

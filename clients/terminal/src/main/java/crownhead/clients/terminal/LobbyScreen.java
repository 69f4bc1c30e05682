package crownhead.clients.terminal;

import crownhead.clients.presenter.Scene;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedStyle;

/** The hall: who the person is, the notice, the lists, and what the keys do. */
record LobbyScreen(Canvas canvas) {
    private static final int MARGIN = 2;
    private static final int NOTICE_ROWS = 2;
    private static final int TOP = 1 + NOTICE_ROWS;
    private static final int WIDEST_LABEL = 11;
    private static final String NOBODY =
            "No game waits, and nobody else is here. Press h to host a game.";

    /** A row of the lists as it is drawn. */
    private record Row(String text, AttributedStyle style, boolean isChosen) {}

    void draw(Scene.Hall hall) {
        Area all = new Area(0, 0, canvas.size().rows(), canvas.size().columns());
        canvas.centre(all, 0, "Crownhead · " + hall.title(), AttributedStyle.BOLD);
        drawNotice(all, hall.notice());
        List<String> keys = KeyLine.wrapped(hall.keys(), all.columns() - 2 * MARGIN);
        int foot = all.rows() - keys.size();
        drawLists(rows(hall.sections(), all.columns() - 2 * MARGIN), foot - 1);
        for (int i = 0; i < keys.size(); i++) {
            canvas.centre(all, foot + i, keys.get(i), AttributedStyle.DEFAULT);
        }
        hall.form().ifPresent(form -> new Box(canvas, all).draw(box(form)));
        hall.overlay().ifPresent(overlay -> new Box(canvas, all).draw(overlay));
    }

    private void drawNotice(Area all, String notice) {
        List<String> lines = Words.wrapped(notice, all.columns() - 2 * MARGIN);
        for (int i = 0; i < Math.min(lines.size(), NOTICE_ROWS); i++) {
            canvas.centre(all, 1 + i, lines.get(i), AttributedStyle.BOLD);
        }
    }

    private static List<Row> rows(List<Scene.Section> sections, int width) {
        List<Row> rows = new ArrayList<>();
        for (Scene.Section section : sections) {
            if (!rows.isEmpty()) {
                rows.add(new Row("", AttributedStyle.DEFAULT, false));
            }
            String title = section.title() + " (" + section.lines().size() + ")";
            rows.add(new Row(title, AttributedStyle.BOLD, false));
            Columns columns =
                    Columns.of(section.lines().stream().map(Scene.Line::cells).toList(), width - 2);
            for (Scene.Line line : section.lines()) {
                rows.add(row(line, columns));
            }
        }
        return rows.isEmpty() ? List.of(new Row(NOBODY, AttributedStyle.DEFAULT, false)) : rows;
    }

    private static Row row(Scene.Line line, Columns columns) {
        return new Row(
                (line.isChosen() ? "▸ " : "  ") + columns.line(line.cells()),
                line.isChosen() ? AttributedStyle.BOLD : AttributedStyle.DEFAULT,
                line.isChosen());
    }

    /** As many as there is room for, with the chosen one among them. */
    private void drawLists(List<Row> rows, int end) {
        int room = end - TOP;
        int chosen = 0;
        for (int i = 0; i < rows.size(); i++) {
            chosen = rows.get(i).isChosen() ? i : chosen;
        }
        int from = Math.clamp(chosen - room / 2, 0, Math.max(0, rows.size() - room));
        for (int i = 0; i < Math.min(room, rows.size() - from); i++) {
            Row row = rows.get(from + i);
            canvas.write(TOP + i, MARGIN, row.text(), row.style());
        }
    }

    private static Scene.Overlay box(Scene.Form form) {
        List<String> lines = new ArrayList<>();
        for (Scene.Entry entry : form.entries()) {
            String label = entry.label() + " ".repeat(WIDEST_LABEL - entry.label().length());
            lines.add((entry.isChosen() ? "▸ " : "· ") + label + entry.value());
            if (!entry.complaint().isEmpty()) {
                lines.add(entry.complaint());
            }
        }
        return new Scene.Overlay(form.title(), lines, form.keys());
    }
}

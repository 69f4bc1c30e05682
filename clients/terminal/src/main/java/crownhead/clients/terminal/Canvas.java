package crownhead.clients.terminal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** A screen of cells that is being drawn on. What would fall outside of it is not drawn. */
final class Canvas {
    private final ScreenSize size;
    private final Look look;
    private final char[][] characters;
    private final AttributedStyle[][] styles;

    Canvas(ScreenSize size, Look look) {
        this.size = size;
        this.look = look;
        characters = new char[size.rows()][size.columns()];
        styles = new AttributedStyle[size.rows()][size.columns()];
        fill(new Area(0, 0, size.rows(), size.columns()), ' ', AttributedStyle.DEFAULT);
    }

    Look look() {
        return look;
    }

    ScreenSize size() {
        return size;
    }

    void set(int row, int column, char character, AttributedStyle style) {
        if (row >= 0 && row < size.rows() && column >= 0 && column < size.columns()) {
            characters[row][column] = character;
            styles[row][column] = style;
        }
    }

    void fill(Area area, char character, AttributedStyle style) {
        for (int row = area.row(); row < area.end(); row++) {
            for (int i = 0; i < area.columns(); i++) {
                set(row, area.column() + i, character, style);
            }
        }
    }

    /** Writes a text; what the terminal cannot show is replaced. Answers the column behind it. */
    int write(int row, int column, String text, AttributedStyle style) {
        String shown = look.legible(text);
        for (int i = 0; i < shown.length(); i++) {
            set(row, column + i, shown.charAt(i), style);
        }
        return column + shown.length();
    }

    /** Writes a text in the middle of a row of an area. */
    void centre(Area area, int row, String text, AttributedStyle style) {
        String shown = look.legible(text);
        write(
                row,
                area.column() + Math.max(0, (area.columns() - shown.length()) / 2),
                shown,
                style);
    }

    List<AttributedString> lines() {
        List<AttributedString> lines = new ArrayList<>();
        for (int row = 0; row < size.rows(); row++) {
            lines.add(line(row));
        }
        return List.copyOf(lines);
    }

    private AttributedString line(int row) {
        AttributedStringBuilder line = new AttributedStringBuilder(size.columns());
        int end = size.columns();
        while (end > 0 && isBlank(row, end - 1)) {
            end--;
        }
        for (int column = 0; column < end; column++) {
            line.style(styles[row][column]).append(characters[row][column]);
        }
        return line.toAttributedString();
    }

    private boolean isBlank(int row, int column) {
        return characters[row][column] == ' '
                && styles[row][column].equals(AttributedStyle.DEFAULT);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        Arrays.stream(characters)
                .forEach(row -> text.append(new String(row).stripTrailing()).append('\n'));
        return text.toString();
    }
}

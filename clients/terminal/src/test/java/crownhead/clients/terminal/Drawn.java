package crownhead.clients.terminal;

import crownhead.clients.presenter.Scene;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/** A screen as it was drawn. */
record Drawn(List<AttributedString> lines) {
    static final Look ALL_COLOURS = new Look(Depth.TRUE_COLOUR, Look.Glyphs.UNICODE);
    static final Look BARE = new Look(Depth.NO_COLOUR, Look.Glyphs.ASCII);

    static Drawn of(Scene scene, int columns, int rows, Look look) {
        return of(scene, columns, rows, look, Blink.ON);
    }

    static Drawn of(Scene scene, int columns, int rows, Look look, Blink blink) {
        return new Drawn(new Drawing(look).of(scene, new ScreenSize(columns, rows), blink));
    }

    String text() {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line.toString().stripTrailing()).append('\n'));
        return text.toString();
    }

    char character(int row, int column) {
        AttributedString line = lines.get(row);
        return column < line.length() ? line.charAt(column) : ' ';
    }

    AttributedStyle style(int row, int column) {
        AttributedString line = lines.get(row);
        return column < line.length() ? line.styleAt(column) : AttributedStyle.DEFAULT;
    }

    /** The characters of an area, row by row. */
    String text(Area area) {
        StringBuilder text = new StringBuilder();
        for (int row = area.row(); row < area.end(); row++) {
            for (int i = 0; i < area.columns(); i++) {
                text.append(character(row, area.column() + i));
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** How many cells of an area have a style like this one's background. */
    long cellsOn(Area area, Ink ink) {
        long count = 0;
        for (int row = area.row(); row < area.end(); row++) {
            for (int i = 0; i < area.columns(); i++) {
                boolean isBlank = character(row, area.column() + i) == ' ';
                AttributedStyle ground = ink.under(AttributedStyle.DEFAULT);
                if (isBlank && style(row, area.column() + i).equals(ground)) {
                    count++;
                }
            }
        }
        return count;
    }

    /** Whether an ink is used anywhere in an area, before or behind a character. */
    boolean uses(Area area, Ink ink) {
        for (int row = area.row(); row < area.end(); row++) {
            for (int i = 0; i < area.columns(); i++) {
                AttributedStyle style = style(row, area.column() + i);
                if (style.equals(ink.over(style)) || style.equals(ink.under(style))) {
                    return true;
                }
            }
        }
        return false;
    }
}

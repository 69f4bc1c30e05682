package crownhead.clients.terminal;

import java.util.ArrayList;
import java.util.List;

/**
 * Cells below each other.
 *
 * @param widths how wide each column is
 */
record Columns(List<Integer> widths) {
    private static final String BETWEEN = "  ";

    Columns {
        widths = List.copyOf(widths);
    }

    /** Wide enough for all cells; where there is not enough room, the widest columns give way. */
    static Columns of(List<List<String>> rows, int room) {
        List<Integer> widths = new ArrayList<>();
        for (List<String> cells : rows) {
            for (int i = 0; i < cells.size(); i++) {
                if (i == widths.size()) {
                    widths.add(0);
                }
                widths.set(i, Math.max(widths.get(i), cells.get(i).length()));
            }
        }
        while (total(widths) > room && widths.stream().anyMatch(width -> width > 1)) {
            int widest = widths.indexOf(widths.stream().max(Integer::compare).orElseThrow());
            widths.set(widest, widths.get(widest) - 1);
        }
        return new Columns(widths);
    }

    private static int total(List<Integer> widths) {
        return widths.stream().mapToInt(Integer::intValue).sum()
                + BETWEEN.length() * Math.max(0, widths.size() - 1);
    }

    String line(List<String> cells) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            String cell = Words.cut(cells.get(i), widths.get(i));
            line.append(i == 0 ? "" : BETWEEN)
                    .append(cell)
                    .append(" ".repeat(widths.get(i) - cell.length()));
        }
        return line.toString().stripTrailing();
    }
}

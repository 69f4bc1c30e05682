package crownhead.clients.terminal;

import java.util.Arrays;
import org.jline.utils.AttributedStyle;

/** A small picture of points, two of them in a cell, one above the other. */
final class Raster {
    private final Ink[][] points;

    Raster(int width, int height, Ink ground) {
        points = new Ink[height][width];
        for (Ink[] row : points) {
            Arrays.fill(row, ground);
        }
    }

    int width() {
        return points[0].length;
    }

    int height() {
        return points.length;
    }

    /** A disc in the middle. */
    void disc(double radius, Ink ink) {
        for (int y = 0; y < height(); y++) {
            for (int x = 0; x < width(); x++) {
                double across = x + 0.5 - width() / 2.0;
                double down = y + 0.5 - height() / 2.0;
                if (across * across + down * down <= radius * radius) {
                    points[y][x] = ink;
                }
            }
        }
    }

    /** All high, without its corners, and so wide to both sides of its middle. */
    void block(int reach, Ink ink) {
        int left = width() / 2 - reach;
        int right = width() / 2 + reach;
        for (int y = 0; y < height(); y++) {
            boolean isEnd = y == 0 || y == height() - 1;
            for (int x = isEnd ? left + 1 : left; x <= (isEnd ? right - 1 : right); x++) {
                points[y][x] = ink;
            }
        }
    }

    /** A pattern in the middle, each of its points so many points wide and high. */
    void stamp(String[] pattern, int scale, Ink ink) {
        int top = (height() - pattern.length * scale) / 2;
        int left = (width() - pattern[0].length() * scale) / 2;
        for (int y = 0; y < pattern.length * scale; y++) {
            for (int x = 0; x < pattern[0].length() * scale; x++) {
                if (pattern[y / scale].charAt(x / scale) == '#') {
                    points[top + y][left + x] = ink;
                }
            }
        }
    }

    /** All round, inside the edge. */
    void frame(Ink ink) {
        for (int x = 0; x < width(); x++) {
            points[0][x] = ink;
            points[height() - 1][x] = ink;
        }
        for (Ink[] row : points) {
            row[0] = ink;
            row[width() - 1] = ink;
        }
    }

    /** Only the corners, inside the edge. */
    void corners(Ink ink) {
        int reach = Math.max(2, width() / 6);
        for (int i = 0; i < reach; i++) {
            for (int y : new int[] {0, height() - 1}) {
                points[y][i] = ink;
                points[y][width() - 1 - i] = ink;
            }
        }
        for (int i = 0; i < Math.max(2, height() / 6); i++) {
            for (int x : new int[] {0, width() - 1}) {
                points[i][x] = ink;
                points[height() - 1 - i][x] = ink;
            }
        }
    }

    void paint(Canvas canvas, Area area, char upperHalf) {
        for (int row = 0; row < area.rows(); row++) {
            for (int x = 0; x < area.columns(); x++) {
                Ink upper = points[2 * row][x];
                Ink lower = points[2 * row + 1][x];
                AttributedStyle style = lower.under(AttributedStyle.DEFAULT);
                if (upper.equals(lower)) {
                    canvas.set(area.row() + row, area.column() + x, ' ', style);
                } else {
                    canvas.set(area.row() + row, area.column() + x, upperHalf, upper.over(style));
                }
            }
        }
    }
}

package crownhead.clients.terminal;

import crownhead.clients.presenter.Scene;
import java.util.List;
import org.jline.utils.AttributedStyle;

/** Before a game: the logo, what is being done, and what else there is to know. */
record StartScreen(Canvas canvas) {
    private static final List<String> CROWN =
            List.of(
                    "o          o          o",
                    "|\\        / \\        /|",
                    "| \\      /   \\      / |",
                    "|  \\    /     \\    /  |",
                    "|   \\  /       \\  /   |",
                    "|    \\/         \\/    |",
                    "|_____________________|",
                    "|__o___o___o___o___o__|");

    private static final List<String> NAME =
            List.of(
                    "  ___                             _                       _ ",
                    " / __\\ _ __  ___ __      __ _ __ | |__    ___   __ _   __| |",
                    "| |   | '__|/ _ \\\\ \\ /\\ / /| '_ \\| '_ \\  / _ \\ / _` | / _` |",
                    "| |__ | |  | (_) |\\ V  V / | | | | | | ||  __/| (_| || (_| |",
                    " \\___||_|   \\___/  \\_/\\_/  |_| |_|_| |_| \\___| \\__,_| \\__,_|");

    void draw(Scene.Start start) {
        Area all = new Area(0, 0, canvas.size().rows(), canvas.size().columns());
        List<String> details = end(Words.wrapped(start.details(), all.columns() - 4), all.rows());
        boolean hasRoomForACrown = CROWN.size() + NAME.size() + 5 + details.size() <= all.rows();
        List<String> crown = hasRoomForACrown ? CROWN : List.of();
        int high = crown.size() + NAME.size() + 3 + details.size();
        int row = Math.max(0, (all.rows() - high) / 2);
        row = write(all, row, crown);
        row = write(all, row, NAME) + 1;
        canvas.centre(all, row, start.task(), AttributedStyle.BOLD);
        writeDetails(all, row + 2, details);
        start.overlay().ifPresent(overlay -> new Box(canvas, all).draw(overlay));
    }

    /** As much as there is room for: the end is the news. */
    private static List<String> end(List<String> details, int rows) {
        int room = rows - NAME.size() - 3;
        return details.subList(Math.max(0, details.size() - room), details.size());
    }

    /** In the middle, below each other. */
    private void writeDetails(Area all, int row, List<String> details) {
        int widest = details.stream().mapToInt(String::length).max().orElse(0);
        Area middle = all.middle(all.rows(), widest);
        for (int i = 0; i < details.size(); i++) {
            canvas.write(row + i, middle.column(), details.get(i), AttributedStyle.DEFAULT);
        }
    }

    private int write(Area all, int row, List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            canvas.centre(all, row + i, lines.get(i), AttributedStyle.BOLD);
        }
        return row + lines.size();
    }
}

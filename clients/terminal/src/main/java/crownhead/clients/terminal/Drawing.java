package crownhead.clients.terminal;

import crownhead.clients.presenter.Scene;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/** Draws a scene as lines of characters. Pure: the same scene gives the same lines. */
record Drawing(Look look) {
    List<AttributedString> of(Scene scene, ScreenSize size, Blink blink) {
        Canvas canvas = new Canvas(size, look);
        if (!size.isEnough()) {
            drawTooSmall(canvas);
            return canvas.lines();
        }
        switch (scene) {
            case Scene.Start start -> new StartScreen(canvas).draw(start);
            case Scene.Hall hall -> new LobbyScreen(canvas).draw(hall);
            case Scene.Game game -> new GameScreen(canvas, Layout.of(size)).draw(game, blink);
        }
        return canvas.lines();
    }

    private static void drawTooSmall(Canvas canvas) {
        ScreenSize size = canvas.size();
        String text =
                "Crownhead needs " + ScreenSize.SMALLEST + "; this terminal has " + size + ".";
        List<String> lines = Words.wrapped(text, size.columns());
        int row = Math.max(0, (size.rows() - lines.size()) / 2);
        Area all = new Area(0, 0, size.rows(), size.columns());
        for (String line : lines) {
            canvas.centre(all, row++, line, AttributedStyle.DEFAULT);
        }
    }
}

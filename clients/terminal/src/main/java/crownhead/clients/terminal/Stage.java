package crownhead.clients.terminal;

import crownhead.clients.act.Act;
import crownhead.clients.act.Curtain;
import crownhead.clients.presenter.Exit;
import crownhead.clients.presenter.Scene;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * The one thread that an act is played on. What comes from elsewhere, keys and messages, waits in a
 * queue; the screen is drawn when what is to be seen has changed.
 */
final class Stage implements Executor {
    private static final long TICK_MILLIS = 100;
    private static final Duration BLINK = Duration.ofMillis(500);

    /** What a screen shows. */
    private record Frame(Scene scene, ScreenSize size, Blink blink) {}

    private final Screen screen;
    private final Drawing drawing;
    private final InstantSource time;
    private final BlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    private final BlockingQueue<Stroke> strokes = new LinkedBlockingQueue<>();
    private Optional<Frame> shown = Optional.empty();
    private Instant touched;
    private boolean isDeserted;

    Stage(Screen screen, Drawing drawing, InstantSource time) {
        this.screen = screen;
        this.drawing = drawing;
        this.time = time;
        touched = time.instant();
    }

    /** Does something on the thread of the act, soon. */
    @Override
    public void execute(Runnable event) {
        queue.add(event);
    }

    /** A key was struck. */
    void strike(Stroke stroke) {
        strokes.add(stroke);
        queue.add(() -> {});
    }

    Curtain play(Act act) {
        Optional<Curtain> curtain = act.curtain();
        while (curtain.isEmpty()) {
            show(act.scene(time.instant()));
            await();
            drainKeys(act);
            act.tick();
            curtain = isDeserted ? Optional.of(deserted()) : act.curtain();
        }
        return curtain.get();
    }

    private static Curtain deserted() {
        return new Curtain(Exit.LOST, "");
    }

    /** Until something happens, or a tick has passed; then all that has happened is done. */
    private void await() {
        try {
            Runnable event = queue.poll(TICK_MILLIS, TimeUnit.MILLISECONDS);
            while (event != null) {
                event.run();
                event = queue.poll();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            isDeserted = true;
        }
    }

    private void drainKeys(Act act) {
        for (Stroke stroke = strokes.poll(); stroke != null; stroke = strokes.poll()) {
            touched = time.instant();
            switch (stroke) {
                case Stroke.Pressed(var key) -> {
                    if (act.curtain().isEmpty()) {
                        act.press(key, touched);
                    }
                }
                case Stroke.Other.SUSPEND -> suspend();
                case Stroke.Other.GONE -> isDeserted = true;
                case Stroke.Other.NONE -> {}
            }
        }
    }

    private void show(Scene scene) {
        ScreenSize size = screen.size();
        if (shown.filter(frame -> !frame.size().equals(size)).isPresent()) {
            screen.clear();
        }
        Frame frame = new Frame(scene, size, blink(scene));
        if (!shown.equals(Optional.of(frame))) {
            screen.draw(drawing.of(scene, size, frame.blink()));
            shown = Optional.of(frame);
        }
    }

    /** Seen at once after a key, and where nothing blinks. */
    private Blink blink(Scene scene) {
        boolean hasCursor =
                scene instanceof Scene.Game game
                        && game.board().cursor().isPresent()
                        && game.overlay().isEmpty();
        long phase = Duration.between(touched, time.instant()).dividedBy(BLINK);
        return hasCursor && phase % 2 != 0 ? Blink.OFF : Blink.ON;
    }

    /** To the shell, and back when it continues this program. */
    private void suspend() {
        screen.giveBack();
        try {
            new ProcessBuilder("kill", "-STOP", Long.toString(ProcessHandle.current().pid()))
                    .inheritIO()
                    .start()
                    .waitFor();
        } catch (IOException e) {
            // There are systems that stop no program; then it goes on.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        screen.take();
        shown = Optional.empty();
    }
}

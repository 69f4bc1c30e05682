package crownhead.bench.window;

import java.awt.AWTException;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** A screen with nothing on it but what is started here, and eyes before it. */
public final class Screen {
    /** Nothing, a window, and what is written in it. */
    private static final int COLOURS = 3;

    private static final int LOOK_AGAIN_MILLIS = 2;
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(120);

    private final Robot eyes;
    private final Rectangle whole = new Rectangle(Toolkit.getDefaultToolkit().getScreenSize());

    public Screen() throws IOException {
        try {
            eyes = new Robot();
        } catch (AWTException e) {
            throw new IOException("There is no screen to look at", e);
        }
    }

    /** Opens a window and closes it again, as people do. */
    public void rehearse(List<String> command) throws IOException {
        Process program = start(command);
        try {
            awaitText(program, command);
        } finally {
            program.destroy();
            program.onExit().join();
        }
    }

    /** How many milliseconds passed until something could be read on the screen. */
    public double millis(List<String> command) throws IOException {
        await(() -> !isText(), "The screen is not empty");
        long began = System.nanoTime();
        Process program = start(command);
        try {
            awaitText(program, command);
            return (System.nanoTime() - began) / 1e6;
        } finally {
            program.destroyForcibly().onExit().join();
        }
    }

    private static Process start(List<String> command) throws IOException {
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    private void awaitText(Process program, List<String> command) throws IOException {
        await(() -> isText() || !program.isAlive(), "Nothing was shown");
        if (!program.isAlive()) {
            throw new IOException("It ended instead of showing a window: " + command);
        }
    }

    private static void await(BooleanSupplier condition, String otherwise) throws IOException {
        long began = System.nanoTime();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - began > PATIENCE_NANOS) {
                throw new IOException(otherwise);
            }
            rest();
        }
    }

    private static void rest() throws IOException {
        try {
            Thread.sleep(LOOK_AGAIN_MILLIS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IOException("Nobody looks at the screen any more");
        }
    }

    private boolean isText() {
        BufferedImage seen = eyes.createScreenCapture(whole);
        Set<Integer> colours = new HashSet<>();
        for (int pixel : seen.getRGB(0, 0, whole.width, whole.height, null, 0, whole.width)) {
            if (colours.add(pixel) && colours.size() == COLOURS) {
                return true;
            }
        }
        return false;
    }
}

package crownhead.clients.desktop;

import crownhead.clients.desktop.setup.Habits;
import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CountDownLatch;
import javax.swing.SwingUtilities;

/** Plays in a window. */
public final class DesktopClient {
    private DesktopClient() {}

    /** Opens the window, and returns when it is closed. */
    public static void run(Surroundings around) throws NoDisplay, InterruptedException {
        requireDisplay();
        Habits habits = around.memory().recall();
        CountDownLatch closed = new CountDownLatch(1);
        try {
            SwingUtilities.invokeAndWait(() -> {
                Themes.wear(habits.look());
                new MainWindow(around, habits, closed::countDown).open();
            });
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("The window could not be opened", e.getCause());
        }
        closed.await();
    }

    /** A Java without windows, no screen, or one that lets nobody in. */
    private static void requireDisplay() throws NoDisplay {
        try {
            if (GraphicsEnvironment.isHeadless()) {
                throw new NoDisplay();
            }
            GraphicsEnvironment.getLocalGraphicsEnvironment().getDefaultScreenDevice();
        } catch (AWTError | HeadlessException | LinkageError e) {
            throw new NoDisplay();
        }
    }
}

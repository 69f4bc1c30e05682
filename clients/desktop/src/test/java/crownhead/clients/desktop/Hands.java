package crownhead.clients.desktop;

import crownhead.clients.desktop.board.BoardView;
import crownhead.rules.Square;
import java.awt.AWTException;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.event.WindowEvent;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javax.accessibility.AccessibleContext;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;

/** Hands and eyes of a person before the windows of this program: mouse, keys, and what is seen. */
public final class Hands {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration LOOK_AGAIN = Duration.ofMillis(10);

    /** What has not moved for so many milliseconds lies still. */
    private static final int STILL = 50;

    private final Robot robot;
    private final Heard heard = Heard.byThisProgram();

    public Hands() {
        try {
            robot = new Robot();
        } catch (AWTException e) {
            throw new AssertionError("No mouse and no keys", e);
        }
    }

    /**
     * Presses a button, ticks a box, puts the cursor into a field. What has just been moved, by a
     * list that grew, is waited for.
     */
    public void click(String name) {
        Point before = middle(name);
        robot.delay(STILL);
        for (Point now = middle(name); !now.equals(before); now = middle(name)) {
            before = now;
            robot.delay(STILL);
        }
        click(before);
    }

    /** Points at a square. */
    public void click(int square) {
        click(placeOf(square));
    }

    public void drag(int from, int to) {
        move(placeOf(from));
        until(MouseEvent.MOUSE_PRESSED, () -> robot.mousePress(InputEvent.BUTTON1_DOWN_MASK));
        Point end = placeOf(to);
        until(MouseEvent.MOUSE_DRAGGED, () -> move(new Point(end.x - 3, end.y - 3)));
        until(MouseEvent.MOUSE_DRAGGED, () -> move(end));
        release();
    }

    /** Clicks a piece and all its squares. */
    public void play(int... squares) {
        for (int square : squares) {
            click(square);
        }
    }

    private void click(Point at) {
        move(at);
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        release();
    }

    private void release() {
        until(MouseEvent.MOUSE_RELEASED, () -> robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK));
    }

    private void move(Point at) {
        robot.mouseMove(at.x, at.y);
    }

    public void press(int key) {
        until(KeyEvent.KEY_PRESSED, () -> robot.keyPress(key));
        robot.keyRelease(key);
    }

    /** Presses a key together with the one for shortcuts. */
    public void shortcut(int key) {
        robot.keyPress(KeyEvent.VK_CONTROL);
        press(key);
        robot.keyRelease(KeyEvent.VK_CONTROL);
    }

    /** Types letters, digits and a few signs. */
    public void type(String text) {
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            int code = KeyEvent.getExtendedKeyCodeForChar(letter);
            boolean isShifted = Character.isUpperCase(letter) || letter == ':';
            if (isShifted) {
                robot.keyPress(KeyEvent.VK_SHIFT);
            }
            press(letter == ':' ? KeyEvent.VK_SEMICOLON : code);
            if (isShifted) {
                robot.keyRelease(KeyEvent.VK_SHIFT);
            }
        }
    }

    /** Empties a field and fills it in. */
    public void fill(String name, String text) {
        click(name);
        JTextComponent field = (JTextComponent) find(name).orElseThrow();
        onEventThread(() -> {
            field.requestFocusInWindow();
            field.setText("");
            return true;
        });
        await(() -> field.isFocusOwner());
        type(text);
    }

    /** Does something, and waits until a window has heard of it. */
    private void until(int event, Runnable act) {
        long before = heard.count(event);
        act.run();
        await(() -> heard.count(event) > before, () -> "No window heard of event " + event);
    }

    /** Takes the mouse away, and waits until everything is painted. */
    void rest() {
        Dimension screen = Toolkit.getDefaultToolkit().getScreenSize();
        robot.mouseMove(screen.width - 1, screen.height - 1);
        robot.delay(300);
        settle();
    }

    private static void settle() {
        onEventThread(() -> true);
    }

    /** The text of something, as soon as there is such a thing. */
    public String text(String name) {
        await(() -> find(name).isPresent());
        return find(name).map(Hands::words).orElse("");
    }

    private static String words(Component component) {
        return onEventThread(() ->
                switch (component) {
                    case JLabel label -> label.getText();
                    case AbstractButton button -> button.getText();
                    case JTextComponent text -> text.getText();
                    case JList<?> list -> listed(list);
                    default -> accessible(component).getAccessibleName();
                });
    }

    private static String listed(JList<?> list) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < list.getModel().getSize(); i++) {
            lines.append(list.getModel().getElementAt(i)).append('\n');
        }
        return lines.toString().strip();
    }

    static AccessibleContext accessible(Component component) {
        return component.getAccessibleContext();
    }

    public void awaitText(String name, String part) {
        await(
                () -> find(name).map(Hands::words).filter(said -> said.contains(part)).isPresent(),
                () -> name + " never said \"" + part + "\" but " + find(name).map(Hands::words));
    }

    public void awaitSeen(String name) {
        await(() -> find(name).isPresent(), () -> name + " was never seen");
    }

    public void awaitGone(String name) {
        await(() -> find(name).isEmpty(), () -> name + " never went away");
    }

    public static void await(BooleanSupplier condition) {
        await(condition, () -> "It never came to be");
    }

    private static void await(BooleanSupplier condition, java.util.function.Supplier<String> why) {
        long start = System.nanoTime();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - start > PATIENCE.toNanos()) {
                throw new AssertionError(why.get());
            }
            LockSupport.parkNanos(LOOK_AGAIN.toNanos());
        }
    }

    /** Something in a window that can be seen, by its name. */
    public static Optional<Component> find(String name) {
        return onEventThread(
                () -> seen().filter(component -> name.equals(component.getName())).findFirst());
    }

    /** The names of everything that can be seen, in order; what is nobody's business has none. */
    public List<String> names() {
        return onEventThread(() ->
                seen().map(Component::getName)
                        .filter(Objects::nonNull)
                        .filter(name -> !name.startsWith("null."))
                        .sorted()
                        .toList());
    }

    private static Stream<Component> seen() {
        return Arrays.stream(Window.getWindows())
                .filter(Component::isShowing)
                .flatMap(Hands::all)
                .filter(Component::isShowing);
    }

    /** Closes a window by its frame. */
    public void closeWindow(String name) {
        onEventThread(() -> {
            Arrays.stream(Window.getWindows())
                    .filter(window -> name.equals(window.getName()) && window.isShowing())
                    .forEach(window ->
                            window.dispatchEvent(
                                    new WindowEvent(window, WindowEvent.WINDOW_CLOSING)));
            return true;
        });
    }

    private static Stream<Component> all(Component component) {
        Stream<Component> inside =
                component instanceof Container container
                        ? Arrays.stream(container.getComponents()).flatMap(Hands::all)
                        : Stream.empty();
        return Stream.concat(Stream.of(component), inside);
    }

    private Point middle(String name) {
        awaitSeen(name);
        return onEventThread(() -> {
            Component component = find(name).orElseThrow();
            Point corner = component.getLocationOnScreen();
            return new Point(
                    corner.x + Math.min(component.getWidth() / 2, 60),
                    corner.y + component.getHeight() / 2);
        });
    }

    private Point placeOf(int square) {
        awaitSeen("board");
        return onEventThread(() -> {
            BoardView board = (BoardView) find("board").orElseThrow();
            Rectangle2D cell = board.placeOf(Square.of(square));
            Point corner = board.getLocationOnScreen();
            return new Point(
                    corner.x + (int) cell.getCenterX(), corner.y + (int) cell.getCenterY());
        });
    }

    /** What a screen reader says of a square. */
    public String spoken(int square) {
        return onEventThread(
                () -> accessible(find("square " + square).orElseThrow()).getAccessibleName());
    }

    /** The part of the screen where a window is, with all its pixels. */
    public BufferedImage picture(Window window) {
        settle();
        // The last one is the finest.
        return (BufferedImage)
                robot.createMultiResolutionScreenCapture(new Rectangle(window.getBounds()))
                        .getResolutionVariants()
                        .getLast();
    }

    static <T> T onEventThread(Callable<T> look) {
        if (SwingUtilities.isEventDispatchThread()) {
            return called(look);
        }
        FutureTask<T> task = new FutureTask<>(look);
        SwingUtilities.invokeLater(task);
        try {
            return task.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new AssertionError("Could not look", e);
        }
    }

    private static <T> T called(Callable<T> look) {
        try {
            return look.call();
        } catch (Exception e) {
            throw new AssertionError("Could not look", e);
        }
    }
}

package crownhead.clients.desktop;

import crownhead.clients.presenter.Key;
import java.awt.Component;
import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.event.KeyEvent;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.MenuSelectionManager;

/** Brings keys to the game, unless something else in the window wants them. */
final class KeyEar implements KeyEventDispatcher {
    private final JFrame frame;
    private final Evening evening;

    KeyEar(JFrame frame, Evening evening) {
        this.frame = frame;
        this.evening = evening;
    }

    void open() {
        KeyboardFocusManager.getCurrentKeyboardFocusManager().addKeyEventDispatcher(this);
    }

    void close() {
        KeyboardFocusManager.getCurrentKeyboardFocusManager().removeKeyEventDispatcher(this);
    }

    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        Component focus = event.getComponent();
        if (!evening.isOn() || !isHere(focus) || isInMenu()) {
            return false;
        }
        if (focus instanceof JButton button && event.getKeyCode() == KeyEvent.VK_ENTER) {
            if (event.getID() == KeyEvent.KEY_PRESSED) {
                button.doClick(0);
            }
            return true;
        }
        Optional<Key> key = Keys.of(event);
        key.ifPresent(evening::hear);
        return key.isPresent();
    }

    private boolean isHere(Component focus) {
        return focus.equals(frame) || frame.isAncestorOf(focus);
    }

    private static boolean isInMenu() {
        return MenuSelectionManager.defaultManager().getSelectedPath().length > 0;
    }
}

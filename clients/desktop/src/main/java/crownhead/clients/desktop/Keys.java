package crownhead.clients.desktop;

import crownhead.clients.presenter.Key;
import java.awt.event.KeyEvent;
import java.util.Optional;

/** What keys mean at a table. */
final class Keys {
    private static final int SHORTCUT =
            KeyEvent.CTRL_DOWN_MASK | KeyEvent.ALT_DOWN_MASK | KeyEvent.META_DOWN_MASK;

    private Keys() {}

    /** The key of an event, if it is one that a table understands. */
    static Optional<Key> of(KeyEvent event) {
        if ((event.getModifiersEx() & SHORTCUT) != 0) {
            return Optional.empty();
        }
        return switch (event.getID()) {
            case KeyEvent.KEY_PRESSED -> named(event.getKeyCode());
            case KeyEvent.KEY_TYPED -> letter(event.getKeyChar());
            default -> Optional.empty();
        };
    }

    /** The key that a hint speaks of, if it is one key. */
    static Optional<Key> of(String hint) {
        return switch (hint) {
            case "Enter" -> Optional.of(Key.Named.ENTER);
            case "Esc" -> Optional.of(Key.Named.ESCAPE);
            default ->
                    hint.length() == 1 && hint.charAt(0) < 128
                            ? Optional.of(new Key.Letter(hint.charAt(0)))
                            : Optional.empty();
        };
    }

    private static Optional<Key> named(int code) {
        return switch (code) {
            case KeyEvent.VK_LEFT -> Optional.of(Key.Named.LEFT);
            case KeyEvent.VK_RIGHT -> Optional.of(Key.Named.RIGHT);
            case KeyEvent.VK_UP -> Optional.of(Key.Named.UP);
            case KeyEvent.VK_DOWN -> Optional.of(Key.Named.DOWN);
            case KeyEvent.VK_ENTER -> Optional.of(Key.Named.ENTER);
            case KeyEvent.VK_ESCAPE -> Optional.of(Key.Named.ESCAPE);
            case KeyEvent.VK_BACK_SPACE -> Optional.of(Key.Named.BACKSPACE);
            default -> Optional.empty();
        };
    }

    /** A space is not one: it presses the button that has the focus. */
    private static Optional<Key> letter(char typed) {
        boolean isLetter =
                typed != KeyEvent.CHAR_UNDEFINED && typed > ' ' && !Character.isISOControl(typed);
        return isLetter ? Optional.of(new Key.Letter(typed)) : Optional.empty();
    }
}

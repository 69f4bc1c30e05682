package crownhead.clients.terminal;

import crownhead.clients.presenter.Key;
import java.io.IOException;
import org.jline.utils.NonBlockingReader;

/** Reads the characters that a terminal sends as keys. */
final class Keyboard {
    /** Characters, as JLine reads them. */
    @FunctionalInterface
    interface Characters {
        /** The next one, or that none came in time. */
        int read(long millis) throws IOException;
    }

    /** A read that has no end could not be closed. */
    private static final long IDLE_MILLIS = 200;

    /** What comes later than this after an escape is another key. */
    private static final long ESCAPE_MILLIS = 60;

    private static final int ESCAPE = 0x1B;
    private static final int NONE = NonBlockingReader.READ_EXPIRED;

    private final Characters characters;
    private int waiting = NONE;

    Keyboard(Characters characters) {
        this.characters = characters;
    }

    Stroke next() throws IOException {
        int character = waiting == NONE ? characters.read(IDLE_MILLIS) : waiting;
        waiting = NONE;
        return switch (character) {
            case NonBlockingReader.EOF -> Stroke.Other.GONE;
            case NONE -> Stroke.Other.NONE;
            case ESCAPE -> escape();
            case '\r', '\n' -> pressed(Key.Named.ENTER);
            case '\b', 0x7F -> pressed(Key.Named.BACKSPACE);
            case 0x03 -> pressed(Key.Named.INTERRUPT);
            case 0x1A -> Stroke.Other.SUSPEND;
            default ->
                    Character.isISOControl(character)
                            ? Stroke.Other.NONE
                            : pressed(new Key.Letter((char) character));
        };
    }

    /** The key itself, or the beginning of another that is sent as several characters. */
    private Stroke escape() throws IOException {
        int next = characters.read(ESCAPE_MILLIS);
        if (next == '[' || next == 'O') {
            return sequence();
        }
        waiting = next;
        return pressed(Key.Named.ESCAPE);
    }

    /** Numbers may come before the letter that says which key it is. */
    private Stroke sequence() throws IOException {
        int last = characters.read(ESCAPE_MILLIS);
        while (last >= ' ' && last < '@') {
            last = characters.read(ESCAPE_MILLIS);
        }
        return switch (last) {
            case 'A' -> pressed(Key.Named.UP);
            case 'B' -> pressed(Key.Named.DOWN);
            case 'C' -> pressed(Key.Named.RIGHT);
            case 'D' -> pressed(Key.Named.LEFT);
            // The key pad's own Enter.
            case 'M' -> pressed(Key.Named.ENTER);
            case NonBlockingReader.EOF -> Stroke.Other.GONE;
            default -> Stroke.Other.NONE;
        };
    }

    private static Stroke pressed(Key key) {
        return new Stroke.Pressed(key);
    }
}

package crownhead.rules.notation;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;

/** Text read character by character, knowing its line and column. It holds a small window only. */
final class Source {
    static final int END = -1;

    private static final int WINDOW = 8192;
    private static final int LOOK_AHEAD = 32;
    private static final Reader EMPTY = new StringReader("");
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final Reader reader;
    private final char[] window;
    private int next;
    private int end;
    private boolean isDry;
    private int line = 1;
    private int column = 1;
    private int taken;
    private boolean isLineStart = true;

    Source(Reader reader) throws IOException {
        this.reader = reader;
        window = new char[WINDOW];
        if (peek() == BYTE_ORDER_MARK) {
            next++;
        }
    }

    /** A text that stands at a line and column of a larger one. */
    Source(String text, int line, int column) {
        reader = EMPTY;
        window = text.toCharArray();
        end = window.length;
        isDry = true;
        this.line = line;
        this.column = column;
    }

    int line() {
        return line;
    }

    int column() {
        return column;
    }

    /** How many characters were taken since the last {@link #countAnew}. */
    int taken() {
        return taken;
    }

    void countAnew() {
        taken = 0;
    }

    /** The next character, which stays, or {@link #END}. */
    int peek() throws IOException {
        return has(1) ? window[next] : END;
    }

    /** The character after the next one, or {@link #END}. */
    int peekSecond() throws IOException {
        return has(2) ? window[next + 1] : END;
    }

    /** Takes the next character; only after {@link #peek} has shown that there is one. */
    char take() throws IOException {
        if (!has(1)) {
            throw new IllegalStateException("Nothing is left to take");
        }
        char c = window[next++];
        taken++;
        if (c == '\n') {
            line++;
            column = 1;
            isLineStart = true;
        } else {
            column++;
            isLineStart &= isSpace(c);
        }
        return c;
    }

    /** Whether nothing but space has been taken from this line. */
    boolean isLineStart() {
        return isLineStart;
    }

    boolean isLookingAt(String text) throws IOException {
        if (!has(text.length())) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (window[next + i] != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    void skipSpaces() throws IOException {
        while (isSpace(peek())) {
            take();
        }
    }

    void skipWord() throws IOException {
        while (peek() != END && !isSpace(peek())) {
            take();
        }
    }

    void skipLine() throws IOException {
        while (peek() != END && peek() != '\n') {
            take();
        }
    }

    NotationException fault(String sentence) {
        return new NotationException(Fault.unreadable(line, column, sentence));
    }

    /** The next character as a sentence names it. */
    String found() throws IOException {
        int c = peek();
        if (c == END) {
            return "the end of the text";
        }
        return c < ' ' ? "a line break or control character" : "\"" + (char) c + "\"";
    }

    static boolean isSpace(int c) {
        // Old files end with control-Z, and some carry a no-break space.
        return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == 0x1A
                || c == 0xA0;
    }

    static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private boolean has(int count) throws IOException {
        if (end - next >= count) {
            return true;
        }
        fill();
        return end - next >= count;
    }

    private void fill() throws IOException {
        while (!isDry && end - next < LOOK_AHEAD) {
            System.arraycopy(window, next, window, 0, end - next);
            end -= next;
            next = 0;
            int count = reader.read(window, end, window.length - end);
            if (count < 0) {
                isDry = true;
            } else {
                end += count;
            }
        }
    }
}

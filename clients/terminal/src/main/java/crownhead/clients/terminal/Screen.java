package crownhead.clients.terminal;

import java.util.List;
import java.util.Objects;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedCharSequence;
import org.jline.utils.AttributedCharSequence.ForceMode;
import org.jline.utils.AttributedString;
import org.jline.utils.InfoCmp.Capability;

/**
 * The whole screen of a terminal, taken from whatever was there and given back as it was. Whoever
 * gives it back may come from another thread: then nothing is drawn any more.
 */
final class Screen implements AutoCloseable {
    private static final String PLAIN = "\u001b[0m";

    private final Terminal terminal;
    private final Depth depth;
    private final Attributes before;
    private List<AttributedString> shown = List.of();
    private boolean isTaken;
    private boolean isClosed;

    Screen(Terminal terminal, Depth depth) {
        this.terminal = terminal;
        this.depth = depth;
        before = terminal.getAttributes();
    }

    synchronized ScreenSize size() {
        if (isClosed) {
            return ScreenSize.SMALLEST;
        }
        Size size = terminal.getSize();
        return ScreenSize.reported(size.getColumns(), size.getRows());
    }

    /** Keys come as they are pressed, also those that would end or stop the program. */
    synchronized void take() {
        if (isTaken || isClosed) {
            return;
        }
        isTaken = true;
        terminal.enterRawMode();
        Attributes raw = terminal.getAttributes();
        raw.setLocalFlag(LocalFlag.ISIG, false);
        terminal.setAttributes(raw);
        terminal.puts(Capability.enter_ca_mode);
        terminal.puts(Capability.cursor_invisible);
        clear();
    }

    /** As it was before it was taken. */
    synchronized void giveBack() {
        if (!isTaken) {
            return;
        }
        isTaken = false;
        terminal.writer().write(PLAIN);
        terminal.puts(Capability.cursor_normal);
        terminal.puts(Capability.exit_ca_mode);
        terminal.flush();
        terminal.setAttributes(before);
    }

    synchronized void clear() {
        if (isTaken) {
            terminal.writer().write(PLAIN);
            terminal.puts(Capability.clear_screen);
            shown = List.of();
        }
    }

    /** Draws the lines that are not there yet. */
    synchronized void draw(List<AttributedString> lines) {
        if (!isTaken) {
            return;
        }
        for (int row = 0; row < lines.size(); row++) {
            if (row >= shown.size() || !Objects.equals(lines.get(row), shown.get(row))) {
                draw(row, lines.get(row));
            }
        }
        shown = lines;
        terminal.flush();
    }

    private void draw(int row, AttributedString line) {
        terminal.puts(Capability.cursor_address, row, 0);
        terminal.writer().write(ansi(line) + PLAIN);
        terminal.puts(Capability.clr_eol);
    }

    private String ansi(AttributedString line) {
        return switch (depth) {
            case NO_COLOUR -> line.toAnsi(8, ForceMode.None);
            case COLOURS_16, COLOURS_256 -> line.toAnsi(depth.colours(), ForceMode.None);
            case TRUE_COLOUR ->
                    line.toAnsi(AttributedCharSequence.TRUE_COLORS, ForceMode.ForceTrueColors);
        };
    }

    @Override
    public synchronized void close() {
        giveBack();
        isClosed = true;
    }
}

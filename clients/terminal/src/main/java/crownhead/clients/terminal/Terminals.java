package crownhead.clients.terminal;

import java.io.Console;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;

/** Finds the terminal that the program was started on, and what it can show. */
final class Terminals {
    private Terminals() {}

    static Terminal open() throws NoTerminal {
        if (Optional.ofNullable(System.console()).filter(Console::isTerminal).isEmpty()) {
            throw new NoTerminal(
                    "This needs a terminal: its input and its output must not be redirected.");
        }
        // Otherwise Control and C would come twice: as a key, and as a signal made from it.
        System.setProperty(TerminalBuilder.PROP_SOFTWARE_SIGNALS, "false");
        Terminal terminal = open("jni").or(() -> open("ffm")).orElseThrow(Terminals::unusable);
        if (terminal.getStringCapability(Capability.cursor_address) == null) {
            throw new NoTerminal(
                    "This terminal (TERM="
                            + terminal.getType()
                            + ") cannot place its cursor, which the board needs.");
        }
        return terminal;
    }

    private static NoTerminal unusable() {
        return new NoTerminal("This terminal cannot be used: it does not tell its settings.");
    }

    private static Optional<Terminal> open(String provider) {
        try {
            return Optional.of(
                    TerminalBuilder.builder()
                            .provider(provider)
                            .system(true)
                            .dumb(false)
                            .graphemeCluster(false)
                            .nativeSignals(true)
                            .build());
        } catch (IOException | IllegalStateException | UnsatisfiedLinkError e) {
            // The next provider is tried; when none is left, that is told.
            return Optional.empty();
        }
    }

    /** What a terminal can show. */
    static Look look(Terminal terminal, Look.Glyphs wished) {
        boolean canUnicode = terminal.outputEncoding().newEncoder().canEncode('▀');
        return new Look(
                Depth.of(colours(terminal), environment("COLORTERM"), environment("NO_COLOR")),
                canUnicode ? wished : Look.Glyphs.ASCII);
    }

    private static int colours(Terminal terminal) {
        return Optional.ofNullable(terminal.getNumericCapability(Capability.max_colors)).orElse(0);
    }

    private static String environment(String name) {
        return Optional.ofNullable(System.getenv(name)).orElse("").toLowerCase(Locale.ROOT);
    }
}

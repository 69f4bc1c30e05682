package crownhead.clients.terminal;

import crownhead.clients.act.Act;
import crownhead.clients.act.Curtain;
import crownhead.clients.presenter.Exit;
import crownhead.clients.presenter.Key;
import java.io.IOException;
import java.time.InstantSource;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.ShutdownHooks;

/** Plays an act on the terminal that the program was started on. */
public final class TerminalClient {
    /** Which characters a person wants to see. */
    public enum Characters {
        /** All that the terminal can show. */
        ALL,
        ASCII
    }

    private TerminalClient() {}

    /** Plays an act to its end. However it ends, the terminal is as it was. */
    public static Curtain play(Act.Opening opening, Characters characters, InstantSource time)
            throws NoTerminal {
        // It comes before the terminal: what is added first is also done first.
        LastResort lastResort = ShutdownHooks.add(new LastResort());
        Terminal terminal = Terminals.open();
        Look look =
                Terminals.look(
                        terminal,
                        characters == Characters.ASCII ? Look.Glyphs.ASCII : Look.Glyphs.UNICODE);
        Screen screen = new Screen(terminal, look.depth());
        lastResort.guard(screen);
        try (terminal;
                screen) {
            Stage stage = new Stage(screen, new Drawing(look), time);
            screen.take();
            listen(terminal, stage);
            try (Act act = opening.open(stage)) {
                return stage.play(act);
            }
        } catch (IOException e) {
            return new Curtain(Exit.LOST, "The terminal is lost: " + e.getMessage());
        }
    }

    /** Keys and signals reach the stage from threads of their own. */
    private static void listen(Terminal terminal, Stage stage) {
        terminal.handle(Signal.INT, _ -> stage.strike(new Stroke.Pressed(Key.Named.INTERRUPT)));
        terminal.handle(Signal.TSTP, _ -> stage.strike(Stroke.Other.SUSPEND));
        terminal.handle(Signal.WINCH, _ -> stage.execute(() -> {}));
        Keyboard keyboard = new Keyboard(terminal.reader()::read);
        Thread.ofPlatform().daemon().name("keyboard").start(() -> read(keyboard, stage));
    }

    private static void read(Keyboard keyboard, Stage stage) {
        Stroke stroke = Stroke.Other.NONE;
        while (stroke != Stroke.Other.GONE) {
            try {
                stroke = keyboard.next();
            } catch (IOException e) {
                stroke = Stroke.Other.GONE;
            }
            if (stroke != Stroke.Other.NONE) {
                stage.strike(stroke);
            }
        }
    }
}

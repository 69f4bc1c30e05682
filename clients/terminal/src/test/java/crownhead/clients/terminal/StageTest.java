package crownhead.clients.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.clients.act.Act;
import crownhead.clients.act.Curtain;
import crownhead.clients.presenter.Exit;
import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Scene;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.impl.LineDisciplineTerminal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The screen and the thread of an act, on a terminal that is only in memory. */
class StageTest {
    private static final String TAKEN = "\u001b[?1049h";
    private static final String GIVEN_BACK = "\u001b[?1049l";
    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private LineDisciplineTerminal terminal;
    private Screen screen;

    StageTest() throws IOException {
        terminal =
                new LineDisciplineTerminal("test", "xterm-256color", out, StandardCharsets.UTF_8);
        terminal.setSize(Size.of(80, 24));
        screen = new Screen(terminal, Depth.COLOURS_256);
    }

    @Nested
    class AScreen {
        private final Attributes before = terminal.getAttributes();

        @BeforeEach
        void take() {
            screen.take();
        }

        @Test
        void isTakenAndGivenBackAsItWas() {
            assertThat(written()).contains(TAKEN, "\u001b[?25l");
            assertThat(terminal.getAttributes().getLocalFlag(Attributes.LocalFlag.ISIG)).isFalse();
            screen.close();
            assertThat(written()).contains(GIVEN_BACK, "\u001b[?25h");
            assertThat(terminal.getAttributes()).hasToString(before.toString());
        }

        @Test
        void isGivenBackOnceOnly() {
            screen.close();
            written();
            screen.close();
            screen.take();
            screen.draw(new Drawing(Drawn.BARE).of(Scenes.game(), screen.size(), Blink.ON));
            assertThat(written()).isEmpty();
        }

        @Test
        void isDrawnWhereItChangedOnly() {
            Drawing drawing = new Drawing(Drawn.ALL_COLOURS);
            screen.draw(drawing.of(Scenes.game(), screen.size(), Blink.ON));
            int whole = written().length();
            screen.draw(drawing.of(Scenes.game(), screen.size(), Blink.OFF));
            assertThat(written().length()).isBetween(1, whole / 4);
            screen.draw(drawing.of(Scenes.game(), screen.size(), Blink.OFF));
            assertThat(written()).isEmpty();
        }
    }

    @Nested
    class AnAct {
        private final Recorded act = new Recorded();
        private final Stage stage =
                new Stage(screen, new Drawing(Drawn.BARE), InstantSource.fixed(NOON));

        @BeforeEach
        void take() {
            screen.take();
        }

        @Test
        void getsItsKeysAndEndsByItself() {
            stage.strike(new Stroke.Pressed(Key.Named.LEFT));
            stage.strike(Stroke.Other.NONE);
            stage.strike(new Stroke.Pressed(new Key.Letter('q')));
            assertThat(stage.play(act)).isEqualTo(new Curtain(Exit.LEFT, "bye"));
            assertThat(act.keys).containsExactly(Key.Named.LEFT, new Key.Letter('q'));
            assertThat(written()).contains("You must perform a jump");
        }

        @Test
        void getsNoKeyAfterItsEnd() {
            stage.strike(new Stroke.Pressed(new Key.Letter('q')));
            stage.strike(new Stroke.Pressed(Key.Named.ENTER));
            stage.play(act);
            assertThat(act.keys).containsExactly(new Key.Letter('q'));
        }

        @Test
        void endsWhenNobodyIsAtTheKeyboard() {
            stage.strike(Stroke.Other.GONE);
            assertThat(stage.play(act).exit()).isEqualTo(Exit.LOST);
        }

        @Test
        @Tag("TE-2b")
        @Tag("TE-2c")
        void followsTheSizeOfTheTerminal() {
            stage.execute(() -> terminal.setSize(Size.of(70, 20)));
            act.onTick.add(() -> {});
            act.onTick.add(() -> {
                assertThat(written()).contains("this terminal has 70x20");
                terminal.setSize(Size.of(150, 50));
            });
            act.onTick.add(() -> {
                assertThat(written()).contains("You must perform a jump");
                act.isOver = true;
            });
            stage.play(act);
            assertThat(act.onTick).isEmpty();
        }

        @Test
        void isDrawnAgainOnlyWhenItChanged() {
            act.onTick.add(StageTest.this::written);
            act.onTick.add(() -> act.isOver = true);
            stage.play(act);
            assertThat(written()).isEmpty();
        }
    }

    /** What was written to the terminal since this was asked last. */
    private String written() {
        terminal.flush();
        String text = out.toString(StandardCharsets.UTF_8);
        out.reset();
        return text;
    }

    /** Writes down its keys, does something at each tick, and ends with a q. */
    private static final class Recorded implements Act {
        final List<Key> keys = new ArrayList<>();
        final List<Runnable> onTick = new ArrayList<>();
        boolean isOver;

        @Override
        public Scene scene(Instant now) {
            return Scenes.game();
        }

        @Override
        public void press(Key key, Instant now) {
            keys.add(key);
            isOver |= key.equals(new Key.Letter('q'));
        }

        @Override
        public void tick() {
            if (!onTick.isEmpty()) {
                onTick.removeFirst().run();
            }
        }

        @Override
        public Optional<Curtain> curtain() {
            return isOver ? Optional.of(new Curtain(Exit.LEFT, "bye")) : Optional.empty();
        }

        @Override
        public void close() {}
    }
}

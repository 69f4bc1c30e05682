package crownhead.clients.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.clients.act.Curtain;
import crownhead.clients.connection.Name;
import crownhead.clients.presenter.Exit;
import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Scene;
import crownhead.rules.dress.ColourSet;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MenuTest {
    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    private final List<String> opened = new ArrayList<>();
    private final Menu menu =
            new Menu(_ -> {}, new NoHost(), InstantSource.fixed(NOON), new Random(1));

    /** A computer that has no port left. */
    private final class NoHost implements TableHost {
        @Override
        public OpenTable open(Duration patience, ColourSet colours, Reach reach) throws NotOpened {
            opened.add(patience + " " + colours.id() + " " + reach);
            throw new NotOpened("No port is free.");
        }
    }

    @AfterEach
    void close() {
        menu.close();
    }

    @Test
    @Tag("TE-1e")
    void hasNewTableJoinWatchAndOptions() {
        assertThat(shown())
                .containsSubsequence(
                        "▸ New table",
                        "Join a table or a house",
                        "Watch a table",
                        "Two at this keyboard",
                        "Options",
                        "Quit");
    }

    @Test
    void isLeftByItsLastLine() {
        press(Key.Named.UP, Key.Named.ENTER);
        assertThat(menu.curtain()).contains(new Curtain(Exit.LEFT, ""));
    }

    @Test
    void isLeftByControlC() {
        press(Key.Named.INTERRUPT);
        assertThat(menu.curtain()).isPresent();
    }

    @Nested
    class TheOptions {
        @Test
        @Tag("TE-1e")
        void areLimitsColoursAndANameAndAreUsed() {
            down(4);
            press(Key.Named.ENTER);
            assertThat(shown())
                    .containsSubsequence(
                            "Time limit   10 minutes", "Colours      white-red", "Name");
            press(Key.Named.RIGHT, Key.Named.DOWN, Key.Named.LEFT);
            assertThat(shown()).containsSubsequence("30 minutes", "black-red");
            press(Key.Named.ESCAPE, Key.Named.ENTER);
            assertThat(opened).containsExactly("PT30M black-red THIS_COMPUTER");
        }

        @Test
        void openANewTableToTheNetworkOnlyWhenAsked() {
            down(4);
            press(Key.Named.ENTER);
            assertThat(shown()).contains("New table    for this computer only");
            down(2);
            press(Key.Named.RIGHT);
            assertThat(shown()).contains("New table    for everyone on the network");
            press(Key.Named.ESCAPE, Key.Named.ENTER);
            assertThat(opened).containsExactly("PT10M white-red NETWORK");
        }

        @Test
        void refuseANameThatTheHouseWouldRefuse() {
            down(4);
            press(Key.Named.ENTER, Key.Named.UP, Key.Named.UP, Key.Named.ENTER);
            type("A<");
            press(Key.Named.ENTER);
            assertThat(shown()).contains("A<_").contains(Name.RULE);
            press(Key.Named.BACKSPACE, Key.Named.ENTER);
            assertThat(shown()).contains("▸ Name         A");
        }
    }

    @Nested
    class ANewTable {
        @Test
        void thatCannotBeOpenedIsToldAndTheMenuStays() {
            press(Key.Named.ENTER);
            assertThat(shown()).contains("No port is free.", "▸ New table");
        }
    }

    @Nested
    class ATableToJoin {
        @Test
        @Tag("TE-1e")
        void isAskedForAndConnectedTo() {
            press(Key.Named.DOWN, Key.Named.ENTER);
            assertThat(shown()).contains("HOST:PORT, http://HOST, or a link", "localhost_");
            type(":1");
            press(Key.Named.ENTER);
            assertThat(shown()).contains("Connecting to localhost:1");
        }

        @Test
        void mayBeALinkToAGame() {
            press(Key.Named.DOWN, Key.Named.ENTER);
            type("http://127.0.0.1:1/join#7K3M");
            assertThat(shown()).contains("▸ http://127.0.0.1:1/join#7K3M_");
            press(Key.Named.ENTER);
            assertThat(shown()).contains("Connecting to http://127.0.0.1:1");
        }

        @Test
        void isAskedForAgainWhenItIsUnclear() {
            press(Key.Named.DOWN, Key.Named.DOWN, Key.Named.ENTER);
            type(":x");
            press(Key.Named.ENTER);
            assertThat(shown()).contains("'x' is no port");
            press(Key.Named.ESCAPE);
            assertThat(shown()).contains("▸ New table");
        }
    }

    @Test
    void twoAtThisKeyboardPlayAndComeBackToTheMenu() {
        down(3);
        press(Key.Named.ENTER);
        assertThat(menu.scene(NOON)).isInstanceOf(Scene.Game.class);
        press(new Key.Letter('q'), new Key.Letter('y'));
        menu.tick();
        assertThat(shown()).contains("▸ New table");
        assertThat(menu.curtain()).isEmpty();
    }

    private void down(int lines) {
        for (int i = 0; i < lines; i++) {
            press(Key.Named.DOWN);
        }
    }

    private void type(String text) {
        text.chars().forEach(character -> press(new Key.Letter((char) character)));
    }

    private void press(Key... keys) {
        for (Key key : keys) {
            menu.press(key, NOON);
        }
    }

    private String shown() {
        Scene.Start start = (Scene.Start) menu.scene(NOON);
        return start.task() + "\n" + String.join("\n", start.details());
    }
}

package crownhead.clients.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.clients.presenter.Key;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyboardTest {
    private static final int PAUSE = -2;
    private static final int END = -1;

    @ParameterizedTest
    @CsvSource({
        "[A, UP",
        "[B, DOWN",
        "[C, RIGHT",
        "[D, LEFT",
        "OA, UP",
        "OB, DOWN",
        "OC, RIGHT",
        "OD, LEFT",
        "[1;5C, RIGHT",
        "OM, ENTER"
    })
    void readsArrowsHoweverTheTerminalSendsThem(String sequence, Key.Named key) throws IOException {
        assertThat(strokes("\u001b" + sequence)).containsExactly(key);
    }

    @ParameterizedTest
    @CsvSource({"13, ENTER", "10, ENTER", "127, BACKSPACE", "8, BACKSPACE", "3, INTERRUPT"})
    void readsKeysOfOneCharacter(int character, Key.Named key) throws IOException {
        assertThat(strokes(new int[] {character})).containsExactly(key);
    }

    @Test
    void readsLetters() throws IOException {
        assertThat(strokes("r?9é"))
                .containsExactly(
                        new Key.Letter('r'),
                        new Key.Letter('?'),
                        new Key.Letter('9'),
                        new Key.Letter('é'));
    }

    @Test
    void takesAnEscapeForTheKeyWhenNothingFollows() throws IOException {
        assertThat(strokes(0x1B, PAUSE, 'q'))
                .containsExactly(Key.Named.ESCAPE, new Key.Letter('q'));
    }

    @Test
    void keepsALetterThatFollowsAnEscapeAtOnce() throws IOException {
        assertThat(strokes(0x1B, 'q', 0x1B, 0x1B, '[', 'A'))
                .containsExactly(
                        Key.Named.ESCAPE, new Key.Letter('q'), Key.Named.ESCAPE, Key.Named.UP);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u001b[3~", "\u001b[15~", "\u001bOP", "\u0001"})
    void passesOverKeysThatMeanNothing(String characters) throws IOException {
        assertThat(strokes(characters + "q")).containsExactly(new Key.Letter('q'));
    }

    @Test
    void tellsWhenToGoToTheShell() throws IOException {
        List<Integer> characters = new ArrayList<>(List.of(0x1A));
        assertThat(new Keyboard(_ -> characters.removeFirst()).next())
                .isEqualTo(Stroke.Other.SUSPEND);
    }

    private static List<Key> strokes(String characters) throws IOException {
        return strokes(characters.chars().toArray());
    }

    private static List<Key> strokes(int... characters) throws IOException {
        List<Integer> coming = new ArrayList<>();
        for (int character : characters) {
            coming.add(character);
        }
        Keyboard keyboard = new Keyboard(_ -> coming.isEmpty() ? END : coming.removeFirst());
        List<Key> keys = new ArrayList<>();
        for (Stroke stroke = keyboard.next(); stroke != Stroke.Other.GONE; ) {
            if (stroke instanceof Stroke.Pressed(Key key)) {
                keys.add(key);
            }
            stroke = keyboard.next();
        }
        return keys;
    }
}

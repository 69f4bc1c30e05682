package crownhead.clients.connection;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Scene;
import crownhead.rules.Game;
import crownhead.rules.Move;
import crownhead.rules.Ruling;
import crownhead.rules.notation.MoveText;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games at one keyboard, played by pressing arrows and Enter at random. */
final class LocalGamesTest {
    private static final int MOST_KEYS = 40_000;
    private static final List<Key.Named> KEYS =
            List.of(
                    Key.Named.LEFT,
                    Key.Named.RIGHT,
                    Key.Named.UP,
                    Key.Named.DOWN,
                    Key.Named.ENTER,
                    Key.Named.ENTER,
                    Key.Named.ENTER,
                    Key.Named.ESCAPE);

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    @Tag("GA-3d")
    @Tag("TE-3b")
    @Tag("TE-3c")
    void aGameIsPlayedToItsEndByKeysAlone(long seed) {
        LocalScreen screen = new LocalScreen(LocalTable.usualTerms());
        playToTheEnd(screen, new SplittableRandom(seed));
        Game replayed = replay(screen.game().moves());
        assertThat(replayed.isOver()).as("seed %s", seed).isTrue();
        assertThat(replayed.position()).isEqualTo(screen.game().board().position());
        screen.press(Key.Named.ENTER);
        assertThat(screen.overlayTitle()).isEqualTo("Another game?");
    }

    private static void playToTheEnd(LocalScreen screen, RandomGenerator random) {
        for (int i = 0; i < MOST_KEYS && screen.game().overlay().isEmpty(); i++) {
            screen.press(KEYS.get(random.nextInt(KEYS.size())));
            Scene.Board board = screen.game().board();
            assertThat(board.cursor().map(board.choices()::contains).orElse(true)).isTrue();
        }
    }

    /** The game that stands in a move list, checked by the rules. */
    private static Game replay(List<String> lines) {
        Game game = Game.start(LocalTable.usualTerms().drawRule());
        for (String line : lines) {
            for (String move : line.substring(line.indexOf(' ') + 1).split(" ", -1)) {
                game = game.after(legal(game, move));
            }
        }
        return game;
    }

    private static Move legal(Game game, String move) {
        return switch (game.position().ruling(MoveText.read(move))) {
            case Ruling.Legal(Move legal) -> legal;
            case Ruling.Refused(var why) -> throw new AssertionError(move + ": " + why.sentence());
        };
    }
}

package crownhead.browser;

import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Move;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** Ann, who moves first, and Bob at one screen, in the middle of a game that was kept there. */
final class OneScreen {
    private static final int TRIES = 50_000;

    private OneScreen() {}

    /** A game that has come to a position of this kind, as random players get there. */
    static Game cameTo(Predicate<Game> kind) {
        Random random = new Random(1847);
        for (int i = 0; i < TRIES; i++) {
            Game game = Game.start(DrawRule.CLAIMED);
            while (!game.isOver() && game.drawClaim().isEmpty()) {
                if (kind.test(game)) {
                    return game;
                }
                List<Move> legal = game.position().legalMoves();
                game = game.after(legal.get(random.nextInt(legal.size())));
            }
        }
        throw new IllegalStateException("No random game came to such a position");
    }

    /** Sits down at a game as the page would have kept it. */
    static void sitDown(Visitor visitor, Game game) {
        visitor.page()
                .addInitScript(
                        """
                        if (!localStorage.getItem('crownhead.local')) {
                          const now = Date.now();
                          localStorage.setItem('crownhead.local', JSON.stringify({
                            format: 1, away: 0, seenAt: now,
                            kept: {
                              terms: {
                                time: 'none', limitMillis: 0, moreMillis: 0, colours: 'red-white',
                                hostIsFirst: true, host: 'Ann', guest: 'Bob', reader: '',
                              },
                              turning: false, startedAt: now,
                              asked: %s.map((path) => ({ what: 'play', path, at: now })),
                            },
                          }));
                        }
                        """
                                .formatted(paths(game)));
        visitor.visit("/local").square(1).waitFor();
    }

    private static List<List<Integer>> paths(Game game) {
        return game.moves().stream().map(ShortGame::squares).toList();
    }
}

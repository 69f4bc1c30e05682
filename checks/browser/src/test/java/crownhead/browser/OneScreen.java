package crownhead.browser;

import java.util.List;

/** Ann, who moves first, and Bob at one screen, in the middle of a game that was kept there. */
final class OneScreen {
    private OneScreen() {}

    /** Sits down at a game as the page would have kept it. */
    static void sitDown(Visitor visitor, ShortGame game) {
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

    private static List<List<Integer>> paths(ShortGame game) {
        return game.moves().stream().map(ShortGame::squares).toList();
    }
}

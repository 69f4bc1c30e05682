package crownhead.clients.browser;

import crownhead.engine.Endgames;

/** What a learner can reach, and is to reach, whatever the other side does. */
enum Goal {
    WIN(Endgames.WIN),
    DRAW(Endgames.DRAW);

    private final int verdict;

    Goal(int verdict) {
        this.verdict = verdict;
    }

    /** As the tables have it, for the learner. */
    int verdict() {
        return verdict;
    }
}

package crownhead.engine.training;

/**
 * What to learn from.
 *
 * @param commit of the program that plays and learns
 * @param games how many in the first generation; every other has twice as many as the one before
 * @param nodes how many positions a player looks at for a move
 * @param threads how many play at once; the outcome does not depend on it
 */
public record TrainingPlan(
        long seed, String commit, int generations, int games, int nodes, int threads) {
    /** Of the first generation, whose searches know little of what they say. */
    private static final double RESULT_SHARE = 0.8;

    public TrainingPlan {
        requireAtLeastOne("generations", generations);
        requireAtLeastOne("games", games);
        requireAtLeastOne("nodes", nodes);
        requireAtLeastOne("threads", threads);
    }

    int games(int generation) {
        return games << (generation - 1);
    }

    /**
     * How much the end of a game counts in a generation. One game says little of each of its
     * positions; the better the searches are, the more is learned from what they say.
     */
    double resultShare(int generation) {
        return RESULT_SHARE / (1 << (generation - 1));
    }

    long seedOf(int generation, int game) {
        return seed * 1_000_000_007L + generation * 100_000_000L + game;
    }

    /** What the weights say of where they come from. */
    String origin(int positions) {
        return "Crownhead weights 1\nseed: "
                + seed
                + "\ncommit: "
                + commit
                + "\ngenerations: "
                + generations
                + "\ngames: "
                + games
                + ", then twice as many each time, "
                + nodes
                + " nodes a move\npositions: "
                + positions;
    }

    static void requireAtLeastOne(String what, int number) {
        if (number < 1) {
            throw new IllegalArgumentException("No " + what + " " + number + ": it starts at 1");
        }
    }
}

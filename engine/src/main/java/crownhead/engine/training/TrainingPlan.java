package crownhead.engine.training;

/**
 * What to learn from.
 *
 * @param commit of the program that plays and learns
 * @param games how many in each generation
 * @param nodes how many positions a player looks at for a move
 * @param threads how many play at once; the outcome does not depend on it
 */
public record TrainingPlan(
        long seed, String commit, int generations, int games, int nodes, int threads) {
    public TrainingPlan {
        requireAtLeastOne("generations", generations);
        requireAtLeastOne("games", games);
        requireAtLeastOne("nodes", nodes);
        requireAtLeastOne("threads", threads);
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
                + " each, "
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

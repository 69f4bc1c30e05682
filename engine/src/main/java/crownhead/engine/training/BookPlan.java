package crownhead.engine.training;

/**
 * How long to look at openings.
 *
 * @param commit of the program that looks
 * @param ballots how many of the ballots in use
 * @param nodes how many positions are looked at for each move
 * @param threads how many look at once; the outcome does not depend on it
 */
public record BookPlan(String commit, int ballots, int nodes, int threads) {
    public BookPlan {
        TrainingPlan.requireAtLeastOne("ballots", ballots);
        TrainingPlan.requireAtLeastOne("nodes", nodes);
        TrainingPlan.requireAtLeastOne("threads", threads);
    }

    /** What the book says of where it comes from. */
    String origin() {
        return "# Crownhead book 1\n# commit: "
                + commit
                + "\n# ballots: "
                + ballots
                + ", "
                + nodes
                + " nodes a move\n";
    }
}

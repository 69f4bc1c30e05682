package crownhead.play.simulation;

/** What must hold in every world, however bad. */
public enum Promise {
    ACKNOWLEDGED_IS_STORED("what was acknowledged is in the log"),
    VERSIONS_IN_ORDER("the versions of a log are 1, 2, 3 and so on"),
    CARRIED_OUT_ONCE("a command is carried out once"),
    LOG_IS_THE_TABLE("every node has the table that the log leads to"),
    TOLD_IN_ORDER("a player is told every decision, in order"),
    TOLD_IS_STORED("what was told is in the log"),
    TIME_IS_FAIR("nobody is charged more time than has passed"),
    ENDS_ONCE("a game ends once"),
    ALL_ARRIVES("what is stored reaches everyone when the storm is over"),
    NOBODY_BREAKS("neither a node nor a player meets what cannot be");

    private final String sentence;

    Promise(String sentence) {
        this.sentence = sentence;
    }

    public String sentence() {
        return sentence;
    }

    Violation brokenBy(String evidence) {
        return new Violation(this, evidence);
    }

    /** A promise that was broken, and how. */
    public record Violation(Promise promise, String evidence) {}
}

package crownhead.server.console;

/** Why a console table refuses what has nothing to do with the game. */
public enum ConsoleRefusal {
    ALREADY_READY("already-ready", "You are in already."),
    OTHER_TABLE("other-table", "That was meant for another table than this one."),
    OTHER_GAME("other-game", "That is not the game that is played here now."),
    NO_HALL("no-hall", "This is a single table: games are found elsewhere."),
    WRONG_PORT("wrong-port", "Go on at the port that was assigned to you."),
    NOT_LET_IN("not-let-in", "The host has not let you in yet."),
    UNAVAILABLE("unavailable", "That could not be done now: try again.");

    private final String code;
    private final String sentence;

    ConsoleRefusal(String code, String sentence) {
        this.code = code;
        this.sentence = sentence;
    }

    /** A stable name for programs. */
    public String code() {
        return code;
    }

    public String sentence() {
        return sentence;
    }
}

package crownhead.server.console;

/** Why a console table refuses what has nothing to do with the game. */
enum ConsoleRefusal {
    ALREADY_READY("already-ready", "You are in already."),
    BAD_ID("bad-id", "A request has an id of 1 to 40 letters, digits, dots, colons, _ and -."),
    OTHER_GAME("other-game", "That is not the game that is played here now."),
    WRONG_PORT("wrong-port", "Go on at the port that was assigned to you."),
    UNAVAILABLE("unavailable", "That could not be done now: try again.");

    private final String code;
    private final String sentence;

    ConsoleRefusal(String code, String sentence) {
        this.code = code;
        this.sentence = sentence;
    }

    String code() {
        return code;
    }

    String sentence() {
        return sentence;
    }
}

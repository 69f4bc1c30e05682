package crownhead.clients.browser;

/** Why a move is advised. */
enum Reason {
    /** There is no other. */
    FORCED("forced"),
    /** It wins the game. */
    WINS("wins"),
    /** It wins pieces, whatever the other side does. */
    GAINS("gains"),
    /** A reply that the other side may like loses pieces. */
    TRAP("trap"),
    /** Another move loses pieces. */
    SPARES("spares"),
    /** The game is lost, and this is the longest way. */
    HOLDS_OUT("holds-out"),
    /** It wins for certain, and another move does not. */
    KEEPS_WIN("keeps-win"),
    /** It draws for certain, and another move loses. */
    KEEPS_DRAW("keeps-draw"),
    /** It is known to be a draw. */
    DRAWS("draws"),
    /** Nothing is won or lost, but it stands best. */
    BEST("best");

    private final String word;

    Reason(String word) {
        this.word = word;
    }

    /** As scripts know it. */
    String word() {
        return word;
    }
}

package crownhead.clients.browser;

/** How good a turn was, by the tables. */
enum Grade {
    BEST("best"),
    /** It ends as it would have, but not as soon, or not as late. */
    SLIP("slip"),
    /** A win or a draw was given away. */
    MISTAKE("mistake");

    private final String word;

    Grade(String word) {
        this.word = word;
    }

    /** As scripts know it. */
    String word() {
        return word;
    }
}

package crownhead.clients.browser;

/** What a group of lessons is about. All of its lessons have the same goal. */
enum Theme {
    /** Who has the move has the better of it where one faces one. */
    MOVE("move", Goal.WIN),
    TWO_KINGS("two-kings", Goal.WIN),
    WITH_A_MAN("with-a-man", Goal.WIN),
    TWO_AGAINST_TWO("two-against-two", Goal.WIN),
    DRAWS("draws", Goal.DRAW);

    private final String word;
    private final Goal goal;

    Theme(String word, Goal goal) {
        this.word = word;
        this.goal = goal;
    }

    /** As scripts know it. */
    String word() {
        return word;
    }

    Goal goal() {
        return goal;
    }
}

package crownhead.server.http;

/** Who may use a route. There is no route without it. */
enum Who {
    /** Everybody, signed in or not. */
    ANYBODY("everybody"),
    /** Whoever is signed in. */
    SIGNED_IN("whoever is signed in"),
    /** Whoever is signed in, or gives a name and is then signed in as a guest. */
    NAMED("whoever is signed in or gives a name"),
    /** Whoever plays in that game. */
    PLAYER("the players of that game"),
    /** Everybody, if the game is public; otherwise its players and whoever has its key. */
    ADMITTED("everybody if the game is public, else its players and who has its key"),
    /** Programs on the house's own machine, unless the operator says otherwise. */
    HOUSE("programs on the house's own machine");

    private final String words;

    Who(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }

    boolean needsSession() {
        return this == SIGNED_IN || this == PLAYER;
    }
}

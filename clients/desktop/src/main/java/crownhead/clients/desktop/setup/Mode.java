package crownhead.clients.desktop.setup;

/** How a game is played. */
public enum Mode {
    /** Two people at this window. */
    HERE("At this computer", "Two players take turns at this window."),
    /** The master system. */
    HOST("Host a game", "This computer waits for a player at another one."),
    /** The remote system. */
    JOIN("Join a game", "Asks a computer that waits to play."),
    HOUSE("Go to a house", "A Crownhead server, by its address or by a link to a game.");

    private final String title;
    private final String explanation;

    Mode(String title, String explanation) {
        this.title = title;
        this.explanation = explanation;
    }

    String title() {
        return title;
    }

    String explanation() {
        return explanation;
    }
}

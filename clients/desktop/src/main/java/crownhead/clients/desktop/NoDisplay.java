package crownhead.clients.desktop;

import java.io.Serial;

/** There is no screen that windows can be opened on. */
public final class NoDisplay extends Exception {
    @Serial private static final long serialVersionUID = 1;

    NoDisplay() {
        super("This needs a screen with windows, and there is none here: try 'crownhead play'.");
    }

    public String why() {
        return String.valueOf(getMessage());
    }
}

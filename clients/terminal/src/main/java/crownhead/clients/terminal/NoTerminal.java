package crownhead.clients.terminal;

import java.io.Serial;

/** There is no terminal to play on. The message says why, for people. */
public final class NoTerminal extends Exception {
    @Serial private static final long serialVersionUID = 1;

    NoTerminal(String why) {
        super(why);
    }

    public String why() {
        return String.valueOf(getMessage());
    }
}

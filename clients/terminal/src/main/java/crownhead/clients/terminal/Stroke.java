package crownhead.clients.terminal;

import crownhead.clients.presenter.Key;

/** What comes from the keyboard. */
sealed interface Stroke {
    record Pressed(Key key) implements Stroke {}

    enum Other implements Stroke {
        /** Control and Z: to the shell for a while. */
        SUSPEND,
        /** No key for a while, or one that means nothing here. */
        NONE,
        /** Nobody is at the keyboard any more. */
        GONE
    }
}

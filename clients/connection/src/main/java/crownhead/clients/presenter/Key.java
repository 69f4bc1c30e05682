package crownhead.clients.presenter;

/** A key that a person presses. */
public sealed interface Key {
    enum Named implements Key {
        LEFT,
        RIGHT,
        UP,
        DOWN,
        ENTER,
        ESCAPE,
        BACKSPACE,
        /** Control and C: out. */
        INTERRUPT
    }

    record Letter(char character) implements Key {}
}

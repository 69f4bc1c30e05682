package crownhead.server;

import java.util.function.BooleanSupplier;

/**
 * Whether games can be played: all doors are open, none is about to close, and the store takes what
 * is written.
 */
final class Readiness {
    private enum Stage {
        OPENING,
        OPEN,
        CLOSING
    }

    private final BooleanSupplier isStoreAlive;
    private volatile Stage stage = Stage.OPENING;

    Readiness(BooleanSupplier isStoreAlive) {
        this.isStoreAlive = isStoreAlive;
    }

    void open() {
        stage = Stage.OPEN;
    }

    void close() {
        stage = Stage.CLOSING;
    }

    boolean isReady() {
        return stage == Stage.OPEN && isStoreAlive.getAsBoolean();
    }
}

package crownhead.play.lobby;

import crownhead.play.StoreFailure;
import java.util.Optional;

/** Things done one after the other, whatever becomes of those before. */
final class Chores {
    private Optional<RuntimeException> mistake = Optional.empty();

    interface Chore {
        void doIt() throws StoreFailure;
    }

    /** A store that does not answer now is asked again with the next tick. */
    void carryOut(Chore chore) {
        try {
            chore.doIt();
        } catch (StoreFailure _) {
            // It is due the next time as well.
        } catch (RuntimeException e) {
            mistake.ifPresent(e::addSuppressed);
            mistake = Optional.of(e);
        }
    }

    /** Throws what went wrong by a mistake of the program. */
    void complain() {
        mistake.ifPresent(e -> {
            throw e;
        });
    }
}

package crownhead.play.player;

import java.util.List;

/**
 * An account with a new password.
 *
 * @param recoveryCodes each opens the account once; they are shown now and never again
 */
public record Secured(Session session, List<String> recoveryCodes) {
    public Secured {
        recoveryCodes = List.copyOf(recoveryCodes);
    }

    /** Says nothing that would let a reader act. */
    @Override
    public String toString() {
        return "Secured " + session;
    }
}

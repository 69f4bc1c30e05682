package crownhead.play.player;

import crownhead.table.PlayerId;
import java.time.Instant;

/**
 * Somebody the house knows. What proves to be this player is never here.
 *
 * @param name what others see; of somebody deleted it says nothing
 * @param since when the house first saw this player
 */
public record Player(PlayerId id, String name, Kind kind, Instant since, Conduct conduct) {
    /** What anybody is called who was deleted. */
    public static final String DELETED_NAME = "deleted player";

    public enum Kind {
        /** Somebody who gave a name, and has it as long as they are here or in a game. */
        GUEST,
        /** Somebody with a password, whose name is theirs for ever. */
        ACCOUNT,
        /** One of the house's own, which nobody can sign in as. */
        COMPUTER,
        /** Somebody who wanted to be forgotten: only the games are left. */
        DELETED
    }

    /** Whether the house lets this player in. */
    public enum Conduct {
        WELCOME,
        BANNED
    }

    public boolean isAccount() {
        return kind == Kind.ACCOUNT;
    }
}

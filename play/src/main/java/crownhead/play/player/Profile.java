package crownhead.play.player;

import java.time.Instant;
import java.util.List;

/** What the house knows of a player besides the games. */
public record Profile(Player player, List<SignedIn> sessions, List<Player> blocked) {
    /** When somebody signed in, and until when. */
    public record SignedIn(Instant since, Instant until) {}

    public Profile {
        sessions = List.copyOf(sessions);
        blocked = List.copyOf(blocked);
    }
}

package crownhead.play.lobby;

import crownhead.play.StoreFailure;
import crownhead.play.player.Player;
import crownhead.table.PlayerId;
import java.util.HashSet;
import java.util.Set;

/**
 * Names of guests who are gone. A guest holds a name while they are there or have a game that is
 * not over. Whoever was not there in two looks in a row is gone: a guest who has just come may not
 * have been seen yet.
 */
final class GuestNames {
    private final Lobby.Needs needs;
    private Set<PlayerId> missed = Set.of();

    GuestNames(Lobby.Needs needs) {
        this.needs = needs;
    }

    void release() throws StoreFailure {
        Set<PlayerId> missing = new HashSet<>();
        for (Player guest : needs.players().namedGuests()) {
            if (needs.presence().isGone(guest.id())) {
                missing.add(guest.id());
            }
        }
        for (PlayerId guest : missing) {
            if (missed.contains(guest) && needs.games().unfinishedOf(guest).isEmpty()) {
                needs.people().releaseName(guest);
            }
        }
        missed = missing;
    }
}

package crownhead.play.lobby;

import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.player.Player;
import crownhead.table.PlayerId;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Those who want any opponent. Whoever asks joins the queue and then looks for somebody in it; two
 * are taken out together, so that nobody is paired twice.
 */
final class PairingQueue {
    private final Lobby.Needs needs;
    private final Starting starting;
    private final Room room;

    /** In the order they came; each wants one time control. */
    private final Map<PlayerId, TimeControl> queue = new LinkedHashMap<>();

    PairingQueue(Lobby.Needs needs, Starting starting, Room room) {
        this.needs = needs;
        this.starting = starting;
        this.room = room;
    }

    Reply<Pairing> pair(Player by, TimeControl time) throws StoreFailure {
        try (Room.Entry entry = room.enter(by.id())) {
            Optional<LobbyRefusal> full = entry.objectionToPlay(time);
            if (full.isPresent()) {
                return new Reply.Refused<>(full.get());
            }
            join(by.id(), time);
            for (PlayerId other : others(by.id(), time)) {
                if (wantEachOther(by.id(), other) && takeOut(by.id(), other, time)) {
                    return start(by.id(), other, time);
                }
            }
            return new Reply.Done<>(new Pairing.Waiting());
        }
    }

    void leave(PlayerId player) {
        synchronized (queue) {
            queue.remove(player);
        }
    }

    /** Whoever is not there any more waits no more. */
    void tick() {
        synchronized (queue) {
            queue.keySet().removeIf(player -> !needs.presence().isHere(player));
        }
    }

    /** Asking again for the same time keeps the place. */
    private void join(PlayerId player, TimeControl time) {
        synchronized (queue) {
            if (!time.equals(queue.get(player))) {
                queue.remove(player);
                queue.put(player, time);
            }
        }
    }

    private List<PlayerId> others(PlayerId by, TimeControl time) {
        List<PlayerId> others = new ArrayList<>();
        synchronized (queue) {
            queue.forEach((player, wanted) -> {
                if (!player.equals(by) && wanted.equals(time)) {
                    others.add(player);
                }
            });
        }
        return others;
    }

    private boolean wantEachOther(PlayerId one, PlayerId other) throws StoreFailure {
        Set<PlayerId> unwanted = needs.players().blockedBy(one);
        return needs.presence().isHere(other)
                && !unwanted.contains(other)
                && !needs.players().blockedBy(other).contains(one);
    }

    private boolean takeOut(PlayerId one, PlayerId other, TimeControl time) {
        synchronized (queue) {
            return time.equals(queue.get(one))
                    && queue.remove(other, time)
                    && queue.remove(one, time);
        }
    }

    /** Whoever waited longer hosts, which matters to nobody: sides are given at random. */
    private Reply<Pairing> start(PlayerId by, PlayerId other, TimeControl time)
            throws StoreFailure {
        TableId table = Hosting.newTable(needs.secrets());
        Listing listing =
                new Listing(
                        table,
                        Visibility.PUBLIC,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty());
        Reply<TableId> started = new Reply.Unavailable<>();
        try {
            started = starting.start(listing, Terms.casual(time), other, by);
        } finally {
            if (!(started instanceof Reply.Done)) {
                join(other, time);
            }
        }
        return started.map(Pairing.Seated::new);
    }
}

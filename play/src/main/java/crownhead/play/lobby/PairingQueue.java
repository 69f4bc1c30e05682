package crownhead.play.lobby;

import crownhead.play.CommandId;
import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.player.Player;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Those who want any opponent. Whoever asks joins the queue and then looks for somebody in it; two
 * are taken out together, so that nobody is paired twice.
 */
final class PairingQueue {
    private final Lobby.Needs needs;
    private final Starting starting;
    private final Room room;

    /** In the order they came; each wants one time control. */
    private final Map<PlayerId, Wanted> queue = new LinkedHashMap<>();

    /** What requests have led to, by whoever it was paired: they may come again. */
    private final Map<CommandId, Seating> seatings = new HashMap<>();

    PairingQueue(Lobby.Needs needs, Starting starting, Room room) {
        this.needs = needs;
        this.starting = starting;
        this.room = room;
    }

    Reply<Pairing> pair(Player by, TimeControl time, Optional<CommandId> request)
            throws StoreFailure {
        Optional<Pairing> before = request.flatMap(this::before);
        return before.isPresent()
                ? new Reply.Done<>(before.get())
                : seek(by, new Wanted(time, request));
    }

    /** Whoever is being seated now will be told. */
    private Optional<Pairing> before(CommandId request) {
        synchronized (queue) {
            return Optional.ofNullable(seatings.get(request))
                    .map(seating ->
                            seating.table()
                                    .<Pairing>map(Pairing.Seated::new)
                                    .orElseGet(Pairing.Waiting::new));
        }
    }

    private Reply<Pairing> seek(Player by, Wanted wanted) throws StoreFailure {
        TimeControl time = wanted.time();
        try (Room.Entry entry = room.enter(by.id())) {
            Optional<LobbyRefusal> full = entry.objectionToPlay(time);
            if (full.isPresent()) {
                return new Reply.Refused<>(full.get());
            }
            join(by.id(), wanted);
            for (PlayerId other : others(by.id(), time)) {
                if (wantEachOther(by.id(), other)) {
                    Optional<Pair> pair = takeOut(by.id(), other, time);
                    if (pair.isPresent()) {
                        return start(pair.get());
                    }
                }
            }
            return new Reply.Done<>(new Pairing.Waiting());
        }
    }

    void leave(Seats seats) {
        leave(seats.first());
        leave(seats.second());
    }

    /** Whether they were in it. */
    boolean leave(PlayerId player) {
        synchronized (queue) {
            return queue.remove(player) != null;
        }
    }

    /** Whoever is not there any more waits no more. */
    void tick() {
        synchronized (queue) {
            queue.keySet().removeIf(player -> !needs.presence().isHere(player));
            Instant oldest = needs.time().instant().minus(Repeats.REMEMBERED);
            seatings.values().removeIf(seating -> seating.since().isBefore(oldest));
        }
    }

    /** Asking again for the same time keeps the place. */
    private void join(PlayerId player, Wanted wanted) {
        synchronized (queue) {
            Wanted before = queue.get(player);
            if (before == null || !before.time().equals(wanted.time())) {
                queue.remove(player);
            }
            queue.put(player, wanted);
        }
    }

    private List<PlayerId> others(PlayerId by, TimeControl time) {
        List<PlayerId> others = new ArrayList<>();
        synchronized (queue) {
            queue.forEach((player, wanted) -> {
                if (!player.equals(by) && wanted.time().equals(time)) {
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

    private Optional<Pair> takeOut(PlayerId one, PlayerId other, TimeControl time) {
        synchronized (queue) {
            Optional<Wanted> ofOne = wanting(one, time);
            Optional<Wanted> ofOther = wanting(other, time);
            if (ofOne.isEmpty() || ofOther.isEmpty()) {
                return Optional.empty();
            }
            queue.remove(one);
            queue.remove(other);
            Pair pair = new Pair(one, ofOne.get(), other, ofOther.get());
            note(pair, Optional.empty());
            return Optional.of(pair);
        }
    }

    private Optional<Wanted> wanting(PlayerId player, TimeControl time) {
        return Optional.ofNullable(queue.get(player)).filter(wanted -> wanted.time().equals(time));
    }

    private void note(Pair pair, Optional<TableId> table) {
        Seating seating = new Seating(table, needs.time().instant());
        synchronized (queue) {
            pair.requests().forEach(request -> seatings.put(request, seating));
        }
    }

    private void forget(Pair pair) {
        synchronized (queue) {
            pair.requests().forEach(seatings::remove);
        }
    }

    /** Whoever waited longer hosts, which matters to nobody: sides are given at random. */
    private Reply<Pairing> start(Pair pair) throws StoreFailure {
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
            Terms terms = Terms.casual(pair.ofOne().time());
            started = starting.start(listing, terms, pair.other(), pair.one());
        } finally {
            if (started instanceof Reply.Done) {
                note(pair, Optional.of(table));
            } else {
                forget(pair);
                join(pair.other(), pair.ofOther());
            }
        }
        return started.map(Pairing.Seated::new);
    }

    /** What somebody in the queue asked for, and what they call it. */
    private record Wanted(TimeControl time, Optional<CommandId> request) {}

    /** Two who were taken out together; the other one had waited. */
    private record Pair(PlayerId one, Wanted ofOne, PlayerId other, Wanted ofOther) {
        List<CommandId> requests() {
            return Stream.of(ofOne, ofOther).flatMap(wanted -> wanted.request().stream()).toList();
        }
    }

    /** Where a request has led to; there is no table until the game has begun. */
    private record Seating(Optional<TableId> table, Instant since) {}
}

package crownhead.play.lobby;

import crownhead.play.Answer;
import crownhead.play.Known;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.Tables;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Who of the players of real-time games is at their table. A connection holds a seat as long as it
 * is open, a request for a minute. Whoever holds it no more has left, and is back when they hold it
 * again.
 */
public final class Attendance {
    static final Duration LEASE = Duration.ofSeconds(60);

    private final Tables tables;
    private final InstantSource time;
    private final Map<Seat, Lease> leases = new ConcurrentHashMap<>();

    /** Seats whose table could not be told, because the store did not answer. */
    private final Set<Seat> unsettled = ConcurrentHashMap.newKeySet();

    /** The time is that of the house. */
    public Attendance(Tables tables, InstantSource time) {
        this.tables = tables;
        this.time = time;
    }

    /** A player has a connection to their table, which holds the seat until it is closed. */
    public Stay arrive(TableId table, PlayerId player) {
        Seat seat = new Seat(table, player);
        leases.compute(seat, (_, lease) -> Lease.orNone(lease).connected(time.instant()));
        settle(seat);
        AtomicBoolean isOpen = new AtomicBoolean(true);
        return () -> {
            if (isOpen.compareAndSet(true, false)) {
                leases.computeIfPresent(seat, (_, lease) -> lease.disconnected());
                settle(seat);
            }
        };
    }

    /** A player has asked for something at their table. */
    public void renew(TableId table, PlayerId player) {
        Seat seat = new Seat(table, player);
        boolean wasHeld = isHeld(seat);
        Instant until = time.instant().plus(LEASE);
        leases.compute(seat, (_, lease) -> Lease.orNone(lease).until(until));
        if (!wasHeld) {
            settle(seat);
        }
    }

    /** Gives those who are not there the time to come to a game that is played. */
    void expect(TableId table, Seats seats) {
        Instant until = time.instant().plus(LEASE);
        for (PlayerId player : List.of(seats.first(), seats.second())) {
            leases.compute(
                    new Seat(table, player),
                    (_, lease) -> {
                        Lease known = Lease.orNone(lease);
                        return known.connections() > 0 ? known : known.until(until);
                    });
        }
    }

    /** Somebody has signed out: from now on only their connections hold their seats. */
    void signedOut(PlayerId player) {
        for (Seat seat : List.copyOf(leases.keySet())) {
            if (seat.player().equals(player)) {
                leases.computeIfPresent(seat, (_, lease) -> lease.until(time.instant()));
            }
        }
    }

    /** Ends the leases that are over, and tells the tables what they could not be told. */
    void tick() {
        for (Seat seat : List.copyOf(unsettled)) {
            unsettled.remove(seat);
            settle(seat);
        }
        for (Seat seat : List.copyOf(leases.keySet())) {
            if (!isHeld(seat)) {
                settle(seat);
            }
        }
    }

    /**
     * Tells the table whether its player is there. Others may do so at the same time: whoever
     * speaks last looks again afterwards, so in the end the table has heard the truth.
     */
    private void settle(Seat seat) {
        boolean held;
        do {
            held = isHeld(seat);
            Told told = held ? tellBack(seat) : tellLeft(seat);
            if (told == Told.NOT_NOW) {
                unsettled.add(seat);
                return;
            }
        } while (held != isHeld(seat));
    }

    private Told tellBack(Seat seat) {
        try {
            Optional<Known> known = inPlay(seat).filter(now -> isAway(now.table(), seat));
            return known.isEmpty()
                    ? Told.ENOUGH
                    : tell(seat, known.get(), "back", new TableCommand.Return(seat.player()));
        } catch (StoreFailure _) {
            return Told.NOT_NOW;
        }
    }

    private Told tellLeft(Seat seat) {
        try {
            Optional<Known> known = inPlay(seat).filter(now -> !isAway(now.table(), seat));
            Told told =
                    known.isEmpty()
                            ? Told.ENOUGH
                            : tell(
                                    seat,
                                    known.get(),
                                    "left",
                                    new TableCommand.Leave(seat.player()));
            if (told == Told.ENOUGH) {
                leases.computeIfPresent(
                        seat, (_, lease) -> lease.isHeld(time.instant()) ? lease : null);
            }
            return told;
        } catch (StoreFailure _) {
            return Told.NOT_NOW;
        }
    }

    /** Named after the version that was seen, so that it happens once. */
    private Told tell(Seat seat, Known known, String what, TableCommand command) {
        String cause = what + ":" + known.version() + ":" + seat.player();
        Answer answer = tables.submitForHouse(seat.table(), cause, command);
        return answer instanceof Answer.Unavailable ? Told.NOT_NOW : Told.ENOUGH;
    }

    private Optional<Known> inPlay(Seat seat) throws StoreFailure {
        return tables.look(seat.table())
                .filter(known -> known.table().terms().timeControl().isRealTime())
                .filter(known -> !known.table().isOver())
                .filter(known -> hasSeat(known.table(), seat));
    }

    private static boolean hasSeat(Table table, Seat seat) {
        return table.seats().flatMap(seats -> seats.sideOf(seat.player())).isPresent();
    }

    private static boolean isAway(Table table, Seat seat) {
        return table.seats()
                .flatMap(seats -> seats.sideOf(seat.player()))
                .map(side -> table.conduct(side).isAway())
                .orElse(false);
    }

    private boolean isHeld(Seat seat) {
        Lease lease = leases.get(seat);
        return lease != null && lease.isHeld(time.instant());
    }

    /** Whether a table has been told what it was to hear. */
    private enum Told {
        ENOUGH,
        NOT_NOW
    }

    private record Seat(TableId table, PlayerId player) {}
}

package crownhead.play.lobby;

import crownhead.table.PlayerId;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Who is there: whoever has a connection, or has asked for something in the last minute. */
public final class Presence {
    static final Duration AFTER_A_REQUEST = Duration.ofSeconds(60);
    static final Duration UNTIL_GONE = Duration.ofSeconds(60);

    private final InstantSource time;
    private final Instant opened;
    private final Map<PlayerId, Seen> seen = new ConcurrentHashMap<>();

    public Presence(InstantSource time) {
        this.time = time;
        opened = time.instant();
    }

    /** Somebody has a connection. */
    public Stay arrive(PlayerId player) {
        change(player, seen -> new Seen(seen.connections() + 1, seen.request(), time.instant()));
        AtomicBoolean isOpen = new AtomicBoolean(true);
        return () -> {
            if (isOpen.compareAndSet(true, false)) {
                change(
                        player,
                        seen -> new Seen(seen.connections() - 1, seen.request(), time.instant()));
            }
        };
    }

    /** Somebody has asked for something. */
    public void seen(PlayerId player) {
        change(player, seen -> new Seen(seen.connections(), time.instant(), time.instant()));
    }

    /** Somebody has signed out: what they asked for before does not count any more. */
    public void signedOut(PlayerId player) {
        seen.computeIfPresent(
                player, (_, seen) -> new Seen(seen.connections(), Instant.EPOCH, seen.last()));
    }

    public boolean isHere(PlayerId player) {
        Seen known = seen.get(player);
        return known != null && isHere(known);
    }

    public Set<PlayerId> here() {
        return seen.entrySet().stream()
                .filter(entry -> isHere(entry.getValue()))
                .map(Map.Entry::getKey)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether somebody has been away for a minute. Nobody is before the house was open so long. */
    boolean isGone(PlayerId player) {
        Seen known = seen.get(player);
        return known == null ? isOver(opened, UNTIL_GONE) : isGone(known);
    }

    /** Whoever is gone needs no place in memory. */
    void forgetGone() {
        seen.values().removeIf(known -> isGone(known) && isOver(opened, UNTIL_GONE));
    }

    private boolean isHere(Seen known) {
        return known.connections() > 0
                || time.instant().isBefore(known.request().plus(AFTER_A_REQUEST));
    }

    private boolean isGone(Seen known) {
        return !isHere(known) && isOver(known.last(), UNTIL_GONE);
    }

    private boolean isOver(Instant since, Duration length) {
        return !time.instant().isBefore(since.plus(length));
    }

    private void change(PlayerId player, UnaryOperator<Seen> change) {
        seen.compute(player, (_, known) -> change.apply(known == null ? Seen.NEVER : known));
    }

    /** How somebody was seen last. */
    private record Seen(int connections, Instant request, Instant last) {
        static final Seen NEVER = new Seen(0, Instant.EPOCH, Instant.EPOCH);
    }
}

package crownhead.play.memory;

import crownhead.play.player.SessionStore.Stored;
import crownhead.table.PlayerId;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who is signed in. */
final class SessionBook {
    private final Map<String, Stored> byHash = new HashMap<>();

    void add(Stored session) {
        byHash.put(session.secretHash(), session);
    }

    Optional<Stored> session(String secretHash) {
        return Optional.ofNullable(byHash.get(secretHash));
    }

    List<Stored> of(PlayerId player) {
        return byHash.values().stream().filter(s -> s.player().equals(player)).toList();
    }

    void renew(String secretHash, Instant until) {
        byHash.computeIfPresent(
                secretHash, (_, s) -> new Stored(secretHash, s.player(), s.since(), until));
    }

    void end(String secretHash) {
        byHash.remove(secretHash);
    }

    void endAll(PlayerId player) {
        byHash.values().removeIf(s -> s.player().equals(player));
    }

    void forgetOver(Instant now) {
        byHash.values().removeIf(s -> !s.until().isAfter(now));
    }
}

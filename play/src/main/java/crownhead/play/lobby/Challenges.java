package crownhead.play.lobby;

import crownhead.play.StoreFailure;
import crownhead.play.player.Player;
import crownhead.play.player.PlayerStore;
import crownhead.table.PlayerId;
import crownhead.table.Terms;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Who may challenge whom, and how often. */
final class Challenges {
    static final int MOST_TO_ONE = 3;
    static final int MOST_IN_AN_HOUR = 10;
    private static final Duration HOUR = Duration.ofHours(1);

    private final PlayerStore players;
    private final GameStore games;
    private final InstantSource time;
    private final Map<PlayerId, Deque<Instant>> made = new ConcurrentHashMap<>();

    Challenges(Lobby.Needs needs) {
        players = needs.players();
        games = needs.games();
        time = needs.time();
    }

    /** Why one may not challenge the other; otherwise it counts as done. */
    Optional<LobbyRefusal> objection(Player by, Player opponent, Terms.Stakes stakes)
            throws StoreFailure {
        if (by.id().equals(opponent.id())) {
            return Optional.of(LobbyRefusal.OWN_CHALLENGE);
        }
        if (stakes == Terms.Stakes.RATED && !opponent.isAccount()) {
            return Optional.of(LobbyRefusal.ACCOUNTS_ONLY);
        }
        if (players.blockedBy(opponent.id()).contains(by.id())) {
            return Optional.of(LobbyRefusal.DECLINED);
        }
        boolean isTooOften = openTo(by, opponent) >= MOST_TO_ONE || !mayMakeOneMore(by.id());
        return isTooOften ? Optional.of(LobbyRefusal.TOO_MANY_CHALLENGES) : Optional.empty();
    }

    /** Forgets what was more than an hour ago. */
    void tick() {
        Instant hourAgo = time.instant().minus(HOUR);
        for (PlayerId player : made.keySet()) {
            made.computeIfPresent(
                    player, (_, times) -> without(times, hourAgo).isEmpty() ? null : times);
        }
    }

    private long openTo(Player by, Player opponent) throws StoreFailure {
        return games.unfinishedOf(by.id()).stream()
                .filter(card -> card.stage() == GameCard.Stage.WAITING)
                .filter(card -> card.host().equals(by.id()))
                .filter(card -> card.listing().challenged().equals(Optional.of(opponent.id())))
                .count();
    }

    private boolean mayMakeOneMore(PlayerId player) {
        Instant now = time.instant();
        boolean[] may = {false};
        made.compute(
                player,
                (_, times) -> {
                    Deque<Instant> recent =
                            without(times == null ? new ArrayDeque<>() : times, now.minus(HOUR));
                    may[0] = recent.size() < MOST_IN_AN_HOUR;
                    if (may[0]) {
                        recent.add(now);
                    }
                    return recent;
                });
        return may[0];
    }

    private static Deque<Instant> without(Deque<Instant> times, Instant before) {
        times.removeIf(at -> !at.isAfter(before));
        return times;
    }
}

package crownhead.server.show;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Scheduler;
import crownhead.play.StoreFailure;
import crownhead.play.player.Player;
import crownhead.play.player.PlayerStore;
import crownhead.table.PlayerId;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What players are called, remembered for a little while. */
public final class NameBook {
    private static final String DELETED = "deleted player";
    private static final String UNKNOWN = "unknown player";
    private static final int MOST = 100_000;
    private static final Duration REMEMBERED = Duration.ofSeconds(30);

    private final PlayerStore players;
    private final Cache<PlayerId, String> names =
            Caffeine.newBuilder()
                    .maximumSize(MOST)
                    .expireAfterWrite(REMEMBERED)
                    .scheduler(Scheduler.systemScheduler())
                    .build();

    public NameBook(PlayerStore players) {
        this.players = players;
    }

    /** Asked for both players of every move that is told. */
    public String name(PlayerId player) throws StoreFailure {
        String known = names.getIfPresent(player);
        return known == null ? names(Set.of(player)).get(player) : known;
    }

    /** A name for each of them. */
    public Names names(Collection<PlayerId> asked) throws StoreFailure {
        Map<PlayerId, String> found = new HashMap<>(names.getAllPresent(asked));
        Set<PlayerId> missing = new HashSet<>(asked);
        missing.removeAll(found.keySet());
        if (!missing.isEmpty()) {
            for (Player player : players.players(missing)) {
                names.put(player.id(), shown(player));
                found.put(player.id(), shown(player));
            }
        }
        return player -> found.getOrDefault(player, UNKNOWN);
    }

    /** The player has another name now, or none. */
    public void forget(PlayerId player) {
        names.invalidate(player);
    }

    /** Names that were looked up together. */
    public interface Names {
        String get(PlayerId player);
    }

    private static String shown(Player player) {
        return player.kind() == Player.Kind.DELETED ? DELETED : player.name();
    }
}

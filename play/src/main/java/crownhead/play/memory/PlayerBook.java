package crownhead.play.memory;

import crownhead.play.player.Player;
import crownhead.play.player.PlayerStore.Credential;
import crownhead.play.player.PlayerStore.Naming;
import crownhead.table.PlayerId;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Whom the house knows, and who holds which name. */
final class PlayerBook {
    private final Map<PlayerId, Player> players = new LinkedHashMap<>();
    private final Map<String, PlayerId> holders = new HashMap<>();
    private final Map<PlayerId, String> passwords = new HashMap<>();
    private final Map<PlayerId, Set<String>> recoveries = new HashMap<>();
    private final Map<PlayerId, Set<PlayerId>> blocks = new HashMap<>();

    Naming add(Player player, String skeleton) {
        if (isTaken(skeleton, player.id())) {
            return Naming.TAKEN;
        }
        players.put(player.id(), player);
        holders.put(skeleton, player.id());
        return Naming.DONE;
    }

    Naming rename(PlayerId id, String name, String skeleton) {
        if (isTaken(skeleton, id)) {
            return Naming.TAKEN;
        }
        Player player = known(id);
        players.put(id, called(player, name, player.kind()));
        free(id);
        holders.put(skeleton, id);
        return Naming.DONE;
    }

    /** An account's name is the account's for ever. */
    void releaseName(PlayerId id) {
        if (player(id).filter(player -> player.kind() == Player.Kind.GUEST).isPresent()) {
            free(id);
        }
    }

    Optional<Player> player(PlayerId id) {
        return Optional.ofNullable(players.get(id));
    }

    List<Player> players(Collection<PlayerId> ids) {
        return Set.copyOf(ids).stream().flatMap(id -> player(id).stream()).toList();
    }

    Optional<Player> holder(String skeleton) {
        return Optional.ofNullable(holders.get(skeleton)).flatMap(this::player);
    }

    List<Player> namedGuests() {
        return players.values().stream()
                .filter(player -> player.kind() == Player.Kind.GUEST)
                .filter(player -> holders.containsValue(player.id()))
                .toList();
    }

    void keepCredential(PlayerId id, Credential credential) {
        Player player = known(id);
        players.put(id, called(player, player.name(), Player.Kind.ACCOUNT));
        passwords.put(id, credential.passwordHash());
        recoveries.put(id, new HashSet<>(credential.recoveryHashes()));
    }

    Optional<String> passwordHash(PlayerId id) {
        return Optional.ofNullable(passwords.get(id));
    }

    void replaceHash(PlayerId id, String old, String renewed) {
        passwords.replace(id, old, renewed);
    }

    boolean useRecoveryCode(PlayerId id, String codeHash) {
        return recoveries.getOrDefault(id, new HashSet<>()).remove(codeHash);
    }

    void judge(PlayerId id, Player.Conduct conduct) {
        Player player = known(id);
        players.put(id, new Player(id, player.name(), player.kind(), player.since(), conduct));
    }

    void block(PlayerId id, PlayerId blocked) {
        blocks.computeIfAbsent(id, _ -> new HashSet<>()).add(blocked);
    }

    void unblock(PlayerId id, PlayerId blocked) {
        blocks.computeIfAbsent(id, _ -> new HashSet<>()).remove(blocked);
    }

    Set<PlayerId> blockedBy(PlayerId id) {
        return Set.copyOf(blocks.getOrDefault(id, Set.of()));
    }

    void delete(PlayerId id) {
        player(id)
                .ifPresent(player ->
                        players.put(id, called(player, Player.DELETED_NAME, Player.Kind.DELETED)));
        free(id);
        passwords.remove(id);
        recoveries.remove(id);
        blocks.remove(id);
    }

    private boolean isTaken(String skeleton, PlayerId by) {
        return holder(skeleton).filter(player -> !player.id().equals(by)).isPresent();
    }

    private void free(PlayerId id) {
        holders.values().removeIf(id::equals);
    }

    private Player known(PlayerId id) {
        return player(id)
                .orElseThrow(() -> new IllegalArgumentException("The house knows no " + id));
    }

    private static Player called(Player player, String name, Player.Kind kind) {
        return new Player(player.id(), name, kind, player.since(), player.conduct());
    }
}

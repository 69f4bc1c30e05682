package crownhead.play.player;

import crownhead.play.StoreFailure;
import crownhead.table.PlayerId;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;

/** Who is called what. */
final class Naming {
    private static final int LAST_LIKE_NAME = 99;

    private final PlayerStore players;
    private final Skeletons skeletons;
    private final Set<String> reserved;

    /** Guests of whom this node knows that they hold their name. */
    private final Set<PlayerId> holding = ConcurrentHashMap.newKeySet();

    private final ReentrantLock changing = new ReentrantLock();

    Naming(PlayerStore players, Skeletons skeletons) {
        this.players = players;
        this.skeletons = skeletons;
        reserved =
                Names.RESERVED.stream()
                        .map(word -> skeletons.skeleton(Names.bare(word)))
                        .collect(Collectors.toUnmodifiableSet());
    }

    /** Why no player may have this name, whoever holds it. */
    Optional<PlayerRefusal> objection(String typed) {
        Optional<String> name = Names.read(typed);
        if (name.isEmpty()) {
            return Optional.of(PlayerRefusal.BAD_NAME);
        }
        return isReserved(name.get()) ? Optional.of(PlayerRefusal.NAME_RESERVED) : Optional.empty();
    }

    /** A word of the house is known by what it looks like, with and without a number. */
    private boolean isReserved(String name) {
        return reserved.contains(skeletons.skeleton(Names.bare(name)))
                || reserved.contains(skeletons.skeleton(Names.lettersOf(name)));
    }

    /** Adds a player under their name, or says why not. */
    Optional<PlayerRefusal> add(Player player) throws StoreFailure {
        Optional<PlayerRefusal> objection = objection(player.name());
        return objection.isPresent()
                ? objection
                : noted(player.id(), players.add(player, skeletons.skeleton(player.name())));
    }

    Optional<PlayerRefusal> rename(PlayerId player, String typed) throws StoreFailure {
        Optional<PlayerRefusal> objection = objection(typed);
        return objection.isPresent() ? objection : take(player, Names.tidy(typed));
    }

    /** Whoever holds exactly this name, whatever its case: one that only looks so is another. */
    Optional<Player> named(String typed) throws StoreFailure {
        Optional<String> name = Names.read(typed);
        if (name.isEmpty()) {
            return Optional.empty();
        }
        return players.holder(skeletons.skeleton(name.get()))
                .filter(holder -> isSame(holder.name(), name.get()));
    }

    /** A guest whose name was given up while they were gone has it again, or one like it. */
    Player holding(Player player) throws StoreFailure {
        boolean mayHaveLostIt = player.kind() == Player.Kind.GUEST;
        return mayHaveLostIt && !holding.contains(player.id()) ? takenAgain(player) : player;
    }

    /** An account keeps its name: one that has just been made is let be. */
    void release(PlayerId guest) throws StoreFailure {
        changing.lock();
        try {
            Optional<Player> player = players.player(guest);
            if (player.filter(known -> known.kind() == Player.Kind.GUEST).isPresent()) {
                players.releaseName(guest);
                holding.remove(guest);
            }
        } finally {
            changing.unlock();
        }
    }

    /** Makes an account of a guest, whose name is not given up in the meantime. */
    Optional<PlayerRefusal> keep(PlayerId guest, String name, PlayerStore.Credential credential)
            throws StoreFailure {
        changing.lock();
        try {
            Optional<PlayerRefusal> objection = rename(guest, name);
            if (objection.isEmpty()) {
                players.keepCredential(guest, credential);
            }
            return objection;
        } finally {
            changing.unlock();
        }
    }

    void forget(PlayerId player) {
        holding.remove(player);
    }

    private Player takenAgain(Player guest) throws StoreFailure {
        if (take(guest.id(), guest.name()).isEmpty()) {
            return guest;
        }
        for (int number = 2; number <= LAST_LIKE_NAME; number++) {
            String like = like(guest.name(), number);
            if (take(guest.id(), like).isEmpty()) {
                return new Player(guest.id(), like, guest.kind(), guest.since(), guest.conduct());
            }
        }
        return guest;
    }

    private Optional<PlayerRefusal> take(PlayerId player, String name) throws StoreFailure {
        return noted(player, players.rename(player, name, skeletons.skeleton(name)));
    }

    private Optional<PlayerRefusal> noted(PlayerId player, PlayerStore.Naming naming) {
        return switch (naming) {
            case DONE -> {
                holding.add(player);
                yield Optional.empty();
            }
            case TAKEN -> Optional.of(PlayerRefusal.NAME_TAKEN);
        };
    }

    private static String like(String name, int number) {
        String ending = " " + number;
        int room = Names.LONGEST - ending.length();
        int length = name.codePointCount(0, name.length());
        String start = length <= room ? name : name.substring(0, name.offsetByCodePoints(0, room));
        return start.strip() + ending;
    }

    private static boolean isSame(String one, String other) {
        return one.toLowerCase(Locale.ROOT).equals(other.toLowerCase(Locale.ROOT));
    }
}

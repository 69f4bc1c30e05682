package crownhead.play.player;

import crownhead.play.StoreFailure;
import crownhead.table.PlayerId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The players of the house itself, one for each strength, from 1 to 10. They are challenged by name
 * like anybody; nobody else may have such a name.
 */
public final class ComputerPlayers {
    public static final int LOWEST = 1;
    public static final int HIGHEST = 10;

    private static final String ID = "computer-";
    private static final String NAME = "Computer ";

    private ComputerPlayers() {}

    public static PlayerId id(int level) {
        return new PlayerId(ID + checked(level));
    }

    public static String name(int level) {
        return NAME + checked(level);
    }

    /** All of them, the weakest first. */
    public static List<PlayerId> all() {
        List<PlayerId> all = new ArrayList<>();
        for (int level = LOWEST; level <= HIGHEST; level++) {
            all.add(id(level));
        }
        return List.copyOf(all);
    }

    /** How strong a player of the house is; nothing for people, whose ids have no hyphen. */
    public static OptionalInt level(PlayerId player) {
        return isOne(player)
                ? OptionalInt.of(Integer.parseInt(player.value().substring(ID.length())))
                : OptionalInt.empty();
    }

    public static boolean isOne(PlayerId player) {
        return player.value().startsWith(ID);
    }

    /** Makes the house know them, wherever it does not yet. */
    public static void settle(PlayerStore players, Skeletons skeletons, Instant since)
            throws StoreFailure {
        for (int level = LOWEST; level <= HIGHEST; level++) {
            if (players.player(id(level)).isEmpty()) {
                String name = name(level);
                Player player =
                        new Player(
                                id(level),
                                name,
                                Player.Kind.COMPUTER,
                                since,
                                Player.Conduct.WELCOME);
                // Another node may have been quicker.
                players.add(player, skeletons.skeleton(name));
            }
        }
    }

    private static int checked(int level) {
        if (level < LOWEST || level > HIGHEST) {
            throw new IllegalArgumentException(
                    "No level " + level + ": levels are " + LOWEST + " to " + HIGHEST);
        }
        return level;
    }
}

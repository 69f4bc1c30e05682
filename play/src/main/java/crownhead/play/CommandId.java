package crownhead.play;

import crownhead.table.PlayerId;

/**
 * A command as its author named it, so that the same command sent twice is carried out once.
 *
 * @param author who gave it
 * @param id the author's own name for it
 */
public record CommandId(String author, String id) {
    private static final String THE_HOUSE = "house";
    private static final String A_PLAYER = "player:";

    public static CommandId of(PlayerId player, String id) {
        return new CommandId(A_PLAYER + player, id);
    }

    public boolean isBy(PlayerId player) {
        return author.length() == A_PLAYER.length() + player.value().length()
                && author.startsWith(A_PLAYER)
                && author.endsWith(player.value());
    }

    /**
     * A command that the house gives itself, named after what caused it, so that no node gives it
     * twice.
     */
    public static CommandId ofHouse(String cause) {
        return new CommandId(THE_HOUSE, cause);
    }
}

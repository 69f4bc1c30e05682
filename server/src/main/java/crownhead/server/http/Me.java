package crownhead.server.http;

import crownhead.play.player.Player;

/** A player as they see themselves. The id is no secret and opens nothing. */
record Me(String id, String name, boolean account, long since) {
    static Me of(Player player) {
        return new Me(
                player.id().value(),
                player.name(),
                player.isAccount(),
                player.since().toEpochMilli());
    }
}

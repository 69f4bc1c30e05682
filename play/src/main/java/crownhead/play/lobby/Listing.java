package crownhead.play.lobby;

import crownhead.play.TableId;
import crownhead.table.PlayerId;
import java.util.Optional;

/**
 * What the lobby knows of a game that its log does not say. It is stored before the game is opened.
 *
 * @param keyHash the hash of the key to a private game
 * @param challenged who alone may sit down
 * @param before the game that this one is the rematch of
 */
public record Listing(
        TableId table,
        Visibility visibility,
        Optional<String> keyHash,
        Optional<PlayerId> challenged,
        Optional<TableId> before) {}

package crownhead.play.lobby;

import crownhead.play.TableId;
import java.util.Optional;

/**
 * A game that has been opened.
 *
 * @param key opens a private game once; it is shown now and never again
 * @param stage whether it waits for an opponent, or is played already
 */
public record Hosted(TableId table, Optional<GameKey> key, GameCard.Stage stage) {}

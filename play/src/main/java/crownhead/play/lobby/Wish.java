package crownhead.play.lobby;

import crownhead.table.Terms;
import java.util.Optional;

/**
 * The game that a host wants.
 *
 * @param opponent the name of the only one who may sit down
 */
public record Wish(Visibility visibility, Optional<String> opponent, Terms terms) {}

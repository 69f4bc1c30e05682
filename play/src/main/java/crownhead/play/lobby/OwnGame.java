package crownhead.play.lobby;

import crownhead.rules.Side;
import java.util.Optional;

/** A game as one of its players sees it in a list. */
public record OwnGame(GameCard card, Optional<Side> side, boolean isYourTurn) {}

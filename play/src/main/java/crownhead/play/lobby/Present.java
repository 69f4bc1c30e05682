package crownhead.play.lobby;

import crownhead.play.player.Player;

/** Somebody who is there, and whether they are in a game that is played now. */
public record Present(Player player, boolean isPlaying) {}

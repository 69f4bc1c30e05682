package crownhead.play.lobby;

import crownhead.play.player.Profile;
import java.util.List;

/** Everything the house knows of a player. */
public record Export(Profile profile, List<GameCard> games) {
    public Export {
        games = List.copyOf(games);
    }
}

package crownhead.play.lobby;

import crownhead.play.TableId;
import crownhead.table.PlayerId;
import crownhead.table.Result;
import crownhead.table.Seats;
import crownhead.table.Terms;
import java.time.Instant;
import java.util.Optional;

/**
 * A game as lists show it. The store makes it from the game's log in the same breath as it stores
 * the log, so the two never disagree. Times are those of the house.
 */
public record GameCard(
        Listing listing,
        PlayerId host,
        Terms terms,
        Instant opened,
        Optional<Seats> seats,
        Optional<Instant> started,
        Optional<Result> result,
        Optional<Instant> ended) {
    public enum Stage {
        WAITING,
        PLAYING,
        OVER
    }

    public TableId table() {
        return listing.table();
    }

    public Stage stage() {
        if (ended.isPresent()) {
            return Stage.OVER;
        }
        return started.isPresent() ? Stage.PLAYING : Stage.WAITING;
    }
}

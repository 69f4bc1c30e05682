package crownhead.table;

import java.time.Instant;
import java.util.Optional;

/**
 * What a table remembers of one player besides the moves.
 *
 * @param mayOfferFrom how many own moves the player must have made to offer a draw
 * @param mayAskFrom how many own moves the player must have made to ask a move back
 * @param graceEnds when a player who left will have lost
 */
public record Conduct(
        int pausesUsed, int mayOfferFrom, int mayAskFrom, Optional<Instant> graceEnds) {
    static final Conduct NEW = new Conduct(0, 0, 0, Optional.empty());

    public boolean isAway() {
        return graceEnds.isPresent();
    }

    Conduct paused() {
        return new Conduct(pausesUsed + 1, mayOfferFrom, mayAskFrom, graceEnds);
    }

    Conduct offersFrom(int ownMoves) {
        return new Conduct(pausesUsed, ownMoves, mayAskFrom, graceEnds);
    }

    Conduct asksFrom(int ownMoves) {
        return new Conduct(pausesUsed, mayOfferFrom, ownMoves, graceEnds);
    }

    Conduct away(Instant graceEnds) {
        return new Conduct(pausesUsed, mayOfferFrom, mayAskFrom, Optional.of(graceEnds));
    }

    Conduct back() {
        return new Conduct(pausesUsed, mayOfferFrom, mayAskFrom, Optional.empty());
    }
}

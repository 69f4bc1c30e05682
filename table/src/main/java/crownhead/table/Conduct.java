package crownhead.table;

import java.time.Instant;
import java.util.Optional;

/**
 * What a table remembers of one player besides the moves.
 *
 * @param mayOfferFrom how many own moves the player must have made to offer a draw
 * @param graceEnds when a player who left will have lost
 */
public record Conduct(int pausesUsed, int mayOfferFrom, Optional<Instant> graceEnds) {
    static final Conduct NEW = new Conduct(0, 0, Optional.empty());

    public boolean isAway() {
        return graceEnds.isPresent();
    }

    Conduct paused() {
        return new Conduct(pausesUsed + 1, mayOfferFrom, graceEnds);
    }

    Conduct declined(int mayOfferFrom) {
        return new Conduct(pausesUsed, mayOfferFrom, graceEnds);
    }

    Conduct away(Instant graceEnds) {
        return new Conduct(pausesUsed, mayOfferFrom, Optional.of(graceEnds));
    }

    Conduct back() {
        return new Conduct(pausesUsed, mayOfferFrom, Optional.empty());
    }
}

package crownhead.table;

import crownhead.rules.Side;
import java.util.Optional;

/** Who plays which side. */
public record Seats(PlayerId first, PlayerId second) {
    public Seats {
        if (first.equals(second)) {
            throw new IllegalArgumentException("Nobody plays against themselves: " + first);
        }
    }

    public PlayerId holder(Side side) {
        return side == Side.FIRST ? first : second;
    }

    public Optional<Side> sideOf(PlayerId player) {
        if (player.equals(first)) {
            return Optional.of(Side.FIRST);
        }
        return player.equals(second) ? Optional.of(Side.SECOND) : Optional.empty();
    }
}

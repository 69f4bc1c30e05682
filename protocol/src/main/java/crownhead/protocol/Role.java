package crownhead.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;
import crownhead.rules.Side;
import java.util.Optional;

/** What a client is at a table. */
public enum Role {
    @JsonProperty("first")
    FIRST,
    @JsonProperty("second")
    SECOND,
    @JsonProperty("spectator")
    SPECTATOR;

    public static Role of(Side side) {
        return side == Side.FIRST ? FIRST : SECOND;
    }

    /** The side that the client plays, if it plays. */
    public Optional<Side> side() {
        return switch (this) {
            case FIRST -> Optional.of(Side.FIRST);
            case SECOND -> Optional.of(Side.SECOND);
            case SPECTATOR -> Optional.empty();
        };
    }
}

package crownhead.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import crownhead.rules.Side;
import java.util.Optional;

/** Who plays. */
public record Players(
        @JsonProperty(required = true) Player first, @JsonProperty(required = true) Player second) {
    /**
     * One of the two.
     *
     * @param colour what the pieces are called: {@code white}
     * @param awayMillis how long the player may still stay away, while away
     * @param pausesLeft how many pauses the player may still take
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Player(
            @JsonProperty(required = true) String name,
            @JsonProperty(required = true) String colour,
            Optional<Long> awayMillis,
            @JsonProperty(required = true) int pausesLeft) {}

    public Player of(Side side) {
        return side == Side.FIRST ? first : second;
    }
}

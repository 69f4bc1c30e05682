package crownhead.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;

/**
 * A question that is open.
 *
 * @param toYou whether this client is to answer it
 * @param millis how long it may take, where silence is a no
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Inquiry(
        @JsonProperty(required = true) Kind kind,
        @JsonProperty(required = true) boolean toYou,
        Optional<Long> millis) {
    public enum Kind {
        /** The opponent offers a draw. */
        @JsonProperty("draw")
        DRAW,
        /** The opponent would like to take a move back. */
        @JsonProperty("take-back")
        TAKE_BACK,
        /** Both played to the end: once more, with sides swapped? */
        @JsonProperty("rematch")
        REMATCH,
        /** The opponent is gone: stay, and play against somebody else? */
        @JsonProperty("go-on")
        GO_ON,
        /** A seat is free: take it? */
        @JsonProperty("take-seat")
        TAKE_SEAT
    }
}

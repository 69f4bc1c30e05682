package crownhead.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import crownhead.rules.Side;
import crownhead.rules.Square;
import java.util.List;
import java.util.Optional;

/**
 * Something that has happened in a game; which fields it has depends on what it is.
 *
 * @param event its name: {@code moved}, {@code draw-offered} …
 * @param side who did it, or whom it concerns
 * @param path the squares of a turn
 * @param taken the squares of the pieces that it took
 * @param crowned whether it crowned a man
 * @param plies how many turns were taken back
 * @param millis how long a turn took, a pause or an absence may last, or what is left on a clock
 * @param lagMillis the round trip to the mover that the house measured; absent where it did not
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Happening(
        @JsonProperty(required = true) String event,
        Optional<Side> side,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Square> path,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Square> taken,
        Optional<Boolean> crowned,
        Optional<Integer> plies,
        Optional<Long> millis,
        Optional<Long> lagMillis,
        Optional<Ending> result) {
    public Happening {
        path = List.copyOf(path);
        taken = List.copyOf(taken);
    }
}

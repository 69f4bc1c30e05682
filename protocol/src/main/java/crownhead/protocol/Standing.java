package crownhead.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import crownhead.rules.Side;
import crownhead.rules.Square;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * How a game stands.
 *
 * @param ply how many turns have been played
 * @param toMove whose turn it is
 * @param legal every legal turn as its whole path; empty when nobody may move now
 * @param last the turn played last
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Standing(
        @JsonProperty(required = true) int ply,
        @JsonProperty(required = true) Side toMove,
        List<List<Square>> legal,
        Optional<Happening> last,
        @JsonProperty(required = true) Clocks clock,
        @JsonProperty(required = true) Counts counts,
        Optional<Break> pause) {
    /**
     * The clock.
     *
     * @param first what the first mover has left in milliseconds; absent where no time is kept
     * @param running whose time runs
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Clocks(Optional<Long> first, Optional<Long> second, Optional<Side> running) {
        public Optional<Long> of(Side side) {
            return side == Side.FIRST ? first : second;
        }
    }

    /**
     * How near a draw is.
     *
     * @param occurrences how many times this position has stood with the same side to move
     * @param quiet how many turns in a row took nothing and advanced no man
     * @param claim the evidence in words, when a draw can be claimed now
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Counts(
            @JsonProperty(required = true) int occurrences,
            @JsonProperty(required = true) int quiet,
            Optional<String> claim) {}

    /** The game is paused. */
    public record Break(
            @JsonProperty(required = true) Side by, @JsonProperty(required = true) long millis) {}

    public Standing {
        List<List<Square>> paths = new ArrayList<>(legal.size());
        for (List<Square> path : legal) {
            paths.add(List.copyOf(path));
        }
        legal = Collections.unmodifiableList(paths);
    }
}

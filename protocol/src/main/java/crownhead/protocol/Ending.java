package crownhead.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import crownhead.rules.Side;
import java.util.Optional;

/**
 * How a game ended.
 *
 * @param outcome {@code win}, {@code draw} or {@code none}
 * @param reason {@code captured-all}, {@code no-move}, {@code resigned}, {@code time}, {@code
 *     left}; {@code agreement}, {@code repetition}, {@code no-progress}, {@code proven}; {@code
 *     aborted}, {@code unfinished}
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Ending(
        @JsonProperty(required = true) String outcome,
        Optional<Side> winner,
        @JsonProperty(required = true) String reason) {}

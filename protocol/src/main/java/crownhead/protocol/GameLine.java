package crownhead.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;

/**
 * A game in a list.
 *
 * @param stage {@code waiting}, {@code playing} or {@code over}
 * @param host who opened it
 * @param first who has the first side, once it has started
 * @param challenged the only one who may sit down
 * @param side which side the host has: {@code first}, {@code second} or {@code random}
 * @param time how much time there is, as {@link TimeText} has it
 * @param you what the reader is in it
 * @param yourTurn whether the reader is to move
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record GameLine(
        @JsonProperty(required = true) String table,
        @JsonProperty(required = true) String stage,
        @JsonProperty(required = true) String visibility,
        @JsonProperty(required = true) String host,
        Optional<String> first,
        Optional<String> second,
        Optional<String> challenged,
        @JsonProperty(required = true) String colours,
        @JsonProperty(required = true) String side,
        @JsonProperty(required = true) String time,
        @JsonProperty(required = true) boolean rated,
        @JsonProperty(required = true) long opened,
        Optional<Role> you,
        Optional<Boolean> yourTurn,
        Optional<Ending> result) {}

package crownhead.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Somebody who is there.
 *
 * @param account whether the name is theirs for ever
 * @param playing whether they are in a game
 */
public record Person(
        @JsonProperty(required = true) String name,
        @JsonProperty(required = true) boolean account,
        @JsonProperty(required = true) boolean playing) {}

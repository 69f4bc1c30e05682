package crownhead.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;
import crownhead.rules.Side;

/** What each player did in a game that is over. */
public record Tallies(
        @JsonProperty(required = true) Tally first, @JsonProperty(required = true) Tally second) {
    /** One player's part; the average and the longest time of a move are in milliseconds. */
    public record Tally(
            @JsonProperty(required = true) int moves,
            @JsonProperty(required = true) int captures,
            @JsonProperty(required = true) int kings,
            @JsonProperty(required = true) long averageMillis,
            @JsonProperty(required = true) long longestMillis) {}

    public Tally of(Side side) {
        return side == Side.FIRST ? first : second;
    }
}

package crownhead.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;

/**
 * How it is played at a table.
 *
 * @param colours the colour set: {@code white-red}
 * @param draws {@code automatic}, or {@code claimed} by the players
 * @param graceMillis how long a player may stay away without losing
 * @param pauses how many pauses each player has, and how long one lasts at most
 */
public record House(
        @JsonProperty(required = true) String colours,
        @JsonProperty(required = true) Timing timing,
        @JsonProperty(required = true) String draws,
        @JsonProperty(required = true) long graceMillis,
        @JsonProperty(required = true) int pauses,
        @JsonProperty(required = true) long pauseMillis) {
    /**
     * How much time there is; which fields it has depends on its kind.
     *
     * @param kind {@code untimed}, {@code inactivity}, {@code per-move}, {@code per-player} or
     *     {@code correspondence}
     * @param millis for a turn, or for the game with {@code per-player}
     * @param warningMillis what comes after the limit of a turn
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Timing(
            @JsonProperty(required = true) String kind,
            Optional<Long> millis,
            Optional<Long> warningMillis,
            Optional<Long> incrementMillis,
            Optional<Integer> days) {}
}

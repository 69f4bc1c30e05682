package crownhead.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * One decision of a game as its log has it.
 *
 * @param author {@code first}, {@code second}, or {@code house} for what time did
 */
public record Entry(
        @JsonProperty(required = true) long version,
        @JsonProperty(required = true) long timestamp,
        @JsonProperty(required = true) String author,
        @JsonProperty(required = true) List<Happening> events) {
    public Entry {
        events = List.copyOf(events);
    }
}

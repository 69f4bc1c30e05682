package crownhead.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import crownhead.rules.Position;
import java.util.List;
import java.util.Optional;

/**
 * A table as one client sees it now: what has happened, what stands, and what the client is to do.
 *
 * @param game which game at this table, from 1; 0 while none has started
 * @param version which decision of the game, from 1
 * @param timestamp milliseconds since 1970, growing from update to update
 * @param message for people; empty when there is nothing to say
 * @param answers the id of the client's request that this carries out or, with a code, refuses
 * @param code why a move was refused
 * @param events what happened in this version
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Update(
        @JsonProperty(required = true) String table,
        @JsonProperty(required = true) int game,
        @JsonProperty(required = true) long version,
        @JsonProperty(required = true) long timestamp,
        @JsonProperty(required = true) Action action,
        @JsonProperty(required = true) String message,
        @JsonProperty(required = true) Position board,
        @JsonProperty(required = true) Role you,
        Optional<String> answers,
        Optional<String> code,
        Optional<Players> players,
        @JsonProperty(required = true) Standing standing,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Happening> events,
        Optional<Inquiry> question,
        Optional<Ending> result,
        Optional<Tallies> statistics)
        implements ServerMessage {
    public Update {
        events = List.copyOf(events);
    }

    /** The same, said to somebody as the answer to a request. */
    public Update answering(String id) {
        return with(Optional.of(id), code);
    }

    /** The same, said to somebody whose move was refused. */
    public Update refusedFor(String why) {
        return with(answers, Optional.of(why));
    }

    private Update with(Optional<String> answered, Optional<String> why) {
        return new Update(
                table,
                game,
                version,
                timestamp,
                action,
                message,
                board,
                you,
                answered,
                why,
                players,
                standing,
                events,
                question,
                result,
                statistics);
    }
}

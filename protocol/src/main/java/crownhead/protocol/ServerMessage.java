package crownhead.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;

/** What the house says. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ServerMessage.Hello.class, name = "hello"),
    @JsonSubTypes.Type(value = ServerMessage.Assigned.class, name = "assigned"),
    @JsonSubTypes.Type(value = ServerMessage.Welcome.class, name = "welcome"),
    @JsonSubTypes.Type(value = Update.class, name = "update"),
    @JsonSubTypes.Type(value = ServerMessage.Tail.class, name = "tail"),
    @JsonSubTypes.Type(value = ServerMessage.Refused.class, name = "refused"),
    @JsonSubTypes.Type(value = ServerMessage.Bye.class, name = "bye"),
    @JsonSubTypes.Type(value = ServerMessage.Ping.class, name = "ping"),
    @JsonSubTypes.Type(value = ServerMessage.Pong.class, name = "pong"),
})
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public sealed interface ServerMessage permits ServerMessage.Plain, Update {
    /** All but the update, which has a file of its own. */
    sealed interface Plain extends ServerMessage {}

    /** The first message on every connection. */
    record Hello(
            @JsonProperty(required = true) int protocol,
            @JsonProperty(required = true) String server)
            implements Plain {}

    /**
     * The client's place: it goes to this port, if it is not there yet, and says that it is ready.
     *
     * @param secret proves to be this client, now and when it comes back; never shown to others
     */
    record Assigned(
            @JsonProperty(required = true) int id,
            @JsonProperty(required = true) int port,
            @JsonProperty(required = true) String secret,
            @JsonProperty(required = true) int readySeconds)
            implements Plain {}

    /** The client is in, and this is how it is played here. */
    record Welcome(
            @JsonProperty(required = true) String table,
            @JsonProperty(required = true) int id,
            @JsonProperty(required = true) String name,
            @JsonProperty(required = true) House house,
            @JsonProperty(required = true) String message)
            implements Plain {}

    /** What came after a version of a game: as much as fits, and whether there is more. */
    record Tail(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) int game,
            List<Entry> entries,
            @JsonProperty(required = true) boolean more)
            implements Plain {
        public Tail {
            entries = List.copyOf(entries);
        }
    }

    /** It was not done, for this reason; nothing has changed. */
    record Refused(
            Optional<String> id,
            @JsonProperty(required = true) String code,
            @JsonProperty(required = true) String message)
            implements Plain {}

    /** The last message: the house closes the connection. */
    record Bye(
            @JsonProperty(required = true) String code,
            @JsonProperty(required = true) String message)
            implements Plain {}

    record Ping() implements Plain {}

    record Pong() implements Plain {}
}

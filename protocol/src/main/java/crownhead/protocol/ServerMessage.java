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
    @JsonSubTypes.Type(value = ServerMessage.InHall.class, name = "hall"),
    @JsonSubTypes.Type(value = ServerMessage.Lobby.class, name = "lobby"),
    @JsonSubTypes.Type(value = ServerMessage.Yours.class, name = "yours"),
    @JsonSubTypes.Type(value = ServerMessage.Opened.class, name = "opened"),
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

    /**
     * The client is in the hall, where games are found.
     *
     * @param answers the id of the client's request that brought it here
     * @param account whether the name is the client's for ever
     */
    record InHall(
            Optional<String> answers,
            @JsonProperty(required = true) String name,
            @JsonProperty(required = true) boolean account,
            @JsonProperty(required = true) String message)
            implements Plain {}

    /** Who is there, which games wait and which are being played; sent again when it changes. */
    record Lobby(List<Person> people, List<GameLine> waiting, List<GameLine> live)
            implements Plain {
        public Lobby {
            people = List.copyOf(people);
            waiting = List.copyOf(waiting);
            live = List.copyOf(live);
        }
    }

    /** The client's own games that are not over, and its challenges; sent again when it changes. */
    record Yours(List<GameLine> games) implements Plain {
        public Yours {
            games = List.copyOf(games);
        }
    }

    /**
     * The client's game is open.
     *
     * @param key opens a private game, for whoever the client gives it to; said this once
     * @param link the same as an address, where the house knows its own
     */
    record Opened(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) String table,
            Optional<String> key,
            Optional<String> link,
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

    /**
     * The last message: the house closes the connection.
     *
     * @param retryAfterMillis when to come back, if the client is to
     */
    record Bye(
            @JsonProperty(required = true) String code,
            @JsonProperty(required = true) String message,
            Optional<Long> retryAfterMillis)
            implements Plain {
        public Bye(String code, String message) {
            this(code, message, Optional.empty());
        }
    }

    record Ping() implements Plain {}

    record Pong() implements Plain {}
}

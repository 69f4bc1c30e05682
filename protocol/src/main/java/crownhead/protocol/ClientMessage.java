package crownhead.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import crownhead.rules.Square;
import java.util.List;
import java.util.Optional;

/** What a client says. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ClientMessage.Ready.class, name = "ready"),
    @JsonSubTypes.Type(value = ClientMessage.Seen.class, name = "seen"),
    @JsonSubTypes.Type(value = ClientMessage.Play.class, name = "play"),
    @JsonSubTypes.Type(value = ClientMessage.Resign.class, name = "resign"),
    @JsonSubTypes.Type(value = ClientMessage.OfferDraw.class, name = "offer-draw"),
    @JsonSubTypes.Type(value = ClientMessage.ClaimDraw.class, name = "claim-draw"),
    @JsonSubTypes.Type(value = ClientMessage.AskTakeBack.class, name = "ask-take-back"),
    @JsonSubTypes.Type(value = ClientMessage.Abort.class, name = "abort"),
    @JsonSubTypes.Type(value = ClientMessage.Pause.class, name = "pause"),
    @JsonSubTypes.Type(value = ClientMessage.Continue.class, name = "continue"),
    @JsonSubTypes.Type(value = ClientMessage.Answer.class, name = "answer"),
    @JsonSubTypes.Type(value = ClientMessage.Sit.class, name = "sit"),
    @JsonSubTypes.Type(value = ClientMessage.Tail.class, name = "tail"),
    @JsonSubTypes.Type(value = ClientMessage.Host.class, name = "host"),
    @JsonSubTypes.Type(value = ClientMessage.Join.class, name = "join"),
    @JsonSubTypes.Type(value = ClientMessage.Watch.class, name = "watch"),
    @JsonSubTypes.Type(value = ClientMessage.Pair.class, name = "pair"),
    @JsonSubTypes.Type(value = ClientMessage.StopPairing.class, name = "stop-pairing"),
    @JsonSubTypes.Type(value = ClientMessage.Decline.class, name = "decline"),
    @JsonSubTypes.Type(value = ClientMessage.GoToHall.class, name = "hall"),
    @JsonSubTypes.Type(value = ClientMessage.Leave.class, name = "leave"),
    @JsonSubTypes.Type(value = ClientMessage.Ping.class, name = "ping"),
    @JsonSubTypes.Type(value = ClientMessage.Pong.class, name = "pong"),
})
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public sealed interface ClientMessage {
    /** Something that is asked of the house and answered: carried out, or refused with a reason. */
    sealed interface Request extends ClientMessage {
        /** The client's own name for it, so that a repeat gets the same answer. */
        String id();
    }

    /**
     * Something that is asked of one game; {@code game} says which, so that a late one cannot hit
     * the next. In a hall every game is the first of its own table: there {@code table} says which.
     */
    sealed interface OfGame extends Request {
        int game();

        /** The table that is meant; wherever the client is, if it names none. */
        Optional<String> table();

        /** Whether it may be meant for this table. */
        default boolean isFor(String here) {
            return table().isEmpty() || table().get().equals(here);
        }
    }

    /** Something that is asked of the hall, where games are found. A single table has none. */
    sealed interface OfHall extends Request {}

    /**
     * The client is there and speaks the protocol.
     *
     * @param protocol the version that the client speaks
     * @param secret what {@code assigned} gave, now or on an earlier connection
     * @param name what the player wants to be called
     * @param watch whether the client only wants to watch
     * @param table at which table, where one door leads to several
     * @param ticket proves who the client is, once; a signed-in player gets it over HTTP
     * @param key what opens a private game
     */
    record Ready(
            @JsonProperty(required = true) int protocol,
            @JsonProperty(required = true) String secret,
            Optional<String> name,
            boolean watch,
            Optional<String> table,
            Optional<String> ticket,
            Optional<String> key)
            implements ClientMessage {
        /** Somebody who brings neither a ticket nor a key. */
        public Ready(
                int protocol,
                String secret,
                Optional<String> name,
                boolean watch,
                Optional<String> table) {
            this(protocol, secret, name, watch, table, Optional.empty(), Optional.empty());
        }
    }

    /** The request to move of this version has arrived. */
    record Seen(@JsonProperty(required = true) long version) implements ClientMessage {}

    /**
     * A whole turn.
     *
     * @param ply how many turns the player had seen
     */
    record Play(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) int game,
            @JsonProperty(required = true) int ply,
            @JsonProperty(required = true) List<Square> path,
            Optional<String> table)
            implements OfGame {
        /** No turn touches more squares. */
        static final int LONGEST_PATH = 10;

        public Play {
            path = List.copyOf(path);
            if (path.isEmpty() || path.size() > LONGEST_PATH) {
                throw new IllegalArgumentException("A turn has 1 to " + LONGEST_PATH + " squares");
            }
        }

        public Play(String id, int game, int ply, List<Square> path) {
            this(id, game, ply, path, Optional.empty());
        }
    }

    record Resign(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) int game,
            Optional<String> table)
            implements OfGame {
        public Resign(String id, int game) {
            this(id, game, Optional.empty());
        }
    }

    record OfferDraw(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) int game,
            Optional<String> table)
            implements OfGame {
        public OfferDraw(String id, int game) {
            this(id, game, Optional.empty());
        }
    }

    record ClaimDraw(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) int game,
            Optional<String> table)
            implements OfGame {
        public ClaimDraw(String id, int game) {
            this(id, game, Optional.empty());
        }
    }

    record AskTakeBack(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) int game,
            Optional<String> table)
            implements OfGame {
        public AskTakeBack(String id, int game) {
            this(id, game, Optional.empty());
        }
    }

    record Abort(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) int game,
            Optional<String> table)
            implements OfGame {
        public Abort(String id, int game) {
            this(id, game, Optional.empty());
        }
    }

    record Pause(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) int game,
            Optional<String> table)
            implements OfGame {
        public Pause(String id, int game) {
            this(id, game, Optional.empty());
        }
    }

    record Continue(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) int game,
            Optional<String> table)
            implements OfGame {
        public Continue(String id, int game) {
            this(id, game, Optional.empty());
        }
    }

    /** Yes or no to what an update asked. */
    record Answer(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) int game,
            @JsonProperty(required = true) Inquiry.Kind question,
            @JsonProperty(required = true) boolean yes,
            Optional<String> table)
            implements OfGame {
        public Answer(String id, int game, Inquiry.Kind question, boolean yes) {
            this(id, game, question, yes, Optional.empty());
        }
    }

    /** Takes a free seat at a table that waits for players. */
    record Sit(@JsonProperty(required = true) String id) implements Request {}

    /** What came after a version of a game? */
    record Tail(
            @JsonProperty(required = true) String id,
            @JsonProperty(required = true) int game,
            @JsonProperty(required = true) long since,
            Optional<String> table)
            implements OfGame {
        public Tail(String id, int game, long since) {
            this(id, game, since, Optional.empty());
        }
    }

    /**
     * Opens a game and waits there for a second player. What is not said is as usual.
     *
     * @param visibility {@code public} or {@code private}
     * @param opponent the name of the only one who may sit down: a challenge
     * @param time how much time there is, as {@link TimeText} has it
     * @param colours the colour set
     * @param side which side the host has: {@code first}, {@code second} or {@code random}
     * @param draws {@code claimed} or {@code automatic}
     */
    record Host(
            @JsonProperty(required = true) String id,
            Optional<String> visibility,
            Optional<String> opponent,
            Optional<String> time,
            Optional<String> colours,
            Optional<String> side,
            Optional<String> draws,
            boolean rated)
            implements OfHall {}

    /** Sits down at a game that waits: one of the list, one with a key, or a challenge. */
    record Join(
            @JsonProperty(required = true) String id, Optional<String> table, Optional<String> key)
            implements OfHall {}

    /** Goes to a game: as its player for whoever has a seat there, otherwise to watch. */
    record Watch(
            @JsonProperty(required = true) String id, Optional<String> table, Optional<String> key)
            implements OfHall {}

    /** Plays the next one who asks for the same time. */
    record Pair(@JsonProperty(required = true) String id, Optional<String> time)
            implements OfHall {}

    /** Asks for no opponent any more. */
    record StopPairing(@JsonProperty(required = true) String id) implements OfHall {}

    /** Declines a challenge; by whoever waits there, calls the waiting off. */
    record Decline(
            @JsonProperty(required = true) String id, @JsonProperty(required = true) String table)
            implements OfHall {}

    /** Leaves the table for the hall. */
    record GoToHall(@JsonProperty(required = true) String id) implements OfHall {}

    /** Goodbye. */
    record Leave() implements ClientMessage {}

    record Ping() implements ClientMessage {}

    record Pong() implements ClientMessage {}
}

package crownhead.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What a client is to do now. */
public enum Action {
    /** It is the client's turn. It says {@code seen}, and then plays. */
    @JsonProperty("move")
    MOVE,
    /** Its move was refused: the board is as it was, and the client is to move again. */
    @JsonProperty("recheck")
    RECHECK,
    /** Others are to act. */
    @JsonProperty("wait")
    WAIT,
    /** The message is to be shown; what was asked before still stands. */
    @JsonProperty("show")
    SHOW,
    /** The question waits for an answer. */
    @JsonProperty("answer")
    ANSWER,
    /** The game is over. */
    @JsonProperty("end")
    END,
    /** A spectator looks on. */
    @JsonProperty("watch")
    WATCH
}

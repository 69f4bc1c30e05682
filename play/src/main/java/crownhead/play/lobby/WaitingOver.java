package crownhead.play.lobby;

import crownhead.table.Refusal;
import crownhead.table.Seats;

/** How a game stopped waiting. */
sealed interface WaitingOver {
    record Started(Seats seats) implements WaitingOver {}

    record Closed() implements WaitingOver {}

    /** The table does not let this happen. */
    record Refused(Refusal why) implements WaitingOver {}

    /** The store did not answer. */
    record Unknown() implements WaitingOver {}
}

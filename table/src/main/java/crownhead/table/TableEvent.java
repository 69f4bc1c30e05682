package crownhead.table;

import crownhead.rules.Move;
import crownhead.rules.Side;
import java.time.Duration;
import java.time.Instant;

/** What has happened at a table. Whatever was decided is in it: replaying decides nothing again. */
public sealed interface TableEvent {
    record Opened(PlayerId host, Terms terms) implements TableEvent {}

    record Started(Seats seats, Clock clock) implements TableEvent {}

    /**
     * A turn was played.
     *
     * @param thought how long the player took
     * @param lag the round trip to the player as it was measured then; nothing if it was not
     */
    record Moved(Side by, Move move, Duration thought, Duration lag, Clock clock)
            implements TableEvent {}

    record DrawOffered(Side by) implements TableEvent {}

    record DrawDeclined(Side by) implements TableEvent {}

    record TakeBackAsked(Side by) implements TableEvent {}

    /**
     * The request is closed and nothing was taken back. By the asker: withdrawn, as a move of their
     * own does; nobody declined it, and they may ask again at once.
     */
    record TakeBackDeclined(Side by) implements TableEvent {}

    /** So many turns were taken back, as the player on this side had asked. */
    record TookBack(Side by, int plies, Clock clock) implements TableEvent {}

    record Paused(Side by, Instant until, Clock clock) implements TableEvent {}

    record Continued(Clock clock) implements TableEvent {}

    record Warned(Side side, Duration left) implements TableEvent {}

    record Left(Side side, Instant graceEnds) implements TableEvent {}

    record Returned(Side side) implements TableEvent {}

    record Ended(Result result, Clock clock) implements TableEvent {}
}

package crownhead.table.series;

import crownhead.table.PlayerId;
import crownhead.table.Seats;
import java.time.Instant;
import java.util.List;

/** What has happened at a table from game to game. Replaying decides nothing again. */
public sealed interface SeriesEvent {
    record Opened(SeriesTerms terms) implements SeriesEvent {}

    record Arrived(PlayerId who, Wish wish) implements SeriesEvent {}

    /** The seat of somebody who departed is free, and a question to them needs no answer. */
    record Departed(PlayerId who) implements SeriesEvent {}

    record Seated(PlayerId who) implements SeriesEvent {}

    /** Gave up the seat and watches from now on. */
    record Unseated(PlayerId who) implements SeriesEvent {}

    record GameOpened(int game, Seats seats) implements SeriesEvent {}

    record GameOver(int game) implements SeriesEvent {}

    record Asked(Invitation invitation, List<PlayerId> who, Instant until) implements SeriesEvent {
        public Asked {
            who = List.copyOf(who);
        }
    }

    /** Answered, or kept silent until the time was over. */
    record Replied(PlayerId who, Answer answer) implements SeriesEvent {}

    record Closed() implements SeriesEvent {}
}

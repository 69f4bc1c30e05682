package crownhead.table.series;

import crownhead.table.PlayerId;
import crownhead.table.Seats;
import java.time.Instant;
import java.util.List;

/** What a table is doing. */
public sealed interface Stage {
    /** A seat is free, and whoever comes to play or sits down takes it. */
    record Waiting() implements Stage {}

    record Playing(int game, Seats seats) implements Stage {}

    /**
     * The next game depends on an answer.
     *
     * @param open who has not answered yet
     */
    record Asking(Invitation invitation, List<PlayerId> open, Instant until) implements Stage {
        public Asking {
            open = List.copyOf(open);
        }
    }

    /** Nothing is played here any more, and everybody goes. */
    record Closed() implements Stage {}
}

package crownhead.table.series;

import crownhead.table.PlayerId;
import crownhead.table.Seats;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Everyone at one table, game after game. Pure: the caller brings the time and stores the events.
 *
 * @param present in the order they came
 * @param seated in the order they sat down; who leaves a game is not among them any more
 * @param games how many have been opened
 * @param lastSeats of the last game that is over
 * @param asked who of those present has been asked since the last game
 */
public record Series(
        SeriesTerms terms,
        List<Guest> present,
        List<PlayerId> seated,
        int games,
        Optional<Seats> lastSeats,
        Stage stage,
        List<PlayerId> asked) {
    public Series {
        present = List.copyOf(present);
        seated = List.copyOf(seated);
        asked = List.copyOf(asked);
    }

    /** A table where nobody is yet. */
    public static Series opened(SeriesEvent.Opened opened) {
        return new Series(
                opened.terms(),
                List.of(),
                List.of(),
                0,
                Optional.empty(),
                new Stage.Waiting(),
                List.of());
    }

    /** What happens when somebody asks this at this time. Nothing changes here. */
    public SeriesDecision decide(SeriesCommand command, Instant now) {
        return new SeriesDeciding(this, now).decide(command);
    }

    /** Replays one stored event. Loading a series is replaying all of its events in order. */
    public Series after(SeriesEvent event) {
        return new SeriesReplay(this).apply(event);
    }

    public Series after(List<SeriesEvent> events) {
        Series series = this;
        for (SeriesEvent event : events) {
            series = series.after(event);
        }
        return series;
    }

    /** When {@link SeriesCommand.CallTime} will have something to do. */
    public Optional<Instant> nextDeadline() {
        return stage instanceof Stage.Asking asking
                ? Optional.of(asking.until())
                : Optional.empty();
    }

    boolean isHere(PlayerId who) {
        for (Guest guest : present) {
            if (guest.id().equals(who)) {
                return true;
            }
        }
        return false;
    }

    boolean isSeated(PlayerId who) {
        return seated.contains(who);
    }

    boolean hasPair() {
        return seated.size() == 2;
    }

    /** Whether somebody's answer is awaited. */
    boolean isAwaited(PlayerId who) {
        return stage instanceof Stage.Asking asking && asking.open().contains(who);
    }
}

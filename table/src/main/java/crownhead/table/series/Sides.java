package crownhead.table.series;

import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import java.util.Optional;

/** Which of two who sit has which side. */
final class Sides {
    private Sides() {}

    /** Who played the last game changes sides; two who are new are given theirs by the terms. */
    static Seats of(Series series, Side toss) {
        PlayerId earlier = series.seated().get(0);
        PlayerId later = series.seated().get(1);
        Side ofEarlier =
                changed(series, earlier)
                        .or(() -> changed(series, later).map(Side::opponent))
                        .orElseGet(() -> given(series, toss));
        return ofEarlier == Side.FIRST ? new Seats(earlier, later) : new Seats(later, earlier);
    }

    private static Optional<Side> changed(Series series, PlayerId who) {
        return series.lastSeats().flatMap(seats -> seats.sideOf(who)).map(Side::opponent);
    }

    private static Side given(Series series, Side toss) {
        return switch (series.terms().seating()) {
            case RANDOM -> toss;
            case HOST_FIRST -> Side.FIRST;
            case HOST_SECOND -> Side.SECOND;
        };
    }
}

package crownhead.table.log;

import crownhead.table.PlayerId;
import crownhead.table.Seats;

/** Who plays which side, among the fields of a line. */
final class SeatsText {
    private SeatsText() {}

    static Fields write(Fields fields, Seats seats) {
        return fields.with("first", seats.first().value()).with("second", seats.second().value());
    }

    static Seats read(Fields fields) {
        return new Seats(new PlayerId(fields.text("first")), new PlayerId(fields.text("second")));
    }
}

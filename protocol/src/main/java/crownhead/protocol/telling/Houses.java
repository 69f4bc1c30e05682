package crownhead.protocol.telling;

import crownhead.protocol.House;
import crownhead.rules.DrawRule;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.util.Optional;

/** The terms of a table, as they are told to everyone who comes. */
public final class Houses {
    private Houses() {}

    public static House of(Terms terms) {
        return new House(
                terms.colours().id(),
                timing(terms.timeControl()),
                draws(terms.drawRule()),
                terms.grace().toMillis(),
                terms.pauses().perPlayer(),
                terms.pauses().longest().toMillis());
    }

    private static String draws(DrawRule rule) {
        return switch (rule) {
            case CLAIMED -> "claimed";
            case AUTOMATIC -> "automatic";
            case ADJUDICATED -> "adjudicated";
        };
    }

    /** How much time there is, for people. */
    public static String sentence(TimeControl control) {
        return switch (control) {
            case TimeControl.Untimed _ -> "The game is untimed.";
            case TimeControl.Inactivity(Duration limit) ->
                    "The game is untimed, but who does not move for "
                            + Sentences.time(limit)
                            + " loses.";
            case TimeControl.PerMove(Duration limit, Duration warningLimit) ->
                    "Each move has "
                            + Sentences.time(limit)
                            + ", then a warning and "
                            + Sentences.time(warningLimit)
                            + " more.";
            case TimeControl.PerPlayer(Duration time, Duration increment) ->
                    "Each player has "
                            + Sentences.time(time)
                            + (increment.isZero()
                                    ? "."
                                    : ", and "
                                            + Sentences.time(increment)
                                            + " more for every move.");
            case TimeControl.Correspondence(int days) ->
                    "Each move has " + days + (days == 1 ? " day." : " days.");
        };
    }

    private static House.Timing timing(TimeControl control) {
        return switch (control) {
            case TimeControl.Untimed _ ->
                    new House.Timing("untimed", none(), none(), none(), Optional.empty());
            case TimeControl.Inactivity(Duration limit) ->
                    new House.Timing("inactivity", millis(limit), none(), none(), Optional.empty());
            case TimeControl.PerMove(Duration limit, Duration warning) ->
                    new House.Timing(
                            "per-move", millis(limit), millis(warning), none(), Optional.empty());
            case TimeControl.PerPlayer(Duration time, Duration increment) ->
                    new House.Timing(
                            "per-player",
                            millis(time),
                            none(),
                            millis(increment),
                            Optional.empty());
            case TimeControl.Correspondence(int days) ->
                    new House.Timing("correspondence", none(), none(), none(), Optional.of(days));
        };
    }

    private static Optional<Long> millis(Duration time) {
        return Optional.of(time.toMillis());
    }

    private static Optional<Long> none() {
        return Optional.empty();
    }
}

package crownhead.table;

import crownhead.rules.Outcome;
import crownhead.rules.Side;

/** How a table ended. */
public sealed interface Result {
    record Win(Side winner, WinReason reason) implements Result {}

    record Draw(Outcome.DrawReason reason) implements Result {}

    /** Nobody won and nobody drew. */
    record NoResult(NoResultReason reason) implements Result {}

    enum WinReason {
        CAPTURED_ALL,
        NO_MOVE,
        RESIGNED,
        TIME,
        LEFT
    }

    enum NoResultReason {
        ABORTED,
        LEFT,
        TIME,
        UNFINISHED
    }

    /** What the rules of the game say. */
    static Result of(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win(Side winner, Outcome.WinReason reason) ->
                    new Win(
                            winner,
                            switch (reason) {
                                case CAPTURED_ALL -> WinReason.CAPTURED_ALL;
                                case NO_MOVE -> WinReason.NO_MOVE;
                            });
            case Outcome.Draw(Outcome.DrawReason reason) -> new Draw(reason);
        };
    }
}

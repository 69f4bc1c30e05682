package crownhead.rules;

/** How a game ended. */
public sealed interface Outcome {
    record Win(Side winner, WinReason reason) implements Outcome {}

    record Draw(DrawReason reason) implements Outcome {}

    /** The ways to win on the board. */
    enum WinReason {
        /** The opponent has no piece left. */
        CAPTURED_ALL,
        /** The opponent has pieces, but none of them can move. */
        NO_MOVE
    }

    enum DrawReason {
        AGREEMENT,
        REPETITION,
        NO_PROGRESS,
        /** Neither side can force a win. */
        PROVEN
    }
}

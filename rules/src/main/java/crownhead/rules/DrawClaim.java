package crownhead.rules;

import java.util.ArrayList;
import java.util.List;

/** A draw that may be claimed now, with its evidence. */
public sealed interface DrawClaim {
    Outcome.DrawReason reason();

    /** The evidence in plain words. */
    String sentence();

    /**
     * The position has stood on the board often enough.
     *
     * @param plies how many turns had been played each time it stood; 0 is the start of the game
     */
    record Repetition(List<Integer> plies) implements DrawClaim {
        public Repetition {
            plies = List.copyOf(plies);
        }

        @Override
        public Outcome.DrawReason reason() {
            return Outcome.DrawReason.REPETITION;
        }

        @Override
        public String sentence() {
            List<String> turns = new ArrayList<>();
            for (int ply : plies) {
                turns.add(Integer.toString(ply));
            }
            return "This position has stood "
                    + plies.size()
                    + " times with the same side to move: after turns "
                    + Words.and(turns)
                    + ".";
        }
    }

    /** So many turns in a row took nothing and advanced no man. */
    record NoProgress(int plies) implements DrawClaim {
        @Override
        public Outcome.DrawReason reason() {
            return Outcome.DrawReason.NO_PROGRESS;
        }

        @Override
        public String sentence() {
            return "The last "
                    + plies / 2
                    + " moves by each side took no piece and advanced no man.";
        }
    }
}

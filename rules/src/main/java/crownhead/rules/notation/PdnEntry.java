package crownhead.rules.notation;

import java.util.Optional;

/** One game of a PDN file, as far as it could be read. */
public sealed interface PdnEntry {
    /** Which game of the file it is, counted from 1. */
    int number();

    /** How many turns of the game itself, without its variations, are legal play. */
    int plies();

    /** A game in which every move is legal. */
    record Read(int number, ScoreSheet sheet) implements PdnEntry {
        @Override
        public int plies() {
            return sheet.line().played().size();
        }
    }

    /**
     * A game that is broken somewhere. Those after it are read all the same.
     *
     * @param black who has the first move, or a question mark
     * @param white who has the second move, or a question mark
     * @param move the move that is refused, unless the text itself cannot be read
     */
    record Broken(
            int number, String black, String white, int plies, Optional<BadMove> move, Fault fault)
            implements PdnEntry {
        /** As it is told to people: which game, where, and why. */
        public String sentence() {
            String game = "game " + number + " (" + black + " – " + white + ")";
            return move.isPresent()
                    ? game
                            + ", move "
                            + move.get().number()
                            + " \""
                            + move.get().text()
                            + "\": "
                            + fault.sentence()
                    : game
                            + ", line "
                            + fault.line()
                            + ", column "
                            + fault.column()
                            + ": "
                            + fault.sentence();
        }
    }

    /**
     * A move that was refused: the number of the move in its game, and its text as it was found.
     */
    record BadMove(int number, String text) {}
}

package crownhead.clients.browser;

import crownhead.engine.Evaluation;
import crownhead.engine.Limits;
import crownhead.engine.MoveChooser;
import crownhead.engine.TranspositionTable;
import crownhead.engine.endgame.EndgameTables;
import crownhead.engine.endgame.Ending;
import crownhead.rules.Move;
import crownhead.rules.Position;
import java.util.List;

/** Plays endgames that the tables know without a mistake, and marks what a learner plays. */
final class Trainer {
    private final EndgameTables tables;
    private final MoveChooser chooser;

    Trainer(Evaluation evaluation, EndgameTables tables) {
        this.tables = tables;
        // It never searches: what it is asked is in the tables.
        chooser = new MoveChooser(evaluation, tables, new TranspositionTable(1));
    }

    /**
     * The shortest way to a win, the longest to a loss, and in a draw what is hardest to answer.
     */
    Move answer(List<Position> soFar) {
        known(soFar.getLast());
        return chooser.choose(soFar, Limits.nodes(1), _ -> {}).move();
    }

    /** What a turn was worth. */
    Mark mark(Position position, Move move) {
        Ending after = seenFromBefore(known(position.after(move)));
        return new Mark(known(position), after, tables.bestMoves(position));
    }

    private Ending known(Position position) {
        return tables.ending(position)
                .orElseThrow(() -> new IllegalArgumentException("Not in the tables: " + position));
    }

    private static Ending seenFromBefore(Ending after) {
        return switch (after) {
            case Ending.Win(int plies) -> new Ending.Loss(plies + 1);
            case Ending.Draw draw -> draw;
            case Ending.Loss(int plies) -> new Ending.Win(plies + 1);
        };
    }
}

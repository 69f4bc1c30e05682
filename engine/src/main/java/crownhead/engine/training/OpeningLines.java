package crownhead.engine.training;

import crownhead.engine.Endgames;
import crownhead.engine.Evaluation;
import crownhead.engine.Limits;
import crownhead.engine.MoveChooser;
import crownhead.engine.TranspositionTable;
import crownhead.rules.Move;
import crownhead.rules.Position;
import java.util.List;

/** Looks at what one opening leads to, and writes down what to play there. */
final class OpeningLines {
    private static final int TABLE_BITS = 18;

    private final MoveChooser chooser;
    private final int nodes;
    private final StringBuilder text = new StringBuilder();

    OpeningLines(Evaluation evaluation, int nodes) {
        chooser = new MoveChooser(evaluation, Endgames.NONE, new TranspositionTable(TABLE_BITS));
        this.nodes = nodes;
    }

    /** The best move here, and after every answer to it; and the best answer to every move. */
    String after(List<Move> opening) {
        chooser.forget();
        text.setLength(0);
        Position position = Position.START;
        StringBuilder line = new StringBuilder();
        for (Move move : opening) {
            position = position.after(move);
            line.append(move).append(' ');
        }
        Move best = recommend(position, line.toString());
        answerAll(position.after(best), line + best.toString() + "! ");
        answerAll(position, line.toString());
        return text.toString();
    }

    private void answerAll(Position position, String line) {
        for (Move move : position.legalMoves()) {
            recommend(position.after(move), line + move + " ");
        }
    }

    /** Where there is no choice there is nothing to know. */
    private Move recommend(Position position, String line) {
        List<Move> legal = position.legalMoves();
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        Move move = chooser.choose(position, Limits.nodes(nodes)).move();
        text.append(line).append(move).append("!\n");
        return move;
    }
}

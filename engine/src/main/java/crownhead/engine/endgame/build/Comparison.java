package crownhead.engine.endgame.build;

import crownhead.engine.endgame.SliceIndex;
import crownhead.engine.endgame.Worth;
import crownhead.rules.LegalMoves;
import crownhead.rules.Position;
import crownhead.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;

/** One thread's part of a verification. */
final class Comparison implements Crew.Hand {
    private static final int EXAMPLES = 3;

    private final PackedSlice table;
    private final SliceIndex index;
    private final short[] worths;
    private final Worths known;
    private final LegalMoves moves = new LegalMoves();
    private final List<String> examples = new ArrayList<>();
    private long mistakes;

    Comparison(PackedSlice table, Worths known) {
        this.table = table;
        this.index = SliceIndex.of(table.slice());
        this.worths = known.of(table.slice());
        this.known = known;
    }

    long mistakes() {
        return mistakes;
    }

    List<String> examples() {
        return examples;
    }

    @Override
    public void take(int from, int to) {
        for (int i = from; i < to; i++) {
            compare(i);
        }
    }

    private void compare(int i) {
        Position position = index.position(i);
        int expected = known.best(position, moves.fill(position));
        boolean isKept = !position.mustJump();
        if (worths[i] != expected || (isKept && table.verdict(i) != Worth.verdict(expected))) {
            mistakes++;
            if (examples.size() < EXAMPLES) {
                examples.add(Fen.write(position) + " is " + worths[i] + ", not " + expected);
            }
        }
    }
}

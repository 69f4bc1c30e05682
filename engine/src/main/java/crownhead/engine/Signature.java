package crownhead.engine;

import crownhead.rules.Position;
import crownhead.rules.notation.Fen;
import java.util.List;

/**
 * How many positions the engine looks at in all when it looks so far ahead in these. Any change of
 * what it computes changes the number; what leaves it alone changes only how fast.
 */
public final class Signature {
    /** From the opening to few pieces, men only and with kings. */
    private static final List<String> POSITIONS =
            List.of(
                    "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
                    "W:W19,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,12,15",
                    "B:W17,18,20,21,24,25,26,30,32:B2,3,4,5,6,8,10,11,12",
                    "W:W18,21,24,26,28,31:B3,4,5,9,11,12",
                    "B:W14,K18,25,29:B5,6,K22,K27",
                    "W:WK10,K15,23:BK1,K19,12",
                    "B:W13,17,21,22,28,30,32:B4,5,11,12,14,15,20",
                    "W:WK2,19,27:B1,12,K26");

    private static final int DEPTH = 11;
    private static final int TABLE_BITS = 14;

    private Signature() {}

    /** With the evaluation that is shipped. */
    public static long nodes() {
        return nodes(Weights.shipped().evaluation());
    }

    static long nodes(Evaluation evaluation) {
        TranspositionTable table = new TranspositionTable(TABLE_BITS);
        MoveChooser chooser = new MoveChooser(evaluation, Endgames.NONE, table);
        long nodes = 0;
        for (String fen : POSITIONS) {
            chooser.forget();
            Position position = Fen.read(fen);
            nodes += chooser.choose(position, Limits.depth(DEPTH)).nodes();
        }
        return nodes;
    }
}

package crownhead.engine;

import crownhead.rules.Position;
import crownhead.rules.Side;

/**
 * What was learned from games: the weights of the {@link Features} of a position. Each weight is
 * two, for a full board and for an empty one, in the halves of one int; between them it glides.
 */
public final class PatternEvaluation implements Evaluation {
    /** With so many pieces and more the board is full; with so many fewer it is empty. */
    public static final int FULL = 20;

    public static final int STAGES = 16;

    /** So many parts of a weight make a hundredth of a man: less is lost when it is rounded. */
    public static final double PARTS = 1.5;

    private static final int PARTS_OF_ALL_STAGES = (int) (PARTS * STAGES);

    private final int[] weights;

    /**
     * An evaluation.
     *
     * @param full the weight of every feature on a full board
     * @param empty the same with few pieces left
     */
    public PatternEvaluation(short[] full, short[] empty) {
        weights = new int[Features.COUNT];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (full[i] << 16) + empty[i];
        }
    }

    @Override
    public int of(Position position) {
        int all = FeatureSum.of(position, weights) + material(position);
        int ours = position.toMove() == Side.FIRST ? all : -all;
        ours += weights[Features.TURN];
        int theMove = position.kings() == 0 ? Features.THE_MOVE_OF_MEN : Features.THE_MOVE;
        ours += Features.theMove(position) * weights[theMove];
        int empty = (short) ours;
        int full = (ours - empty) >> 16;
        int stage = stage(position);
        return (full * stage + empty * (STAGES - stage)) / PARTS_OF_ALL_STAGES;
    }

    /** How full the board is, from 0 to {@link #STAGES}. */
    public static int stage(Position position) {
        int pieces = Integer.bitCount(position.first() | position.second());
        return Math.max(0, Math.min(pieces, FULL) - (FULL - STAGES));
    }

    private int material(Position position) {
        int kings = position.kings();
        int firstKings = Integer.bitCount(position.first() & kings);
        int secondKings = Integer.bitCount(position.second() & kings);
        int men =
                Integer.bitCount(position.first())
                        - firstKings
                        - Integer.bitCount(position.second())
                        + secondKings;
        return men * weights[Features.MAN]
                + (firstKings - secondKings) * weights[Features.KING]
                + (Integer.signum(firstKings) - Integer.signum(secondKings))
                        * weights[Features.FIRST_KING];
    }
}

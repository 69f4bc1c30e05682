package crownhead.engine.training;

import crownhead.engine.Features;
import crownhead.rules.Position;
import crownhead.rules.Side;
import java.util.Arrays;

/**
 * The features of a position as training sees them. Of two opposite features one stands for both,
 * with a sign. Single pieces on their squares are features too, so that something is learned of
 * what was never seen together; in the end their weights become part of the regions'.
 */
final class TrainingFeatures {
    private static final int SQUARES = 32;
    private static final int MAN_ON = Features.COUNT;
    private static final int KING_ON = MAN_ON + SQUARES;
    static final int COUNT = KING_ON + SQUARES;

    private static final int MOST = Features.AT_ONCE + 5 + 2 * Position.PIECES_PER_SIDE;

    private final int[] opposites = Features.opposites();
    private final int[] regions = new int[Features.AT_ONCE];
    private final int[] features = new int[MOST];
    private final int[] signs = new int[MOST];
    private int size;

    int size() {
        return size;
    }

    int feature(int index) {
        return features[index];
    }

    /** How often it is there for the first mover, less how often for the second. */
    int sign(int index) {
        return signs[index];
    }

    /** Forgets what was here and takes in a position. */
    void list(Position position) {
        size = 0;
        int count = Features.list(position, regions);
        for (int i = 0; i < count; i++) {
            int feature = regions[i];
            int opposite = opposites[feature];
            if (feature != opposite) {
                add(Math.min(feature, opposite), feature < opposite ? 1 : -1);
            }
        }
        addCounts(position);
        addPieces(position);
    }

    private void addCounts(Position position) {
        int kings = position.kings();
        int firstKings = Integer.bitCount(position.first() & kings);
        int secondKings = Integer.bitCount(position.second() & kings);
        int turn = position.toMove() == Side.FIRST ? 1 : -1;
        add(
                Features.MAN,
                Integer.bitCount(position.first() & ~kings)
                        - Integer.bitCount(position.second() & ~kings));
        add(Features.KING, firstKings - secondKings);
        add(Features.FIRST_KING, Integer.signum(firstKings) - Integer.signum(secondKings));
        add(Features.TURN, turn);
        add(
                kings == 0 ? Features.THE_MOVE_OF_MEN : Features.THE_MOVE,
                turn * Features.theMove(position));
    }

    private void addPieces(Position position) {
        for (int left = position.first(); left != 0; left &= left - 1) {
            int square = Integer.numberOfTrailingZeros(left);
            add(((position.kings() >>> square & 1) == 0 ? MAN_ON : KING_ON) + square, 1);
        }
        for (int left = position.second(); left != 0; left &= left - 1) {
            int square = Integer.numberOfTrailingZeros(left);
            int turned = SQUARES - 1 - square;
            add(((position.kings() >>> square & 1) == 0 ? MAN_ON : KING_ON) + turned, -1);
        }
    }

    private void add(int feature, int sign) {
        if (sign != 0) {
            features[size] = feature;
            signs[size++] = sign;
        }
    }

    /** The weights that an evaluation needs, in so many parts of a unit. */
    short[] folded(double[] weights, double parts) {
        double[] all = new double[Features.COUNT];
        for (int i = 0; i < Features.COUNT; i++) {
            if (i >= opposites.length || i < opposites[i]) {
                all[i] = weights[i];
            } else if (i > opposites[i]) {
                all[i] = -weights[opposites[i]];
            }
        }
        Features.fold(
                all,
                Arrays.copyOfRange(weights, MAN_ON, KING_ON),
                Arrays.copyOfRange(weights, KING_ON, COUNT));
        return rounded(all, parts);
    }

    private short[] rounded(double[] weights, double parts) {
        short[] rounded = new short[weights.length];
        for (int i = 0; i < rounded.length; i++) {
            // Opposites stay opposites: a half is rounded up in one and down in the other.
            if (i >= opposites.length || i < opposites[i]) {
                rounded[i] = (short) StrictMath.round(weights[i] * parts);
            } else {
                rounded[i] = (short) -rounded[opposites[i]];
            }
        }
        return rounded;
    }
}

package crownhead.engine.training;

import crownhead.engine.Features;
import crownhead.engine.PatternEvaluation;
import crownhead.engine.Weights;
import crownhead.rules.Position;
import java.util.Arrays;
import java.util.Random;

/**
 * Finds the weights under which an evaluation tells best how games end: logistic regression by
 * stochastic descent, each weight with a step of its own. The same samples and the same seed give
 * the same weights, to the last bit.
 */
final class Trainer {
    private static final double STEP = 0.05;

    /** Pulls what is seldom seen towards nothing. */
    private static final double DECAY = 1e-4;

    /** So many parts of a weight are one unit of the logistic function. */
    private static final double UNIT = 100;

    private static final double FIRST_SQUARE = 0.01;

    private final TrainingFeatures features = new TrainingFeatures();
    private final double[] full = new double[TrainingFeatures.COUNT];
    private final double[] empty = new double[TrainingFeatures.COUNT];
    private final double[] fullSquares = new double[TrainingFeatures.COUNT];
    private final double[] emptySquares = new double[TrainingFeatures.COUNT];
    private final double resultShare;

    /**
     * Somebody who knows only what pieces are worth.
     *
     * @param resultShare how much the end of a game counts; the rest is what the search said
     */
    Trainer(double resultShare) {
        this.resultShare = resultShare;
        full[Features.MAN] = 1;
        empty[Features.MAN] = 1;
        full[Features.KING] = 1.4;
        empty[Features.KING] = 1.4;
        Arrays.fill(fullSquares, FIRST_SQUARE);
        Arrays.fill(emptySquares, FIRST_SQUARE);
    }

    /** Goes through all samples once, in an order drawn by lot; answers the mean square error. */
    double learn(Samples samples, Random random) {
        double error = 0;
        for (int index : shuffled(samples.size(), random)) {
            error += learn(samples.position(index), target(samples, index));
        }
        return error / samples.size();
    }

    Weights weights(String origin) {
        return new Weights(origin, features.folded(full, UNIT), features.folded(empty, UNIT));
    }

    private double learn(Position position, double target) {
        double share = fullShare(position);
        double error = predicted(position, share) - target;
        for (int i = 0; i < features.size(); i++) {
            int feature = features.feature(i);
            double slope = error * features.sign(i);
            correct(feature, slope * share, full, fullSquares);
            correct(feature, slope * (1 - share), empty, emptySquares);
        }
        return error * error;
    }

    private double predicted(Position position, double share) {
        features.list(position);
        double sum = 0;
        for (int i = 0; i < features.size(); i++) {
            int feature = features.feature(i);
            sum += features.sign(i) * (full[feature] * share + empty[feature] * (1 - share));
        }
        return logistic(sum);
    }

    private static void correct(int feature, double slope, double[] weights, double[] squares) {
        if (slope != 0) {
            double pull = feature < Features.MAN ? DECAY * weights[feature] : 0;
            squares[feature] += (slope + pull) * (slope + pull);
            weights[feature] -= STEP * (slope + pull) / Math.sqrt(squares[feature]);
        }
    }

    private double target(Samples samples, int index) {
        return resultShare * samples.result(index)
                + (1 - resultShare)
                        * logistic(samples.score(index) * PatternEvaluation.PARTS / UNIT);
    }

    private static double fullShare(Position position) {
        return PatternEvaluation.stage(position) / (double) PatternEvaluation.STAGES;
    }

    // The strict one is the same on every machine.
    private static double logistic(double x) {
        return 1 / (1 + StrictMath.exp(-x));
    }

    private static int[] shuffled(int size, Random random) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            int other = random.nextInt(i + 1);
            order[i] = order[other];
            order[other] = i;
        }
        return order;
    }
}

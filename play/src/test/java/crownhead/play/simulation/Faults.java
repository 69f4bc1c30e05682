package crownhead.play.simulation;

import java.util.SplittableRandom;

/** How bad a world is. Drawn once for each seed, so that calm and stormy ones both occur. */
final class Faults {
    final double loss;
    final double duplication;
    final long longestDelay;
    final double storeRefuses;
    final double storeForgetsToAnswer;
    final double hintsLost;
    final double crashes;

    private Faults(
            double loss,
            double duplication,
            long longestDelay,
            double storeRefuses,
            double storeForgetsToAnswer,
            double hintsLost,
            double crashes) {
        this.loss = loss;
        this.duplication = duplication;
        this.longestDelay = longestDelay;
        this.storeRefuses = storeRefuses;
        this.storeForgetsToAnswer = storeForgetsToAnswer;
        this.hintsLost = hintsLost;
        this.crashes = crashes;
    }

    static Faults draw(SplittableRandom random) {
        return new Faults(
                random.nextDouble() * 0.2,
                random.nextDouble() * 0.1,
                random.nextInt(3) == 0 ? 30_000 : 1_000,
                random.nextDouble() * 0.05,
                random.nextDouble() * 0.05,
                random.nextInt(4) == 0 ? 1 : random.nextDouble() * 0.3,
                random.nextDouble() * 0.01);
    }

    static Faults none() {
        return new Faults(0, 0, 20, 0, 0, 0, 0);
    }
}

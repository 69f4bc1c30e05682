package crownhead.bench;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;

/**
 * One thing that was measured.
 *
 * @param name a stable name, by which budgets and baselines refer to it
 * @param what it in words
 * @param error half of the 99.9 % confidence interval, where there are samples enough for one
 * @param comparison with a baseline of the same run
 */
public record Figure(
        String name,
        String what,
        String unit,
        double score,
        Optional<Double> error,
        int samples,
        Optional<Comparison> comparison) {
    private static final MathContext DIGITS = new MathContext(4);

    /** How many times the baseline's score this one is. */
    public record Comparison(String baseline, double ratio) {
        public Comparison {
            ratio = rounded(ratio);
        }
    }

    public Figure {
        score = rounded(score);
        error = error.map(Figure::rounded);
    }

    Figure comparedWith(Figure baseline) {
        Comparison ratio = new Comparison(baseline.name(), score / baseline.score());
        return new Figure(name, what, unit, score, error, samples, Optional.of(ratio));
    }

    /**
     * More digits would only make two runs look more different than they are. A whole number is a
     * count, and stays what it is.
     */
    static double rounded(double value) {
        return value == Math.rint(value)
                ? value
                : new BigDecimal(value).round(DIGITS).doubleValue();
    }
}

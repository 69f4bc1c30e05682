package crownhead.bench;

import java.util.Optional;
import org.openjdk.jmh.results.Result;

/**
 * How the result of a JMH benchmark becomes a figure.
 *
 * @param benchmark the class and method, as {@code MoveGeneration.perft}
 * @param unitSize how many operations a second are one of the unit
 */
record Measure(String benchmark, String name, String what, String unit, double unitSize) {
    Figure figure(Result<?> result) {
        double error = result.getScoreError() / unitSize;
        return new Figure(
                name,
                what,
                unit,
                result.getScore() / unitSize,
                Double.isNaN(error) ? Optional.empty() : Optional.of(error),
                Math.toIntExact(result.getSampleCount()),
                Optional.empty());
    }
}

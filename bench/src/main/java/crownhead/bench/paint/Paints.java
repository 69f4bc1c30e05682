package crownhead.bench.paint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** How long presses took until what came of them was painted. */
public final class Paints {
    /**
     * One press.
     *
     * @param millis until the frame that shows it was drawn, as the page saw it
     * @param counted until that frame was on the screen, as the browser counts: in steps of 8 ms,
     *     and 16 for whatever was faster
     */
    public record Paint(double millis, double counted) {}

    private final List<Paint> all = new ArrayList<>();

    void add(Paint paint) {
        all.add(paint);
    }

    public int count() {
        return all.size();
    }

    /** What so many in a hundred did not exceed. */
    public double percentile(int percent, ToDoubleFunction<Paint> part) {
        List<Double> sorted =
                all.stream()
                        .map(paint -> part.applyAsDouble(paint))
                        .sorted(Comparator.naturalOrder())
                        .toList();
        return sorted.get((sorted.size() - 1) * percent / 100);
    }
}

package crownhead.bench;

import java.time.Instant;
import java.util.List;

/** What one run of a suite of benchmarks found, and where. */
public record Report(
        String suite,
        String commit,
        Instant date,
        Machine machine,
        Calibration calibration,
        List<Figure> figures) {
    public Report {
        figures = List.copyOf(figures);
    }
}

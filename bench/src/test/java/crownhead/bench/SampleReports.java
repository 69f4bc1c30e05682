package crownhead.bench;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Reports made up for the tests. */
final class SampleReports {
    static final Machine MACHINE =
            new Machine("Abacus 3000", 2, 8_192, "Linux 6.1", "Example 25.0.1");
    static final Calibration CALIBRATION = new Calibration(1_234.4, 210, 987.6, Optional.of(0.25));
    static final Figure PLAIN =
            new Figure(
                    "plain-perft",
                    "plainly",
                    "M leaves/s",
                    1.5,
                    Optional.of(0.1),
                    10,
                    Optional.empty());
    static final Figure PERFT =
            new Figure(
                            "perft",
                            "counted in bulk",
                            "M leaves/s",
                            90.123456,
                            Optional.of(2.5),
                            10,
                            Optional.empty())
                    .comparedWith(PLAIN);

    private SampleReports() {}

    static Report of(Calibration calibration, Figure... figures) {
        return new Report(
                "rules",
                "0123456789ab",
                Instant.parse("2026-01-02T03:04:05Z"),
                MACHINE,
                calibration,
                List.of(figures));
    }
}

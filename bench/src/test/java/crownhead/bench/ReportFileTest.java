package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReportFileTest {
    private final Report report =
            SampleReports.of(SampleReports.CALIBRATION, SampleReports.PERFT, SampleReports.PLAIN);

    @Test
    void readsWhatItWrote() {
        assertThat(ReportFile.read(ReportFile.write(report))).isEqualTo(report);
    }

    @Test
    void readsAReportFromAMachineThatKnowsNoSteal() {
        Report unknown = SampleReports.of(new Calibration(1, 2, 3, Optional.empty()));
        assertThat(ReportFile.read(ReportFile.write(unknown))).isEqualTo(unknown);
    }

    @Test
    void writesALineForEachValueInTheOrderOfTheReport() {
        assertThat(ReportFile.write(report))
                .isEqualTo(
                        """
                        {
                          "suite" : "rules",
                          "commit" : "0123456789ab",
                          "date" : "2026-01-02T03:04:05Z",
                          "machine" : {
                            "processor" : "Abacus 3000",
                            "cores" : 2,
                            "memoryMebibytes" : 8192,
                            "system" : "Linux 6.1",
                            "java" : "Example 25.0.1"
                          },
                          "calibration" : {
                            "loopMicros" : 1234.0,
                            "syncP50Micros" : 210.0,
                            "syncP99Micros" : 987.6,
                            "stealPercent" : 0.25
                          },
                          "figures" : [
                            {
                              "name" : "perft",
                              "what" : "counted in bulk",
                              "unit" : "M leaves/s",
                              "score" : 90.12,
                              "error" : 2.5,
                              "samples" : 10,
                              "comparison" : {
                                "baseline" : "plain-perft",
                                "ratio" : 60.08
                              }
                            },
                            {
                              "name" : "plain-perft",
                              "what" : "plainly",
                              "unit" : "M leaves/s",
                              "score" : 1.5,
                              "error" : 0.1,
                              "samples" : 10,
                              "comparison" : null
                            }
                          ]
                        }
                        """);
    }
}

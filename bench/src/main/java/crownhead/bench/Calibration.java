package crownhead.bench;

import java.util.Optional;

/**
 * What this machine did with fixed work during the run, so that runs on different days and machines
 * can be compared.
 *
 * @param loopMicros the median time for a million rounds of an integer loop
 * @param syncP50Micros the median time to append 4 KiB to a file and force it to the disk
 * @param syncP99Micros of a hundred such appends, the time that only one takes longer than
 * @param stealPercent how much processor time others on the same host took, where the system says
 */
public record Calibration(
        double loopMicros,
        double syncP50Micros,
        double syncP99Micros,
        Optional<Double> stealPercent) {
    public Calibration {
        loopMicros = Figure.rounded(loopMicros);
        syncP50Micros = Figure.rounded(syncP50Micros);
        syncP99Micros = Figure.rounded(syncP99Micros);
        stealPercent = stealPercent.map(Figure::rounded);
    }
}

package crownhead.bench;

import java.time.Duration;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** How long a run takes its samples. */
enum Thoroughness {
    /** For figures that are kept. */
    FULL(2, 2, 5, Duration.ofSeconds(2), 10_000),
    /** For a look while working. */
    QUICK(1, 2, 3, Duration.ofMillis(400), 1_000);

    private final int forks;
    private final int warmups;
    private final int samples;
    private final Duration sampleTime;
    private final int games;

    Thoroughness(int forks, int warmups, int samples, Duration sampleTime, int games) {
        this.forks = forks;
        this.warmups = warmups;
        this.samples = samples;
        this.sampleTime = sampleTime;
        this.games = games;
    }

    ChainedOptionsBuilder options() {
        TimeValue time = TimeValue.milliseconds(sampleTime.toMillis());
        return new OptionsBuilder()
                .forks(forks)
                .warmupIterations(warmups)
                .warmupTime(time)
                .measurementIterations(samples)
                .measurementTime(time)
                .shouldFailOnError(true);
    }

    /** How many games the smaller archive has. */
    int games() {
        return games;
    }
}

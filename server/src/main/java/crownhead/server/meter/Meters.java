package crownhead.server.meter;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.function.Supplier;

/** What the house counts of itself, for whoever runs it. Nothing in it names a person or a game. */
public final class Meters {
    private final PrometheusMeterRegistry registry =
            new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

    private final Counter moves = Counter.builder("crownhead.moves").register(registry);
    private final Counter drops = Counter.builder("crownhead.outbox.drops").register(registry);
    private final Timer commits =
            Timer.builder("crownhead.commits")
                    .serviceLevelObjectives(
                            Duration.ofMillis(1),
                            Duration.ofMillis(5),
                            Duration.ofMillis(20),
                            Duration.ofMillis(100),
                            Duration.ofSeconds(1))
                    .register(registry);

    public Meters() {
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
    }

    /** How many games are held in memory. */
    public void watchGames(Supplier<Number> games) {
        Gauge.builder("crownhead.games", games).strongReference(true).register(registry);
    }

    /** How many sockets are open. */
    public void watchSockets(Supplier<Number> sockets) {
        Gauge.builder("crownhead.sockets", sockets).strongReference(true).register(registry);
    }

    public void countMove() {
        moves.increment();
    }

    /** A client did not read what was sent to it. */
    public void countDrop() {
        drops.increment();
    }

    /** Codes are a closed list, so the meters do not grow with what strangers send. */
    public void countRefusal(String code) {
        Counter.builder("crownhead.refusals").tag("code", code).register(registry).increment();
    }

    /** How long it took until a decision was stored. */
    public void timeCommit(Duration took) {
        commits.record(took);
    }

    public void timeRequest(int status, Duration took) {
        Timer.builder("crownhead.requests")
                .tag("status", Integer.toString(status))
                .register(registry)
                .record(took);
    }

    /** All of it, as Prometheus reads it. */
    public String text() {
        return registry.scrape();
    }
}

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
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** What the house counts of itself, for whoever runs it. Nothing in it names a person or a game. */
public final class Meters {
    /** Many more than there are; what comes beyond them is counted together. */
    private static final int MOST_CODES = 250;

    private static final String OTHER = "other";

    private final PrometheusMeterRegistry registry =
            new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

    private final Set<String> codes = ConcurrentHashMap.newKeySet();
    private final Counter moves =
            Counter.builder("crownhead.moves")
                    .description("Moves that were stored.")
                    .register(registry);
    private final Counter drops =
            Counter.builder("crownhead.outbox.drops")
                    .description("Connections ended because the client did not read.")
                    .register(registry);
    private final Counter failures =
            Counter.builder("crownhead.store.failures")
                    .description("Writes that the store did not take.")
                    .register(registry);
    private final Timer commits =
            Timer.builder("crownhead.commits")
                    .description("How long the store took for a commit.")
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
        Gauge.builder("crownhead.games", games)
                .description("Games held in memory.")
                .strongReference(true)
                .register(registry);
    }

    /** How many sockets are open. */
    public void watchSockets(Supplier<Number> sockets) {
        Gauge.builder("crownhead.sockets", sockets)
                .description("Open WebSockets.")
                .strongReference(true)
                .register(registry);
    }

    /** How many terminals are connected by lines over TCP. */
    public void watchTerminals(Supplier<Number> terminals) {
        Gauge.builder("crownhead.terminals", terminals)
                .description("Open connections over TCP.")
                .strongReference(true)
                .register(registry);
    }

    /** Whether games can be played, and how long ago the store took a heartbeat. */
    public void watchReadiness(BooleanSupplier isReady, Supplier<Duration> sinceLastBeat) {
        Gauge.builder("crownhead.ready", () -> isReady.getAsBoolean() ? 1 : 0)
                .description("1 while games can be played.")
                .strongReference(true)
                .register(registry);
        Gauge.builder("crownhead.heartbeat.age.seconds", () -> sinceLastBeat.get().toMillis() / 1e3)
                .description("How long ago the store took a heartbeat.")
                .strongReference(true)
                .register(registry);
    }

    public void countMove() {
        moves.increment();
    }

    /** A client did not read what was sent to it. */
    public void countDrop() {
        drops.increment();
    }

    /** Somebody was refused something, by whatever door. */
    public void countRefusal(String code) {
        count("crownhead.refusals", "What was refused, by its code.", code);
    }

    /** The house ended a connection. */
    public void countFarewell(String code) {
        count("crownhead.farewells", "Connections that the house ended, by its code.", code);
    }

    private void count(String name, String what, String code) {
        Counter.builder(name)
                .description(what)
                .tag("code", bounded(code))
                .register(registry)
                .increment();
    }

    /**
     * Codes are a closed list, so the meters do not grow with what strangers send; if that were
     * wrong once, they would not grow for ever.
     */
    private String bounded(String code) {
        if (codes.contains(code)) {
            return code;
        }
        boolean isCode =
                !code.isEmpty() && code.length() <= 40 && code.chars().allMatch(this::fits);
        return isCode && codes.size() < MOST_CODES && codes.add(code) ? code : OTHER;
    }

    private boolean fits(int letter) {
        return letter == '-' || (letter >= 'a' && letter <= 'z') || Character.isDigit(letter);
    }

    /** So many writes were not stored. */
    public void countFailures(int writes) {
        failures.increment(writes);
    }

    /** How long it took until a decision was stored. */
    public void timeCommit(Duration took) {
        commits.record(took);
    }

    public void timeRequest(int status, Duration took) {
        Timer.builder("crownhead.requests")
                .description("How long requests over HTTP took, by status.")
                .tag("status", Integer.toString(status))
                .register(registry)
                .record(took);
    }

    /** All of it, as Prometheus reads it. */
    public String text() {
        return registry.scrape();
    }
}

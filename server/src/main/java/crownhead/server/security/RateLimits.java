package crownhead.server.security;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Scheduler;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * How often something may be done by one account, from one address, and by all together. Who does
 * it too often is slowed down, never locked out.
 */
public final class RateLimits {
    /** Strangers can make up addresses; memory is bounded all the same. */
    private static final int MOST_BUCKETS = 200_000;

    /** Longer than any allowance takes until it is whole again. */
    private static final Duration FORGOTTEN = Duration.ofMinutes(5);

    /** Whether something may be done now, and if not, when. */
    public sealed interface Leave {
        record Granted() implements Leave {}

        record Wait(Duration time) implements Leave {
            /** As a header says it: whole seconds, at least one. */
            public long seconds() {
                return Math.max(1, time.plusNanos(999_999_999).toSeconds());
            }
        }
    }

    /** What is limited, and for whom. */
    private record Key(String what, String who) {}

    private final Cache<Key, Bucket> buckets;
    private final TimeMeter meter;

    public RateLimits() {
        this(System::nanoTime);
    }

    /** The time is given in nanoseconds since whenever. */
    public RateLimits(LongSupplier nanos) {
        meter = new Nanos(nanos);
        buckets =
                Caffeine.newBuilder()
                        .maximumSize(MOST_BUCKETS)
                        .expireAfterAccess(FORGOTTEN)
                        .scheduler(Scheduler.systemScheduler())
                        .ticker(nanos::getAsLong)
                        .build();
    }

    /** Counts one more of {@code what} by {@code who}. */
    public Leave ask(String what, String who, Allowance allowance) {
        ConsumptionProbe probe = bucket(what, who, allowance).tryConsumeAndReturnRemaining(1);
        return leave(probe.isConsumed(), probe.getNanosToWaitForRefill());
    }

    /** What was counted last does not count after all. */
    public void giveBack(String what, String who, Allowance allowance) {
        bucket(what, who, allowance).addTokens(1);
    }

    /** Whether one more would be allowed; nothing is counted. */
    public Leave look(String what, String who, Allowance allowance) {
        var probe = bucket(what, who, allowance).estimateAbilityToConsume(1);
        return leave(probe.canBeConsumed(), probe.getNanosToWaitForRefill());
    }

    private static Leave leave(boolean isGranted, long nanosToWait) {
        return isGranted ? new Leave.Granted() : new Leave.Wait(Duration.ofNanos(nanosToWait));
    }

    private Bucket bucket(String what, String who, Allowance allowance) {
        return buckets.get(new Key(what, who), _ -> full(allowance));
    }

    private Bucket full(Allowance allowance) {
        return Bucket.builder()
                .addLimit(limit ->
                        limit.capacity(allowance.most())
                                .refillGreedy(allowance.most(), allowance.period()))
                .withCustomTimePrecision(meter)
                .build();
    }

    private record Nanos(LongSupplier source) implements TimeMeter {
        @Override
        public long currentTimeNanos() {
            return source.getAsLong();
        }

        @Override
        public boolean isWallClockBased() {
            return false;
        }
    }
}

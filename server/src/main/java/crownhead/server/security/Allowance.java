package crownhead.server.security;

import java.time.Duration;

/** So many in a period; what was used grows back evenly. */
public record Allowance(long most, Duration period) {
    public static Allowance perMinute(long most) {
        return new Allowance(most, Duration.ofMinutes(1));
    }

    public static Allowance perSecond(long most) {
        return new Allowance(most, Duration.ofSeconds(1));
    }
}

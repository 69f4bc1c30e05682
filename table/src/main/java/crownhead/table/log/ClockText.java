package crownhead.table.log;

import crownhead.rules.Side;
import crownhead.table.Clock;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.StringTokenizer;

/**
 * A clock in one word: {@code 598800!300000,600000,1200,second@1763251200000}. The first mover has
 * 598.8 s and was last warned at 300 s, the second has 600 s and had thought for 1.2 s when its
 * time began to run at that moment; {@code -} where nobody's runs.
 */
final class ClockText {
    static final Names<Side> SIDES =
            new Names<>(Map.of(Side.FIRST, "first", Side.SECOND, "second"));

    private static final String STANDS = "-";

    private ClockText() {}

    static String write(Clock clock) {
        String running =
                clock.running()
                        .map(r -> SIDES.of(r.side()) + "@" + r.since().toEpochMilli())
                        .orElse(STANDS);
        return hand(clock.first())
                + ","
                + hand(clock.second())
                + ","
                + clock.spent().toMillis()
                + ","
                + running;
    }

    static Clock read(String text, TimeControl control) {
        StringTokenizer parts = new StringTokenizer(text, ",");
        if (parts.countTokens() != 4) {
            throw new IllegalArgumentException("\"" + text + "\" is no clock");
        }
        return new Clock(
                control,
                hand(parts.nextToken()),
                hand(parts.nextToken()),
                millis(parts.nextToken()),
                running(parts.nextToken()));
    }

    private static String hand(Clock.Hand hand) {
        return hand.left().toMillis() + hand.warnedAt().map(at -> "!" + at.toMillis()).orElse("");
    }

    private static Clock.Hand hand(String text) {
        int mark = text.indexOf('!');
        return mark < 0
                ? new Clock.Hand(millis(text), Optional.empty())
                : new Clock.Hand(
                        millis(text.substring(0, mark)),
                        Optional.of(millis(text.substring(mark + 1))));
    }

    private static Optional<Clock.Running> running(String text) {
        if (text.equals(STANDS)) {
            return Optional.empty();
        }
        int at = text.indexOf('@');
        return Optional.of(
                new Clock.Running(
                        SIDES.named(text.substring(0, at)),
                        Instant.ofEpochMilli(Long.parseLong(text.substring(at + 1)))));
    }

    private static Duration millis(String text) {
        return Duration.ofMillis(Long.parseLong(text));
    }
}

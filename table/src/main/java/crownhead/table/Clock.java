package crownhead.table;

import crownhead.rules.Side;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * The time of both players.
 *
 * @param spent how long the player to move had thought when the clock was last touched
 * @param running whose time runs and since when; nobody's before the start, in a pause and at the
 *     end
 */
public record Clock(
        TimeControl control, Hand first, Hand second, Duration spent, Optional<Running> running) {
    /**
     * One player's half of the clock.
     *
     * @param left what the player had when the clock was last touched
     * @param warnedAt the least time left at which the player has been warned
     */
    public record Hand(Duration left, Optional<Duration> warnedAt) {}

    public record Running(Side side, Instant since) {}

    /** What the way of one move is believed to take at most. */
    public static final Duration MOST_CREDIT = Duration.ofMillis(100);

    /** Stands, with both players having all of their time. */
    public static Clock set(TimeControl control) {
        Hand full = new Hand(control.budget(), Optional.empty());
        return new Clock(control, full, full, Duration.ZERO, Optional.empty());
    }

    public Clock startedFor(Side side, Instant now) {
        return new Clock(control, first, second, spent, Optional.of(new Running(side, now)));
    }

    /** Stands, each player keeping what is left. */
    public Clock stopped(Instant now) {
        return new Clock(
                control,
                stopped(Side.FIRST, now),
                stopped(Side.SECOND, now),
                thought(now),
                Optional.empty());
    }

    /**
     * The running player has moved: the other one's time runs.
     *
     * @param lag the measured round trip to the player. The way of the move is not charged: half of
     *     it, up to a limit, and never more than the clock had run
     */
    public Clock pressed(Instant now, Duration lag) {
        Side mover = running.orElseThrow().side();
        Clock stopped = stopped(now).atANewTurn();
        Hand rewarded = rewarded(stopped.hand(mover), credit(now, lag));
        return stopped.with(mover, rewarded).startedFor(mover.opponent(), now);
    }

    /** Turns were taken back: the clock stands, and a time for a move is there again in full. */
    public Clock takenBack(Instant now) {
        return control instanceof TimeControl.PerPlayer ? stopped(now).atANewTurn() : set(control);
    }

    /** The running player has been told how much is left. */
    public Clock warned(Duration left) {
        Side side = running.orElseThrow().side();
        return with(side, new Hand(hand(side).left(), Optional.of(left)));
    }

    /** What a player has left. */
    public Duration left(Side side, Instant now) {
        Duration left = hand(side).left();
        if (!control.isTimed() || !isRunningFor(side)) {
            return left;
        }
        Duration after = left.minus(elapsed(now));
        return after.isNegative() ? Duration.ZERO : after;
    }

    /** How long the player to move has thought about this turn, pauses not counted. */
    public Duration thought(Instant now) {
        return spent.plus(elapsed(now));
    }

    /** How long the clock has been running. Time never runs backward. */
    public Duration elapsed(Instant now) {
        Instant since = running.map(Running::since).orElse(now);
        return now.isBefore(since) ? Duration.ZERO : Duration.between(since, now);
    }

    /** When the running player's time will be over. */
    public Optional<Instant> flag() {
        return momentOf(Duration.ZERO);
    }

    /** How much will be left when the running player is to be warned next. */
    public Optional<Duration> nextWarning() {
        return running.flatMap(r -> nextWarning(hand(r.side())));
    }

    /** When so much will be left to the running player. */
    public Optional<Instant> momentOf(Duration left) {
        return control.isTimed()
                ? running.map(r -> r.since().plus(hand(r.side()).left()).minus(left))
                : Optional.empty();
    }

    private Optional<Duration> nextWarning(Hand hand) {
        for (Duration left : control.warnings()) {
            boolean isAhead = left.compareTo(hand.left()) < 0;
            boolean isNew = hand.warnedAt().filter(told -> told.compareTo(left) <= 0).isEmpty();
            if (isAhead && isNew) {
                return Optional.of(left);
            }
        }
        return Optional.empty();
    }

    private boolean isRunningFor(Side side) {
        return running.filter(r -> r.side() == side).isPresent();
    }

    private Hand hand(Side side) {
        return side == Side.FIRST ? first : second;
    }

    private Hand stopped(Side side, Instant now) {
        return new Hand(left(side, now), hand(side).warnedAt());
    }

    private Duration credit(Instant now, Duration lag) {
        Duration half = Duration.ofMillis(lag.toMillis() / 2);
        return shorter(shorter(half, MOST_CREDIT), elapsed(now));
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    /** A time for the game grows by the increment; a time for a move is there again in full. */
    private Hand rewarded(Hand hand, Duration credit) {
        return control instanceof TimeControl.PerPlayer(_, Duration increment)
                ? new Hand(hand.left().plus(credit).plus(increment), hand.warnedAt())
                : new Hand(control.budget(), Optional.empty());
    }

    private Clock atANewTurn() {
        return new Clock(control, first, second, Duration.ZERO, running);
    }

    private Clock with(Side side, Hand hand) {
        return side == Side.FIRST
                ? new Clock(control, hand, second, spent, running)
                : new Clock(control, first, hand, spent, running);
    }
}

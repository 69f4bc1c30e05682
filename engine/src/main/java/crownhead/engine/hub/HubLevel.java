package crownhead.engine.hub;

import crownhead.engine.Limits;
import crownhead.engine.ThinkingTime;
import java.util.Optional;

/** How far the engine may look, as another program has set it. */
record HubLevel(int depth, long nodes, ThinkingTime time) {
    static final HubLevel DEFAULT =
            new HubLevel(Limits.DEEPEST, Long.MAX_VALUE, ThinkingTime.ofMove(1_000));

    static final HubLevel ENDLESS =
            new HubLevel(Limits.DEEPEST, Long.MAX_VALUE, ThinkingTime.endless());

    private static final double LONGEST_SECONDS = 1_000_000;

    static HubLevel read(HubLine line) throws HubException {
        int depth =
                (int)
                        number(line, "depth", 1, Limits.DEEPEST)
                                .orElse((double) Limits.DEEPEST)
                                .doubleValue();
        long nodes = number(line, "nodes", 1, 1e15).map(Double::longValue).orElse(Long.MAX_VALUE);
        return new HubLevel(depth, nodes, time(line));
    }

    private static ThinkingTime time(HubLine line) throws HubException {
        Optional<Double> move = number(line, "move-time", 0, LONGEST_SECONDS);
        Optional<Double> clock = number(line, "time", 0, LONGEST_SECONDS);
        double increment = number(line, "inc", 0, LONGEST_SECONDS).orElse(0.0);
        Optional<Double> moves = number(line, "moves", 1, 1_000);
        if (move.isPresent()) {
            return ThinkingTime.ofMove(millis(move.get()));
        }
        if (clock.isEmpty()) {
            return ThinkingTime.endless();
        }
        int left = millis(clock.get());
        return moves.isPresent()
                ? ThinkingTime.ofClock(left, millis(increment), moves.get().intValue())
                : ThinkingTime.ofClock(left, millis(increment));
    }

    boolean isEndless() {
        return equals(ENDLESS);
    }

    private static int millis(double seconds) {
        return (int) Math.round(seconds * 1_000);
    }

    private static Optional<Double> number(HubLine line, String name, double least, double most)
            throws HubException {
        Optional<String> text = line.value(name);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        double number = parsed(name, text.get());
        // What is no number at all is not between two either.
        if (!(number >= least && number <= most)) {
            throw new HubException("no " + name + " " + text.get());
        }
        return Optional.of(number);
    }

    private static double parsed(String name, String text) throws HubException {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException _) {
            throw new HubException("no " + name + " " + text);
        }
    }
}

package crownhead.bench.match;

/** How a match went. */
public record Tally(int won, int drawn, int lost) {
    static final Tally NONE = new Tally(0, 0, 0);
    static final Tally WIN = new Tally(1, 0, 0);
    static final Tally DRAW = new Tally(0, 1, 0);
    static final Tally LOSS = new Tally(0, 0, 1);

    public Tally plus(Tally other) {
        return new Tally(won + other.won, drawn + other.drawn, lost + other.lost);
    }

    public int games() {
        return won + drawn + lost;
    }

    /** A draw is half a point; all points are 1. */
    public double share() {
        return (won + drawn / 2.0) / games();
    }

    /** The standard error of the share. */
    public double error() {
        double share = share();
        double variance =
                (won * square(1 - share) + drawn * square(0.5 - share) + lost * square(share))
                        / games();
        return Math.sqrt(variance / games());
    }

    private static double square(double value) {
        return value * value;
    }
}

package crownhead.engine.endgame.build;

import crownhead.engine.endgame.Worth;

/** How many positions are won, drawn and lost for the side to move, and the longest win or loss. */
public record Tally(long wins, long draws, long losses, int longest) {
    public static final Tally NONE = new Tally(0, 0, 0, 0);

    static Tally of(short[] worths) {
        long wins = 0;
        long draws = 0;
        int longest = 0;
        for (short worth : worths) {
            wins += Worth.isWin(worth) ? 1 : 0;
            draws += worth == Worth.DRAW ? 1 : 0;
            longest = Math.max(longest, worth == Worth.DRAW ? 0 : Worth.plies(worth));
        }
        return new Tally(wins, draws, worths.length - wins - draws, longest);
    }

    public Tally plus(Tally other) {
        return new Tally(
                wins + other.wins,
                draws + other.draws,
                losses + other.losses,
                Math.max(longest, other.longest));
    }

    public long positions() {
        return wins + draws + losses;
    }
}

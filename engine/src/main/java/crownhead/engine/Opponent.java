package crownhead.engine;

import crownhead.rules.Game;

/** Somebody to play one game against: a chooser of moves that is as strong as its level. */
public final class Opponent {
    private static final int STRONG_TABLE = 18;
    private static final int WEAK_TABLE = 12;
    private static final int WEAK_NODES = 50_000;

    private final Level level;
    private final MoveChooser chooser;

    /**
     * An opponent for one game.
     *
     * @param character what it misjudges, if its level does: another game, another opponent
     */
    public Opponent(Level level, Evaluation evaluation, Endgames endgames, int character) {
        this.level = level;
        int bits = level.nodes() <= WEAK_NODES ? WEAK_TABLE : STRONG_TABLE;
        chooser =
                new MoveChooser(
                        level.blurred(evaluation, character),
                        level.known(endgames),
                        new TranspositionTable(bits));
    }

    /** The move it plays now; it thinks as long as its level does, or until it is interrupted. */
    public Choice choose(Game game, Interruption interruption) {
        return chooser.choose(game.sinceProgress(), level.limits(interruption), _ -> {});
    }
}

package crownhead.bench.match;

import crownhead.engine.Endgames;
import crownhead.engine.Evaluation;
import crownhead.engine.Interruption;
import crownhead.engine.Level;
import crownhead.engine.Opponent;
import crownhead.engine.Weights;
import crownhead.rules.Game;
import crownhead.rules.Move;

/** Somebody who plays one game. */
@FunctionalInterface
public interface Player {
    Evaluation LEARNED = Weights.shipped().evaluation();

    Move choose(Game game);

    /** A new player for every game; the number of the game may change its character. */
    @FunctionalInterface
    interface Club {
        Player send(int game);
    }

    /** The engine at a level. */
    static Club at(Level level) {
        return game -> {
            Opponent opponent = new Opponent(level, LEARNED, Endgames.NONE, game);
            return it -> opponent.choose(it, Interruption.NEVER).move();
        };
    }

    /** The engine at full strength, but for the number of positions it may look at. */
    static Club with(int nodes) {
        return at(new Level(Level.HIGHEST, Level.of(Level.HIGHEST).depth(), nodes, 0));
    }
}

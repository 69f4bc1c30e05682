package crownhead.engine;

import crownhead.rules.Position;
import java.util.List;
import java.util.function.Consumer;

/** Whoever can be asked for the best move. */
public interface Chooser {
    /**
     * The best move that it finds.
     *
     * @param sinceProgress the positions of the game since a man moved or something was taken, up
     *     to the one to move in
     * @param listener hears of every depth that is done
     */
    Choice choose(List<Position> sinceProgress, Limits limits, Consumer<Choice> listener);

    /** From now on as if nothing had been played before. */
    void forget();
}

package crownhead.play.computer;

import crownhead.engine.Choice;
import crownhead.engine.Endgames;
import crownhead.engine.Evaluation;
import crownhead.engine.Interruption;
import crownhead.engine.Level;
import crownhead.engine.OpeningBook;
import crownhead.engine.Opponent;
import crownhead.engine.Weights;
import crownhead.rules.Game;
import crownhead.rules.Position;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What computers and referees know. It is read when somebody first asks, and remembers no game:
 * many games need no more memory than one.
 */
public final class Mind {
    private record Knowledge(Evaluation evaluation, Endgames endgames, OpeningBook book) {}

    private final Supplier<? extends Endgames> tables;
    private Optional<Knowledge> knowledge = Optional.empty();

    /** {@code tables} are what the strongest, and a referee, asks when few pieces are left. */
    public Mind(Supplier<? extends Endgames> tables) {
        this.tables = tables;
    }

    /** {@code character} is what a weak one is wrong about. */
    Choice choose(Level level, int character, Game game, Interruption interruption) {
        Knowledge known = known();
        return new Opponent(level, known.evaluation, known.endgames, character)
                .withBook(known.book)
                .choose(game, interruption);
    }

    /** Whether it is known that neither side can force a win. */
    boolean isDrawn(Position position) {
        return known().endgames.verdict(position) == Endgames.DRAW;
    }

    /** Up to how many pieces on the board something of that kind is known. */
    public int pieces() {
        return known().endgames.pieces();
    }

    private synchronized Knowledge known() {
        Knowledge known =
                knowledge.orElseGet(() ->
                        new Knowledge(
                                Weights.shipped().evaluation(),
                                tables.get(),
                                OpeningBook.shipped()));
        knowledge = Optional.of(known);
        return known;
    }
}

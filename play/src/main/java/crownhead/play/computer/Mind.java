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
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What computers think with. It is read when the first of them thinks, and remembers no game: many
 * games need no more memory than one.
 */
public final class Mind {
    private record Knowledge(
            Evaluation evaluation, Endgames endgames, OpeningBook book) {}

    private final Supplier<? extends Endgames> tables;
    private Optional<Knowledge> knowledge = Optional.empty();

    /** {@code tables} are what the strongest asks when few pieces are left. */
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

    private synchronized Knowledge known() {
        Knowledge known =
                knowledge.orElseGet(
                        () ->
                                new Knowledge(
                                        Weights.shipped().evaluation(),
                                        tables.get(),
                                        OpeningBook.shipped()));
        knowledge = Optional.of(known);
        return known;
    }
}

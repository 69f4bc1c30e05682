package crownhead.engine;

import crownhead.rules.Game;
import crownhead.rules.Move;
import java.util.List;
import java.util.Optional;

/** Somebody to play one game against: a chooser of moves that is as strong as its level. */
public final class Opponent {
    private static final int STRONG_TABLE = 18;
    private static final int WEAK_TABLE = 12;
    private static final int WEAK_NODES = 50_000;

    private final Level level;
    private final Chooser chooser;
    private final OpeningBook book;

    /**
     * An opponent for one game.
     *
     * @param character what it misjudges, if its level does: another game, another opponent
     */
    public Opponent(Level level, Evaluation evaluation, Endgames endgames, int character) {
        this(
                level,
                new MoveChooser(
                        level.blurred(evaluation, character),
                        level.known(endgames),
                        new TranspositionTable(
                                level.nodes() <= WEAK_NODES ? WEAK_TABLE : STRONG_TABLE)),
                OpeningBook.EMPTY);
    }

    /** An opponent who thinks as this chooser does, and knows these openings. */
    public Opponent(Level level, Chooser chooser, OpeningBook book) {
        this.level = level;
        this.chooser = chooser;
        this.book = level.known(book);
    }

    /** The same opponent, who has read a book if its level reads any. */
    public Opponent withBook(OpeningBook openings) {
        return new Opponent(level, chooser, openings);
    }

    /** The move it plays now; it thinks as long as its level does, or until it is interrupted. */
    public Choice choose(Game game, Interruption interruption) {
        Optional<Move> known = book.move(game.position());
        if (known.isPresent()) {
            return new Choice(known.get(), List.of(known.get()), Score.DRAW, 0, 0);
        }
        return chooser.choose(game.sinceProgress(), level.limits(interruption), _ -> {});
    }
}

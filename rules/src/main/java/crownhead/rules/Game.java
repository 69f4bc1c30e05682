package crownhead.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game as far as it has been played. A game is immutable: each move gives the next one, which
 * knows the one before it.
 */
public final class Game {
    /**
     * Claimable: the third time a position stands, and forty moves by each side without progress.
     */
    public static final int CLAIM_OCCURRENCES = 3;

    public static final int CLAIM_PLIES = 80;

    /**
     * Always drawn: the fifth time a position stands, and sixty moves by each side without
     * progress.
     */
    public static final int LAST_OCCURRENCE = 5;

    public static final int LAST_PLY = 120;

    /** Where the house may end a game that is proven drawn: ten moves by each side. */
    public static final int ADJUDICATION_PLIES = 20;

    private final DrawRule drawRule;
    private final @Nullable Game before;
    private final @Nullable Turn turn;
    private final Position position;
    private final int ply;
    private final int pliesWithoutProgress;
    private final int occurrences;
    private final @Nullable Outcome outcome;

    private Game(DrawRule drawRule, Position start) {
        this.drawRule = drawRule;
        before = null;
        turn = null;
        position = start;
        ply = 0;
        pliesWithoutProgress = 0;
        occurrences = 1;
        outcome = outcomeOnTheBoard();
    }

    private Game(Game before, Move move) {
        drawRule = before.drawRule;
        this.before = before;
        position = before.position.after(move);
        turn = Turn.of(before.position, move);
        ply = before.ply + 1;
        pliesWithoutProgress =
                isProgress(before.position, move) ? 0 : before.pliesWithoutProgress + 1;
        Game same = sameBefore();
        occurrences = same == null ? 1 : same.occurrences + 1;
        outcome = outcomeOnTheBoard();
    }

    private Game(Game ended, Outcome outcome) {
        drawRule = ended.drawRule;
        before = ended.before;
        turn = ended.turn;
        position = ended.position;
        ply = ended.ply;
        pliesWithoutProgress = ended.pliesWithoutProgress;
        occurrences = ended.occurrences;
        this.outcome = outcome;
    }

    public static Game start(DrawRule drawRule) {
        return from(Position.START, drawRule);
    }

    /** A game from a set-up position; its counts begin there. */
    public static Game from(Position position, DrawRule drawRule) {
        return new Game(drawRule, position);
    }

    public Position position() {
        return position;
    }

    public DrawRule drawRule() {
        return drawRule;
    }

    /** How many turns have been played. */
    public int ply() {
        return ply;
    }

    /** Which turn is to be played now: the first is 1, the reply to it is 2. */
    public int turnNumber() {
        return ply + 1;
    }

    public Optional<Turn> lastTurn() {
        return Optional.ofNullable(turn);
    }

    /** The game as it was one turn ago, unless this is its start. */
    public Optional<Game> before() {
        return Optional.ofNullable(before);
    }

    public Position startPosition() {
        Game game = this;
        while (game.before != null) {
            game = game.before;
        }
        return game.position;
    }

    /** The moves from the start to here. */
    public List<Move> moves() {
        Move[] moves = new Move[ply];
        for (Game game = this; game.turn != null && game.before != null; game = game.before) {
            moves[game.ply - 1] = game.turn.move();
        }
        return List.of(moves);
    }

    /** How this game ended, unless it goes on. */
    public Optional<Outcome> outcome() {
        return Optional.ofNullable(outcome);
    }

    public boolean isOver() {
        return outcome != null;
    }

    /** How many turns in a row, up to now, took nothing and advanced no man. */
    public int pliesWithoutProgress() {
        return pliesWithoutProgress;
    }

    /** The positions since something was taken or a man advanced, up to this one. */
    public List<Position> sinceProgress() {
        Position[] positions = new Position[Math.min(pliesWithoutProgress, ply) + 1];
        Game game = this;
        for (int i = positions.length - 1; i >= 0 && game != null; i--) {
            positions[i] = game.position;
            game = game.before;
        }
        return List.of(positions);
    }

    /** How many times the position has stood with the same side to move, this time included. */
    public int occurrences() {
        return occurrences;
    }

    /** Whether a player may play along these squares now. */
    public Ruling ruling(Side by, List<Square> path) {
        Optional<Illegal> untimely = untimely(by);
        return untimely.isPresent() ? new Ruling.Refused(untimely.get()) : position.ruling(path);
    }

    /** The same for places that a person pointed at, which may be light ones. */
    public Ruling rulingOnCells(Side by, List<Cell> cells) {
        Optional<Illegal> untimely = untimely(by);
        if (untimely.isPresent()) {
            return new Ruling.Refused(untimely.get());
        }
        List<Square> path = new ArrayList<>();
        for (Cell cell : cells) {
            Optional<Square> square = cell.square();
            if (square.isEmpty()) {
                return new Ruling.Refused(new Illegal.LightSquare(cell));
            }
            path.add(square.get());
        }
        return position.ruling(path);
    }

    /** Why a player may play nothing now, whatever the move. */
    private Optional<Illegal> untimely(Side by) {
        if (outcome != null) {
            return Optional.of(new Illegal.GameIsOver(outcome));
        }
        return by == position.toMove() ? Optional.empty() : Optional.of(new Illegal.NotYourTurn());
    }

    /** The game after a legal move. Ask {@link #ruling} first when a person chose it. */
    public Game after(Move move) {
        requireGoingOn();
        return new Game(this, move);
    }

    /** The draw that either player may claim now, until the next move. */
    public Optional<DrawClaim> drawClaim() {
        if (outcome != null) {
            return Optional.empty();
        }
        if (occurrences >= CLAIM_OCCURRENCES) {
            return Optional.of(new DrawClaim.Repetition(pliesOfOccurrences()));
        }
        return pliesWithoutProgress >= CLAIM_PLIES
                ? Optional.of(new DrawClaim.NoProgress(pliesWithoutProgress))
                : Optional.empty();
    }

    /** The game drawn by a claim. Ask {@link #drawClaim} first. */
    public Game drawnByClaim() {
        DrawClaim claim =
                drawClaim()
                        .orElseThrow(() -> new IllegalStateException("No draw can be claimed now"));
        return new Game(this, new Outcome.Draw(claim.reason()));
    }

    /** The game drawn because both players agreed to it. */
    public Game drawnByAgreement() {
        requireGoingOn();
        return new Game(this, new Outcome.Draw(Outcome.DrawReason.AGREEMENT));
    }

    /** Whether the house may end this game, if it knows that neither side can force a win. */
    public boolean mayBeAdjudicated() {
        return outcome == null
                && drawRule == DrawRule.ADJUDICATED
                && pliesWithoutProgress >= ADJUDICATION_PLIES;
    }

    private void requireGoingOn() {
        if (outcome != null) {
            throw new IllegalStateException("The game is over: " + outcome);
        }
    }

    private static boolean isProgress(Position before, Move move) {
        return move.isJump() || !before.pieceAt(move.from()).orElseThrow().isKing();
    }

    /** The plies at which this position stood, first to last. */
    private List<Integer> pliesOfOccurrences() {
        List<Integer> plies = new ArrayList<>();
        for (Game same = this; same != null; same = same.sameBefore()) {
            plies.addFirst(same.ply);
        }
        return plies;
    }

    /**
     * The game when this position stood the last time before. Nothing before the last progress can
     * be the same, and at every second turn the other side is to move.
     */
    private @Nullable Game sameBefore() {
        int since = ply - pliesWithoutProgress;
        for (Game game = twoBefore(); game != null && game.ply >= since; game = game.twoBefore()) {
            if (game.position.equals(position)) {
                return game;
            }
        }
        return null;
    }

    private @Nullable Game twoBefore() {
        return before == null ? null : before.before;
    }

    private @Nullable Outcome outcomeOnTheBoard() {
        Optional<Outcome> win = position.outcome();
        if (win.isPresent()) {
            return win.get();
        }
        boolean automatic = drawRule != DrawRule.CLAIMED;
        if (occurrences >= (automatic ? CLAIM_OCCURRENCES : LAST_OCCURRENCE)) {
            return new Outcome.Draw(Outcome.DrawReason.REPETITION);
        }
        return pliesWithoutProgress >= (automatic ? CLAIM_PLIES : LAST_PLY)
                ? new Outcome.Draw(Outcome.DrawReason.NO_PROGRESS)
                : null;
    }

    /** Two games are the same when they started alike, were played alike and ended alike. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Game game
                && ply == game.ply
                && drawRule == game.drawRule
                && position.equals(game.position)
                && Objects.equals(outcome, game.outcome)
                && startPosition().equals(game.startPosition())
                && moves().equals(game.moves());
    }

    @Override
    public int hashCode() {
        return Objects.hash(ply, position);
    }
}

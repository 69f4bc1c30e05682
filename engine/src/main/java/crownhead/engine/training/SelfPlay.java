package crownhead.engine.training;

import crownhead.engine.Choice;
import crownhead.engine.Endgames;
import crownhead.engine.Evaluation;
import crownhead.engine.Limits;
import crownhead.engine.MoveChooser;
import crownhead.engine.Score;
import crownhead.engine.TranspositionTable;
import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.LegalMoves;
import crownhead.rules.Move;
import crownhead.rules.Outcome;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.openings.Ballot;
import crownhead.rules.openings.ThreeMoveBallots;
import java.util.List;
import java.util.Random;

/** Plays fast games of the engine against itself and keeps the quiet positions. */
final class SelfPlay {
    private static final int DRAWN = 1;
    private static final int LONGEST = 200;
    private static final int TABLE_BITS = 11;

    /** A game in which so little happens for so long is drawn. */
    private static final int DULL_PLIES = 24;

    private static final int DULL = 120;

    /** A side that is so much ahead for so many turns has won. */
    private static final int CLEAR = 500;

    private static final int CLEAR_PLIES = 6;

    private static final int WANDERED_PLIES = 8;

    private final List<Ballot> ballots = ThreeMoveBallots.all();
    private final MoveChooser chooser;
    private final Endgames endgames;
    private final int nodes;
    private final Samples samples = new Samples();

    SelfPlay(Evaluation evaluation, Endgames endgames, int nodes) {
        chooser = new MoveChooser(evaluation, endgames, new TranspositionTable(TABLE_BITS));
        this.endgames = endgames;
        this.nodes = nodes;
    }

    Samples samples() {
        return samples;
    }

    /** One game; the seed says which. */
    void play(long seed) {
        chooser.forget();
        Random random = new Random(seed);
        int begin = samples.size();
        End end = played(opening(random));
        samples.end(begin, end.points());
        wander(end.position(), random);
    }

    /**
     * Where a game ended, or was as good as over.
     *
     * @param points 2 when the first mover won, 1 for a draw, or 0
     */
    private record End(Position position, int points) {}

    private End played(Game start) {
        Game game = start;
        int clear = 0;
        while (!game.isOver() && game.ply() < LONGEST) {
            Position position = game.position();
            int verdict = endgames.verdict(position);
            if (verdict != Endgames.UNKNOWN) {
                return new End(position, points(verdict, position.toMove()));
            }
            Choice choice = chooser.choose(game.sinceProgress(), Limits.nodes(nodes), _ -> {});
            int score = choice.score();
            keep(position, score);
            clear = Math.abs(score) >= CLEAR ? clear + 1 : 0;
            if (clear >= CLEAR_PLIES || Score.isDecided(score)) {
                Side side = position.toMove();
                return new End(position, points(score > 0 ? side : side.opponent()));
            }
            if (game.pliesWithoutProgress() >= DULL_PLIES && Math.abs(score) < DULL) {
                return new End(position, DRAWN);
            }
            game = game.after(choice.move());
        }
        return new End(game.position(), game.outcome().map(SelfPlay::points).orElse(DRAWN));
    }

    /**
     * Goes on at random where the tables know everything: of each position there the true end is
     * learned, whatever was played before.
     */
    private void wander(Position start, Random random) {
        Position position = start;
        for (int i = 0; i < WANDERED_PLIES && position.hasLegalMove(); i++) {
            int verdict = endgames.verdict(position);
            if (verdict == Endgames.UNKNOWN) {
                return;
            }
            int before = samples.size();
            // A loss is one below a draw, and a win is one above it.
            keep(position, CLEAR * (verdict - Endgames.DRAW));
            samples.end(before, points(verdict, position.toMove()));
            List<Move> legal = position.legalMoves();
            position = position.after(legal.get(random.nextInt(legal.size())));
        }
    }

    /** An evaluation is asked only where nobody is about to jump. */
    private void keep(Position position, int score) {
        boolean isCalm =
                !position.mustJump() && !LegalMoves.canJump(position, position.toMove().opponent());
        if (isCalm && !Score.isDecided(score)) {
            samples.add(position, score);
        }
    }

    private static int points(int verdict, Side side) {
        if (verdict == Endgames.DRAW) {
            return DRAWN;
        }
        return points(verdict == Endgames.WIN ? side : side.opponent());
    }

    private static int points(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win(Side winner, _) -> points(winner);
            case Outcome.Draw _ -> DRAWN;
        };
    }

    private static int points(Side winner) {
        return winner == Side.FIRST ? 2 : 0;
    }

    /**
     * A ballot and some turns at random, or only turns at random, so that no two games are alike.
     */
    private Game opening(Random random) {
        while (true) {
            Game game = Game.start(DrawRule.AUTOMATIC);
            int plies = 4 + random.nextInt(7);
            if (random.nextInt(4) != 0) {
                for (Move move : ballots.get(random.nextInt(ballots.size())).moves()) {
                    game = game.after(move);
                }
                plies = random.nextInt(6);
            }
            for (int i = 0; i < plies && !game.isOver(); i++) {
                List<Move> legal = game.position().legalMoves();
                game = game.after(legal.get(random.nextInt(legal.size())));
            }
            if (!game.isOver()) {
                return game;
            }
        }
    }
}

package crownhead.browser;

import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Move;
import crownhead.rules.Square;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** A whole game that is soon over, so that it can be played by hand. */
record ShortGame(List<Move> moves) {
    private static final int TRIES = 20_000;
    private static final int LONGEST = 150;

    /** The shortest of many random games that somebody wins on the board. */
    static ShortGame found(long seed) {
        Random random = new Random(seed);
        Game best = random(random);
        for (int i = 0; i < TRIES; i++) {
            Game next = random(random);
            if (next.ply() < best.ply()) {
                best = next;
            }
        }
        return new ShortGame(best.moves());
    }

    /** A game in which the first mover may claim a draw for a position that came three times. */
    static ShortGame withAClaim(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < TRIES; i++) {
            Game game = Game.start(DrawRule.CLAIMED);
            while (!game.isOver() && game.ply() < LONGEST) {
                if (game.occurrences() == Game.CLAIM_OCCURRENCES && game.ply() % 2 == 0) {
                    return new ShortGame(game.moves());
                }
                game = game.after(backAndForth(game, random));
            }
        }
        throw new IllegalStateException("No game with a claim was found");
    }

    /** The moves up to a position of which something holds; the mover is the first one. */
    static ShortGame upTo(long seed, Predicate<List<Move>> legalMoves) {
        Random random = new Random(seed);
        Game best = Game.start(DrawRule.CLAIMED);
        int shortest = LONGEST;
        for (int i = 0; i < TRIES; i++) {
            Game game = Game.start(DrawRule.CLAIMED);
            while (!game.isOver() && game.ply() < shortest) {
                List<Move> legal = game.position().legalMoves();
                if (game.ply() % 2 == 0 && legalMoves.test(legal)) {
                    best = game;
                    shortest = game.ply();
                    break;
                }
                game = game.after(legal.get(random.nextInt(legal.size())));
            }
        }
        if (best.ply() == 0) {
            throw new IllegalStateException("No such position was found");
        }
        return new ShortGame(best.moves());
    }

    Game played() {
        Game game = Game.start(DrawRule.CLAIMED);
        for (Move move : moves) {
            game = game.after(move);
        }
        return game;
    }

    /** Prefers to go back where it came from. */
    private static Move backAndForth(Game game, Random random) {
        List<Move> legal = game.position().legalMoves();
        List<Move> played = game.moves();
        if (played.size() >= 2) {
            Move own = played.get(played.size() - 2);
            for (Move move : legal) {
                if (move.from().equals(own.to()) && move.to().equals(own.from())) {
                    return move;
                }
            }
        }
        return legal.get(random.nextInt(legal.size()));
    }

    private static Game random(Random random) {
        Game game = Game.start(DrawRule.AUTOMATIC);
        while (!game.isOver()) {
            List<Move> legal = game.position().legalMoves();
            game = game.after(legal.get(random.nextInt(legal.size())));
        }
        return game;
    }

    static List<Integer> squares(Move move) {
        return move.path().stream().map(Square::number).toList();
    }
}

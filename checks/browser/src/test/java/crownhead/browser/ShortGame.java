package crownhead.browser;

import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Move;
import crownhead.rules.Square;
import java.util.List;
import java.util.Random;

/** A whole game that is soon over, so that it can be played by hand. */
record ShortGame(List<Move> moves) {
    private static final int TRIES = 20_000;

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

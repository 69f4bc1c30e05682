package crownhead.server.http;

import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Move;
import crownhead.rules.Ruling;
import crownhead.rules.Side;
import crownhead.rules.notation.MoveText;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Finds a game in which the first mover, on turn, may claim a draw. */
final class ForcedDraw {
    private static final int LONGEST = 300;

    /** The moves that follow the first one. */
    List<String> movesAfter(String first) {
        RandomGenerator chance = RandomGeneratorFactory.of("L64X128MixRandom").create(11);
        for (int i = 0; i < 100_000; i++) {
            List<String> moves = new ArrayList<>();
            Game game = play(Game.start(DrawRule.CLAIMED), first);
            while (!game.isOver() && game.ply() < LONGEST) {
                if (game.drawClaim().isPresent() && game.position().toMove() == Side.FIRST) {
                    return moves;
                }
                Move move = quiet(game, chance);
                moves.add(move.toString());
                game = game.after(move);
            }
        }
        throw new IllegalStateException("No game with a claim was found");
    }

    /** Prefers to go back where it came from. */
    private static Move quiet(Game game, RandomGenerator chance) {
        List<Move> legal = game.position().legalMoves();
        List<Move> last = game.moves();
        if (last.size() >= 2) {
            Move own = last.get(last.size() - 2);
            for (Move move : legal) {
                if (move.from().equals(own.to()) && move.to().equals(own.from())) {
                    return move;
                }
            }
        }
        return legal.get(chance.nextInt(legal.size()));
    }

    private static Game play(Game game, String text) {
        return switch (game.ruling(game.position().toMove(), MoveText.read(text))) {
            case Ruling.Legal(Move move) -> game.after(move);
            case Ruling.Refused(var why) -> throw new IllegalStateException(why.sentence());
        };
    }
}

package crownhead.bench.match;

import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Move;
import crownhead.rules.Outcome;
import crownhead.rules.Side;
import crownhead.rules.openings.Ballot;
import crownhead.rules.openings.ThreeMoveBallots;
import java.util.List;
import java.util.stream.IntStream;

/** Two clubs play from the three-move ballots, each ballot twice with the sides swapped. */
public final class Match {
    /** Who has not won by then has drawn. */
    private static final int LONGEST_GAME = 400;

    private Match() {}

    /** The first club's tally. Games do not depend on each other, so all cores play. */
    public static Tally play(Player.Club club, Player.Club other, int ballots) {
        return IntStream.range(0, 2 * ballots)
                .parallel()
                .mapToObj(game -> tally(club, other, game))
                .reduce(Tally.NONE, Tally::plus);
    }

    private static Tally tally(Player.Club club, Player.Club other, int number) {
        Side side = number % 2 == 0 ? Side.FIRST : Side.SECOND;
        Player player = club.send(number);
        Player opponent = other.send(number);
        Game game = opened(ballot(number / 2));
        while (!game.isOver() && game.ply() < LONGEST_GAME) {
            boolean isOurs = game.position().toMove() == side;
            game = game.after((isOurs ? player : opponent).choose(game));
        }
        return game.outcome().map(outcome -> tally(outcome, side)).orElse(Tally.DRAW);
    }

    private static Tally tally(Outcome outcome, Side side) {
        return switch (outcome) {
            case Outcome.Draw _ -> Tally.DRAW;
            case Outcome.Win(Side winner, _) -> winner == side ? Tally.WIN : Tally.LOSS;
        };
    }

    /** Spread over the deck, whose neighbours are alike. */
    private static Ballot ballot(int number) {
        List<Ballot> deck = ThreeMoveBallots.standard();
        return deck.get(number * 37 % deck.size());
    }

    /** The game that begins with a ballot. */
    public static Game opened(Ballot ballot) {
        Game game = Game.start(DrawRule.AUTOMATIC);
        for (Move move : ballot.moves()) {
            game = game.after(move);
        }
        return game;
    }
}

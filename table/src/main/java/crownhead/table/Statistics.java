package crownhead.table;

import crownhead.rules.Game;
import crownhead.rules.Side;
import crownhead.rules.Turn;
import java.time.Duration;
import java.util.Optional;

/** What each player did in a game. */
public record Statistics(Tally first, Tally second) {
    public record Tally(int moves, int captures, int kings, Duration thought, Duration longest) {
        static final Tally NONE = new Tally(0, 0, 0, Duration.ZERO, Duration.ZERO);

        public Duration average() {
            return moves == 0 ? Duration.ZERO : thought.dividedBy(moves);
        }

        Tally plus(Turn turn, Duration time) {
            return new Tally(
                    moves + 1,
                    captures + turn.taken().size(),
                    kings + (turn.crowned() ? 1 : 0),
                    thought.plus(time),
                    time.compareTo(longest) > 0 ? time : longest);
        }
    }

    public Tally of(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** Counts a game whose turns took so long. */
    static Statistics of(Game game, TurnTimes thought) {
        Tally first = Tally.NONE;
        Tally second = Tally.NONE;
        Optional<Game> at = Optional.of(game);
        TurnTimes times = thought;
        while (at.isPresent()) {
            Optional<Turn> turn = at.get().lastTurn();
            if (turn.isPresent()) {
                if (turn.get().by() == Side.FIRST) {
                    first = first.plus(turn.get(), times.last());
                } else {
                    second = second.plus(turn.get(), times.last());
                }
                times = times.before();
            }
            at = at.get().before();
        }
        return new Statistics(first, second);
    }
}

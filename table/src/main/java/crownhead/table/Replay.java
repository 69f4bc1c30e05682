package crownhead.table;

import crownhead.rules.Game;
import crownhead.rules.Side;
import java.time.Duration;
import java.util.Optional;

/** A table on its way from before an event to after it. It only records; all was decided before. */
final class Replay {
    private final Table before;
    private Optional<Seats> seats;
    private Game game;
    private Clock clock;
    private TurnTimes thought;
    private Conduct first;
    private Conduct second;
    private Optional<Question> question;
    private Optional<Table.Pause> pause;
    private Optional<Result> result;

    Replay(Table before) {
        this.before = before;
        seats = before.seats();
        game = before.game();
        clock = before.clock();
        thought = before.thought();
        first = before.first();
        second = before.second();
        question = before.question();
        pause = before.pause();
        result = before.result();
    }

    Table apply(TableEvent event) {
        switch (event) {
            case TableEvent.Opened opened ->
                    throw new IllegalArgumentException("A table is opened once: " + opened);
            case TableEvent.Started(Seats given, Clock started) -> {
                seats = Optional.of(given);
                clock = started;
            }
            case TableEvent.Moved moved -> move(moved);
            case TableEvent.DrawOffered(Side by) -> ask(Question.Kind.DRAW, by);
            case TableEvent.DrawDeclined(Side by) -> declineDraw(by);
            case TableEvent.TakeBackAsked(Side by) -> ask(Question.Kind.TAKE_BACK, by);
            case TableEvent.TakeBackDeclined(Side by) -> declineTakeBack(by);
            case TableEvent.TookBack(_, int plies, Clock restarted) -> takeBack(plies, restarted);
            case TableEvent.Paused(Side by, var until, Clock stopped) -> {
                pause = Optional.of(new Table.Pause(by, until));
                clock = stopped;
                set(by, before.conduct(by).paused());
            }
            case TableEvent.Continued(Clock restarted) -> {
                pause = Optional.empty();
                clock = restarted;
            }
            case TableEvent.Warned(_, Duration left) -> clock = clock.warned(left);
            case TableEvent.Left(Side side, var graceEnds) ->
                    set(side, before.conduct(side).away(graceEnds));
            case TableEvent.Returned(Side side) -> set(side, before.conduct(side).back());
            case TableEvent.Ended(Result end, Clock stopped) -> end(end, stopped);
        }
        return table();
    }

    private void move(TableEvent.Moved moved) {
        game = game.after(moved.move());
        clock = moved.clock();
        thought = thought.then(moved.thought());
    }

    private void ask(Question.Kind kind, Side by) {
        question = Optional.of(new Question(kind, by));
    }

    /** The player whose offer was declined may offer again after five own moves. */
    private void declineDraw(Side by) {
        Side offerer = by.opponent();
        question = Optional.empty();
        int from = before.ownMoves(offerer) + Asking.MOVES_BETWEEN_OFFERS;
        set(offerer, before.conduct(offerer).offersFrom(from));
    }

    /** The player whose request was declined may ask again after the next own move. */
    private void declineTakeBack(Side by) {
        Side other = by.opponent();
        boolean isOthersRequest = question.filter(asked -> asked.by() == other).isPresent();
        question = Optional.empty();
        if (isOthersRequest) {
            set(other, before.conduct(other).asksFrom(before.ownMoves(other) + 1));
        }
    }

    private void takeBack(int plies, Clock restarted) {
        for (int i = 0; i < plies; i++) {
            game = game.before().orElseThrow();
        }
        thought = thought.without(plies);
        clock = restarted;
        question = Optional.empty();
    }

    private void end(Result end, Clock stopped) {
        result = Optional.of(end);
        clock = stopped;
        question = Optional.empty();
        pause = Optional.empty();
        first = first.back();
        second = second.back();
    }

    private void set(Side side, Conduct conduct) {
        if (side == Side.FIRST) {
            first = conduct;
        } else {
            second = conduct;
        }
    }

    private Table table() {
        return new Table(
                before.terms(),
                before.host(),
                seats,
                game,
                clock,
                thought,
                first,
                second,
                question,
                pause,
                result);
    }
}

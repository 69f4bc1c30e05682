package crownhead.table.series;

import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import crownhead.table.Terms;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** A table in a test that goes from game to game, at a time that goes on when the test says so. */
final class SeriesFixture {
    static final PlayerId ADA = new PlayerId("ada");
    static final PlayerId BEN = new PlayerId("ben");
    static final PlayerId CAT = new PlayerId("cat");
    static final PlayerId DAN = new PlayerId("dan");
    static final PlayerId EVE = new PlayerId("eve");
    static final PlayerId FAY = new PlayerId("fay");
    static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    static final SeriesCommand CALL_TIME = new SeriesCommand.CallTime();

    private final Side toss;
    private Series series;
    private Instant now = NOON;
    private List<SeriesEvent> last = List.of();

    private SeriesFixture(Terms.Seating seating, Side toss) {
        this.toss = toss;
        series =
                Series.opened(
                        new SeriesEvent.Opened(
                                new SeriesTerms(
                                        seating, Duration.ofMinutes(1), Duration.ofSeconds(15))));
    }

    /** A table where nobody is. Of two who are new, the one who sat down first moves first. */
    static SeriesFixture empty() {
        return empty(Terms.Seating.HOST_FIRST, Side.SECOND);
    }

    static SeriesFixture empty(Terms.Seating seating, Side toss) {
        return new SeriesFixture(seating, toss);
    }

    /** The first two of these play the first game, the others have come to play in this order. */
    static SeriesFixture playing(PlayerId... came) {
        SeriesFixture table = empty();
        for (PlayerId who : came) {
            table.arrives(who);
        }
        return table;
    }

    SeriesFixture arrives(PlayerId who) {
        return with(arrival(who, Wish.PLAY));
    }

    SeriesFixture arrivesToWatch(PlayerId who) {
        return with(arrival(who, Wish.WATCH));
    }

    SeriesFixture departs(PlayerId who) {
        return with(new SeriesCommand.Depart(who));
    }

    SeriesFixture yes(PlayerId who) {
        return with(reply(who, Answer.YES));
    }

    SeriesFixture no(PlayerId who) {
        return with(reply(who, Answer.NO));
    }

    SeriesFixture sits(PlayerId who) {
        return with(sitting(who));
    }

    SeriesFixture gameOver() {
        return with(new SeriesCommand.GameOver(series.games()));
    }

    SeriesFixture timeIsCalledAfter(int seconds) {
        return later(seconds).with(CALL_TIME);
    }

    SeriesFixture later(int seconds) {
        now = now.plusSeconds(seconds);
        return this;
    }

    /** What a command that must be accepted makes happen; it has happened then. */
    SeriesFixture with(SeriesCommand command) {
        if (!(decide(command) instanceof SeriesDecision.Accepted(List<SeriesEvent> events))) {
            throw new AssertionError("Refused: " + command + ": " + decide(command));
        }
        last = events;
        series = series.after(events);
        return this;
    }

    /** Why a command is refused that must be. */
    SeriesRefusal refusal(SeriesCommand command) {
        if (decide(command) instanceof SeriesDecision.Refused(SeriesRefusal why)) {
            return why;
        }
        throw new AssertionError("Not refused: " + command + ": " + decide(command));
    }

    SeriesCommand arrival(PlayerId who, Wish wish) {
        return new SeriesCommand.Arrive(who, wish, toss);
    }

    SeriesCommand reply(PlayerId who, Answer answer) {
        return new SeriesCommand.Reply(who, answer, toss);
    }

    SeriesCommand sitting(PlayerId who) {
        return new SeriesCommand.Sit(who, toss);
    }

    Series series() {
        return series;
    }

    Stage stage() {
        return series.stage();
    }

    /** What the last command made happen. */
    List<SeriesEvent> last() {
        return last;
    }

    Stage asking(Invitation invitation, int seconds, PlayerId... open) {
        return new Stage.Asking(invitation, List.of(open), now.plusSeconds(seconds));
    }

    static Stage playing(int game, PlayerId first, PlayerId second) {
        return new Stage.Playing(game, new Seats(first, second));
    }

    static Stage waiting() {
        return new Stage.Waiting();
    }

    private SeriesDecision decide(SeriesCommand command) {
        return series.decide(command, now);
    }
}

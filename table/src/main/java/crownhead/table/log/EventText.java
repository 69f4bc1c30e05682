package crownhead.table.log;

import crownhead.rules.Move;
import crownhead.rules.Side;
import crownhead.rules.notation.MoveText;
import crownhead.table.Clock;
import crownhead.table.PlayerId;
import crownhead.table.Result;
import crownhead.table.Seats;
import crownhead.table.Table;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Events as lines of text. */
public final class EventText {
    /** What the lines look like. It grows by one when an old line could be misunderstood. */
    public static final int SCHEMA = 1;

    private EventText() {}

    public static String write(TableEvent event) {
        return fields(event).write();
    }

    /** The table that a whole log leads to. */
    public static Table replay(List<String> lines) {
        Table table = Table.opened(readOpened(lines.getFirst()));
        for (String line : lines.subList(1, lines.size())) {
            table = table.after(read(line, table.terms()));
        }
        return table;
    }

    /** Reads the first line of a log, which has the terms that the others are understood by. */
    public static TableEvent.Opened readOpened(String line) {
        Fields fields = Fields.read(line);
        if (!fields.name().equals("opened")) {
            throw new IllegalArgumentException(
                    "A log starts with \"opened\", not \"" + fields.name() + "\"");
        }
        return new TableEvent.Opened(new PlayerId(fields.text("host")), TermsText.read(fields));
    }

    public static TableEvent read(String line, Terms terms) {
        Fields fields = Fields.read(line);
        return switch (fields.name()) {
            case "opened" -> readOpened(line);
            case "started" -> new TableEvent.Started(SeatsText.read(fields), clock(fields, terms));
            case "moved" ->
                    new TableEvent.Moved(
                            side(fields),
                            new Move(MoveText.read(fields.text("path"))),
                            fields.duration("thought"),
                            fields.durationOrNone("lag"),
                            clock(fields, terms));
            case "draw-offered" -> new TableEvent.DrawOffered(side(fields));
            case "draw-declined" -> new TableEvent.DrawDeclined(side(fields));
            case "take-back-asked" -> new TableEvent.TakeBackAsked(side(fields));
            case "take-back-declined" -> new TableEvent.TakeBackDeclined(side(fields));
            case "took-back" ->
                    new TableEvent.TookBack(
                            side(fields), fields.number("plies"), clock(fields, terms));
            case "paused" ->
                    new TableEvent.Paused(
                            side(fields), fields.moment("until"), clock(fields, terms));
            case "continued" -> new TableEvent.Continued(clock(fields, terms));
            case "warned" -> new TableEvent.Warned(side(fields), fields.duration("left"));
            case "left" -> new TableEvent.Left(side(fields), fields.moment("until"));
            case "returned" -> new TableEvent.Returned(side(fields));
            case "ended" -> new TableEvent.Ended(ResultText.read(fields), clock(fields, terms));
            default ->
                    throw new IllegalArgumentException(
                            "No event is stored as \"" + fields.name() + "\"");
        };
    }

    private static Fields fields(TableEvent event) {
        return switch (event) {
            case TableEvent.Opened(PlayerId host, Terms terms) ->
                    TermsText.write(new Fields("opened").with("host", host.value()), terms);
            case TableEvent.Started(Seats seats, Clock clock) ->
                    SeatsText.write(new Fields("started"), seats)
                            .with("clock", ClockText.write(clock));
            case TableEvent.Moved(
                            Side by,
                            Move move,
                            Duration thought,
                            Duration lag,
                            Clock clock) ->
                    by("moved", by)
                            .with("path", move.toString())
                            .with("thought", thought)
                            .withIfAny("lag", lag)
                            .with("clock", ClockText.write(clock));
            case TableEvent.DrawOffered(Side by) -> by("draw-offered", by);
            case TableEvent.DrawDeclined(Side by) -> by("draw-declined", by);
            case TableEvent.TakeBackAsked(Side by) -> by("take-back-asked", by);
            case TableEvent.TakeBackDeclined(Side by) -> by("take-back-declined", by);
            case TableEvent.TookBack(Side by, int plies, Clock clock) ->
                    by("took-back", by)
                            .with("plies", Integer.toString(plies))
                            .with("clock", ClockText.write(clock));
            case TableEvent.Paused(Side by, Instant until, Clock clock) ->
                    by("paused", by).with("until", until).with("clock", ClockText.write(clock));
            case TableEvent.Continued(Clock clock) ->
                    new Fields("continued").with("clock", ClockText.write(clock));
            case TableEvent.Warned(Side side, Duration left) ->
                    by("warned", side).with("left", left);
            case TableEvent.Left(Side side, Instant graceEnds) ->
                    by("left", side).with("until", graceEnds);
            case TableEvent.Returned(Side side) -> by("returned", side);
            case TableEvent.Ended(Result result, Clock clock) ->
                    ResultText.write(new Fields("ended"), result)
                            .with("clock", ClockText.write(clock));
        };
    }

    private static Fields by(String name, Side side) {
        return new Fields(name).with("side", ClockText.SIDES.of(side));
    }

    private static Side side(Fields fields) {
        return ClockText.SIDES.named(fields.text("side"));
    }

    private static Clock clock(Fields fields, Terms terms) {
        return ClockText.read(fields.text("clock"), terms.timeControl());
    }
}

package crownhead.table;

import crownhead.rules.DrawClaim;
import crownhead.rules.Game;
import crownhead.rules.Move;
import crownhead.rules.Outcome;
import crownhead.rules.Ruling;
import crownhead.rules.Side;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One table at one moment, asked something. */
final class Deciding {
    private final Table table;
    private final Instant now;

    Deciding(Table table, Instant now) {
        this.table = table;
        this.now = now;
    }

    /**
     * What time has already done comes first: a flag that fell is not undone by a move that came
     * late.
     */
    Decision decide(TableCommand command) {
        List<TableEvent> due = new ArrayList<>();
        Table reached = table;
        for (List<TableEvent> next = new Deciding(reached, now).due(); !next.isEmpty(); ) {
            due.addAll(next);
            reached = reached.after(next);
            next = new Deciding(reached, now).due();
        }
        return new Deciding(reached, now).decide(command, due);
    }

    private Decision decide(TableCommand command, List<TableEvent> due) {
        if (command instanceof TableCommand.CallTime) {
            return due.isEmpty() ? refuse(Refusal.Plain.NOTHING_DUE) : new Decision.Accepted(due);
        }
        return table.isOver() && !due.isEmpty()
                ? new Decision.Overtaken(due)
                : following(due, answer(command));
    }

    /** What happened before an accepted command is told with it; a refused one changes nothing. */
    private static Decision following(List<TableEvent> earlier, Decision decision) {
        return switch (decision) {
            case Decision.Accepted(List<TableEvent> events) -> {
                List<TableEvent> all = new ArrayList<>(earlier);
                all.addAll(events);
                yield new Decision.Accepted(all);
            }
            case Decision other -> other;
        };
    }

    /** What the next deadline does, if its moment has come. */
    private List<TableEvent> due() {
        Optional<Deadline> next = Deadline.nextOf(table).filter(d -> !now.isBefore(d.at()));
        if (next.isEmpty()) {
            return List.of();
        }
        return switch (next.get()) {
            case Deadline.Warning(_, Duration left) ->
                    List.of(new TableEvent.Warned(table.toMove(), left));
            case Deadline.PauseEnds(Instant at) ->
                    List.of(new TableEvent.Continued(table.clock().startedFor(table.toMove(), at)));
            case Deadline.Flag(Instant at) ->
                    List.of(
                            ended(
                                    lossOf(
                                            table.toMove(),
                                            Result.WinReason.TIME,
                                            Result.NoResultReason.TIME),
                                    at));
            case Deadline.GraceEnds(Instant at, Side side) ->
                    List.of(ended(lossByLeaving(side), at));
        };
    }

    private Decision answer(TableCommand command) {
        if (table.isOver()) {
            return refuse(Refusal.Plain.GAME_OVER);
        }
        return switch (command) {
            case TableCommand.OfPlayer asked -> answer(asked);
            case TableCommand.Adjudicate(int ply) -> adjudicate(ply);
            case TableCommand.CallTime _ -> refuse(Refusal.Plain.NOTHING_DUE);
            case TableCommand.Close _ ->
                    accept(ended(new Result.NoResult(Result.NoResultReason.UNFINISHED), now));
        };
    }

    /** Only where the host chose it, and for the position that it was asked for. */
    private Decision adjudicate(int ply) {
        if (ply != table.game().ply()) {
            return refuse(new Refusal.StalePly(ply, table.game().ply()));
        }
        return table.game().mayBeAdjudicated()
                ? accept(ended(new Result.Draw(Outcome.DrawReason.PROVEN), now))
                : refuse(Refusal.Plain.NOTHING_CHANGES);
    }

    private Decision answer(TableCommand.OfPlayer asked) {
        if (asked instanceof TableCommand.Sit sit) {
            return sit(sit);
        }
        if (asked instanceof TableCommand.Abort && !table.hasStarted()) {
            return abortWaiting(asked.by());
        }
        if (!table.hasStarted()) {
            return refuse(
                    asked.by().equals(table.host())
                            ? Refusal.Plain.NOT_STARTED
                            : Refusal.Plain.NOT_SEATED);
        }
        Optional<Side> side = table.seats().flatMap(seats -> seats.sideOf(asked.by()));
        return side.isEmpty()
                ? refuse(Refusal.Plain.NOT_SEATED)
                : following(comingBack(asked, side.get()), answer(asked, side.get()));
    }

    /** A player who was away and does something is there again. */
    private List<TableEvent> comingBack(TableCommand.OfPlayer asked, Side side) {
        boolean saysSo = asked instanceof TableCommand.Return;
        return table.conduct(side).isAway() && !saysSo
                ? List.of(new TableEvent.Returned(side))
                : List.of();
    }

    private Decision answer(TableCommand.OfPlayer asked, Side side) {
        Asking asking = new Asking(table, side);
        return switch (asked) {
            case TableCommand.Sit sit -> sit(sit);
            case TableCommand.Play play -> play(side, play);
            case TableCommand.Resign _ ->
                    accept(ended(new Result.Win(side.opponent(), Result.WinReason.RESIGNED), now));
            case TableCommand.OfferDraw _ -> asking.offerDraw();
            case TableCommand.AcceptDraw _ ->
                    asking.answer(
                            Question.Kind.DRAW,
                            ended(new Result.Draw(Outcome.DrawReason.AGREEMENT), now));
            case TableCommand.DeclineDraw _ ->
                    asking.answer(Question.Kind.DRAW, new TableEvent.DrawDeclined(side));
            case TableCommand.ClaimDraw _ -> claimDraw();
            case TableCommand.AskTakeBack _ -> asking.askTakeBack();
            case TableCommand.AcceptTakeBack _ ->
                    asking.answer(Question.Kind.TAKE_BACK, asking.takenBack(now));
            case TableCommand.DeclineTakeBack _ ->
                    asking.answer(Question.Kind.TAKE_BACK, new TableEvent.TakeBackDeclined(side));
            case TableCommand.Abort _ ->
                    haveBothMoved()
                            ? refuse(Refusal.Plain.TOO_LATE_TO_ABORT)
                            : accept(ended(aborted(), now));
            case TableCommand.Pause _ -> pause(side);
            case TableCommand.Continue _ -> goOn(side);
            case TableCommand.Leave _ -> leave(side);
            case TableCommand.Return _ ->
                    table.conduct(side).isAway()
                            ? accept(new TableEvent.Returned(side))
                            : refuse(Refusal.Plain.NOTHING_CHANGES);
        };
    }

    /** Sides are given now, when all else is settled. */
    private Decision sit(TableCommand.Sit sit) {
        if (table.hasStarted()) {
            return refuse(Refusal.Plain.SEAT_TAKEN);
        }
        if (sit.by().equals(table.host())) {
            return refuse(Refusal.Plain.OWN_TABLE);
        }
        Side hosts =
                switch (table.terms().seating()) {
                    case RANDOM -> sit.toss();
                    case HOST_FIRST -> Side.FIRST;
                    case HOST_SECOND -> Side.SECOND;
                };
        Seats seats =
                hosts == Side.FIRST
                        ? new Seats(table.host(), sit.by())
                        : new Seats(sit.by(), table.host());
        return accept(new TableEvent.Started(seats, table.clock().startedFor(table.toMove(), now)));
    }

    private Decision abortWaiting(PlayerId by) {
        return by.equals(table.host())
                ? accept(ended(aborted(), now))
                : refuse(Refusal.Plain.NOT_SEATED);
    }

    private Decision play(Side side, TableCommand.Play play) {
        if (table.pause().isPresent()) {
            return refuse(Refusal.Plain.PAUSED);
        }
        if (play.ply() != table.game().ply()) {
            return refuse(new Refusal.StalePly(play.ply(), table.game().ply()));
        }
        return switch (table.game().ruling(side, play.path())) {
            case Ruling.Refused(var why) -> refuse(new Refusal.IllegalMove(why));
            case Ruling.Legal(Move move) -> moved(side, move, inMillis(play.lag()));
        };
    }

    private Decision moved(Side side, Move move, Duration lag) {
        List<TableEvent> events = new ArrayList<>(new Asking(table, side).declinedByMoving());
        Clock clock = table.clock();
        Clock pressed = clock.pressed(now, lag);
        events.add(new TableEvent.Moved(side, move, clock.thought(now), lag, pressed));
        Game next = table.game().after(move);
        next.outcome()
                .ifPresent(outcome ->
                        events.add(new TableEvent.Ended(Result.of(outcome), pressed.stopped(now))));
        return new Decision.Accepted(events);
    }

    /** Logs keep milliseconds, so decisions are made in them. */
    private static Duration inMillis(Duration duration) {
        return Duration.ofMillis(duration.toMillis());
    }

    private Decision claimDraw() {
        return table.game()
                .drawClaim()
                .map(DrawClaim::reason)
                .map(reason -> accept(ended(new Result.Draw(reason), now)))
                .orElseGet(() -> refuse(Refusal.Plain.NO_CLAIM));
    }

    private Decision pause(Side side) {
        if (table.pause().isPresent()) {
            return refuse(Refusal.Plain.PAUSED);
        }
        Terms.Pauses pauses = table.terms().pauses();
        if (table.conduct(side).pausesUsed() >= pauses.perPlayer()) {
            return refuse(Refusal.Plain.NO_PAUSES_LEFT);
        }
        return accept(
                new TableEvent.Paused(
                        side, now.plus(pauses.longest()), table.clock().stopped(now)));
    }

    private Decision goOn(Side side) {
        if (table.pause().isEmpty()) {
            return refuse(Refusal.Plain.NOT_PAUSED);
        }
        return table.pause().get().by() == side
                ? accept(new TableEvent.Continued(table.clock().startedFor(table.toMove(), now)))
                : refuse(Refusal.Plain.NOT_YOUR_PAUSE);
    }

    private Decision leave(Side side) {
        if (table.conduct(side).isAway() || !table.terms().timeControl().isRealTime()) {
            return refuse(Refusal.Plain.NOTHING_CHANGES);
        }
        Duration grace = table.terms().grace();
        return grace.isZero()
                ? accept(ended(lossByLeaving(side), now))
                : accept(new TableEvent.Left(side, now.plus(grace)));
    }

    private Result lossByLeaving(Side side) {
        return lossOf(side, Result.WinReason.LEFT, Result.NoResultReason.LEFT);
    }

    /** Before each side has moved once, nobody can lose by the clock or by leaving. */
    private Result lossOf(Side side, Result.WinReason reason, Result.NoResultReason early) {
        return haveBothMoved()
                ? new Result.Win(side.opponent(), reason)
                : new Result.NoResult(early);
    }

    private boolean haveBothMoved() {
        return table.game().ply() >= 2;
    }

    private static Result aborted() {
        return new Result.NoResult(Result.NoResultReason.ABORTED);
    }

    private TableEvent ended(Result result, Instant at) {
        return new TableEvent.Ended(result, table.clock().stopped(at));
    }

    static Decision accept(TableEvent event) {
        return new Decision.Accepted(List.of(event));
    }

    static Decision refuse(Refusal why) {
        return new Decision.Refused(why);
    }
}

package crownhead.protocol.telling;

import crownhead.protocol.Ending;
import crownhead.protocol.Happening;
import crownhead.rules.Game;
import crownhead.rules.Outcome;
import crownhead.rules.Side;
import crownhead.rules.Turn;
import crownhead.table.Result;
import crownhead.table.Table;
import crownhead.table.TableEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Events of a table under their names on the wire. */
public final class Happenings {
    private Happenings() {}

    /**
     * What others are told of an event; nothing of the opening of a table.
     *
     * @param at when it happened
     * @param after the table that it led to
     */
    public static Optional<Happening> of(TableEvent event, Instant at, Table after) {
        return of(event, at, after.game());
    }

    /** The same, of which only the game at the table is needed. */
    static Optional<Happening> of(TableEvent event, Instant at, Game after) {
        return switch (event) {
            case TableEvent.Opened _ -> Optional.empty();
            case TableEvent.Started _ -> Optional.of(plain("started", Optional.empty()));
            case TableEvent.Moved(_, _, Duration thought, Duration lag, _) ->
                    after.lastTurn().map(turn -> moved(turn, Optional.of(thought), measured(lag)));
            case TableEvent.DrawOffered(Side by) -> by("draw-offered", by);
            case TableEvent.DrawDeclined(Side by) -> by("draw-declined", by);
            case TableEvent.TakeBackAsked(Side by) -> by("take-back-asked", by);
            case TableEvent.TakeBackDeclined(Side by) -> by("take-back-declined", by);
            case TableEvent.TookBack(Side by, int plies, _) -> Optional.of(tookBack(by, plies));
            case TableEvent.Paused(Side by, Instant until, _) ->
                    lasting("paused", by, Views.millis(at, until));
            case TableEvent.Continued _ -> Optional.of(plain("continued", Optional.empty()));
            case TableEvent.Warned(Side side, Duration left) ->
                    lasting("warned", side, left.toMillis());
            case TableEvent.Left(Side side, Instant graceEnds) ->
                    lasting("left", side, Views.millis(at, graceEnds));
            case TableEvent.Returned(Side side) -> by("returned", side);
            case TableEvent.Ended(Result result, _) -> Optional.of(ended(result));
        };
    }

    /** The turn that was played last, for somebody who did not see it. */
    static Happening lastTurn(Turn turn) {
        return moved(turn, Optional.empty(), Optional.empty());
    }

    /** How a game ended. */
    public static Ending ending(Result result) {
        return switch (result) {
            case Result.Win(Side winner, Result.WinReason reason) ->
                    new Ending("win", Optional.of(winner), name(reason));
            case Result.Draw(Outcome.DrawReason reason) ->
                    new Ending("draw", Optional.empty(), name(reason));
            case Result.NoResult(Result.NoResultReason reason) ->
                    new Ending("none", Optional.empty(), name(reason));
        };
    }

    private static String name(Result.WinReason reason) {
        return switch (reason) {
            case CAPTURED_ALL -> "captured-all";
            case NO_MOVE -> "no-move";
            case RESIGNED -> "resigned";
            case TIME -> "time";
            case LEFT -> "left";
        };
    }

    private static String name(Outcome.DrawReason reason) {
        return switch (reason) {
            case AGREEMENT -> "agreement";
            case REPETITION -> "repetition";
            case NO_PROGRESS -> "no-progress";
            case PROVEN -> "proven";
        };
    }

    private static String name(Result.NoResultReason reason) {
        return switch (reason) {
            case ABORTED -> "aborted";
            case LEFT -> "left";
            case TIME -> "time";
            case UNFINISHED -> "unfinished";
        };
    }

    private static Optional<Duration> measured(Duration lag) {
        return lag.isZero() ? Optional.empty() : Optional.of(lag);
    }

    private static Happening moved(Turn turn, Optional<Duration> thought, Optional<Duration> lag) {
        return new Happening(
                "moved",
                Optional.of(turn.by()),
                turn.move().path(),
                turn.move().taken(),
                turn.crowned() ? Optional.of(true) : Optional.empty(),
                Optional.empty(),
                thought.map(Duration::toMillis),
                lag.map(Duration::toMillis),
                Optional.empty());
    }

    private static Happening tookBack(Side by, int plies) {
        return new Happening(
                "took-back",
                Optional.of(by),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.of(plies),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static Happening ended(Result result) {
        return new Happening(
                "ended",
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(ending(result)));
    }

    private static Optional<Happening> lasting(String event, Side side, long millis) {
        return Optional.of(
                new Happening(
                        event,
                        Optional.of(side),
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(millis),
                        Optional.empty(),
                        Optional.empty()));
    }

    private static Optional<Happening> by(String event, Side side) {
        return Optional.of(plain(event, Optional.of(side)));
    }

    private static Happening plain(String event, Optional<Side> side) {
        return new Happening(
                event,
                side,
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }
}

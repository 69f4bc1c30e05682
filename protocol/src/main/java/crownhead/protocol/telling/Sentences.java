package crownhead.protocol.telling;

import crownhead.protocol.Role;
import crownhead.rules.Move;
import crownhead.rules.Outcome;
import crownhead.rules.Side;
import crownhead.rules.dress.ColourSet;
import crownhead.table.Question;
import crownhead.table.Result;
import crownhead.table.Table;
import crownhead.table.TableEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What has happened, as a player or a spectator reads it. */
public final class Sentences {
    public static final String JUMP_COMPULSORY = "You must perform a jump";

    private final News news;
    private final Table table;
    private final Optional<Side> reader;

    private Sentences(News news, Role role) {
        this.news = news;
        this.table = news.state();
        this.reader = role.side();
    }

    static String of(News news, Role role) {
        return new Sentences(news, role).message();
    }

    /** A side as people call it: {@code Player Red}. */
    public static String player(ColourSet colours, Side side) {
        return "Player " + colour(colours, side);
    }

    /** {@code Red} */
    public static String colour(ColourSet colours, Side side) {
        String name = colours.colour(side).name();
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /** {@code 5 minutes}, {@code 1 minute}, {@code 30 seconds}. */
    public static String time(Duration time) {
        long seconds = (time.toMillis() + 999) / 1000;
        return seconds >= 60 && seconds % 60 == 0
                ? counted(seconds / 60, "minute")
                : counted(seconds, "second");
    }

    /** Before a prompt comes what led to it. */
    private String message() {
        List<TableEvent> events = news.events();
        String said = events.isEmpty() ? standing() : happened(events);
        return Views.mayMove(table) && (events.isEmpty() || bringsATurn(events.getLast()))
                ? joined(said, prompt())
                : said;
    }

    /** What somebody must know who has seen nothing of it happen. */
    private String standing() {
        if (table.isOver()) {
            return ended(table.result().orElseThrow());
        }
        String paused = table.pause().map(p -> paused(p.by(), p.until())).orElse("");
        String asked = table.question().map(this::asked).orElse("");
        return joined(paused, asked);
    }

    private String asked(Question question) {
        return switch (question.kind()) {
            case DRAW -> drawOffered(question.by());
            case TAKE_BACK -> takeBackAsked(question.by());
        };
    }

    /** An end says all, and a warning nothing once its player has moved. */
    private String happened(List<TableEvent> events) {
        if (table.isOver()) {
            return sentence(events.getLast());
        }
        String said = "";
        for (TableEvent event : events) {
            if (!(event instanceof TableEvent.Warned) || event.equals(events.getLast())) {
                said = joined(said, sentence(event));
            }
        }
        return said;
    }

    private boolean bringsATurn(TableEvent event) {
        return switch (event) {
            case TableEvent.Started _,
                    TableEvent.Moved _,
                    TableEvent.TookBack _,
                    TableEvent.Continued _ ->
                    true;
            case TableEvent.DrawDeclined(Side by) -> isReader(by);
            case TableEvent.TakeBackDeclined(Side by) -> isReader(by);
            case TableEvent.Returned(Side side) -> isReader(side);
            case TableEvent.Opened _,
                    TableEvent.DrawOffered _,
                    TableEvent.TakeBackAsked _,
                    TableEvent.Paused _,
                    TableEvent.Warned _,
                    TableEvent.Left _,
                    TableEvent.Ended _ ->
                    false;
        };
    }

    private String prompt() {
        Side toMove = table.toMove();
        if (!isReader(toMove)) {
            return player(toMove) + " is to move.";
        }
        return table.game().position().mustJump() ? JUMP_COMPULSORY : "It is your move.";
    }

    private String sentence(TableEvent event) {
        return switch (event) {
            case TableEvent.Opened _ -> "The table is open.";
            case TableEvent.Started _ ->
                    reader.map(side -> "The game starts: you play " + colour(side) + ".")
                            .orElse("The game starts.");
            case TableEvent.Moved(Side by, Move move, _, _, _) ->
                    isReader(by) ? "" : player(by) + " played " + move + ".";
            case TableEvent.DrawOffered(Side by) -> drawOffered(by);
            case TableEvent.DrawDeclined(Side by) ->
                    isReader(by)
                            ? "You declined the draw: play goes on."
                            : player(by) + " declined the draw: play goes on.";
            case TableEvent.TakeBackAsked(Side by) -> takeBackAsked(by);
            case TableEvent.TakeBackDeclined(Side by) -> takeBackDeclined(by);
            case TableEvent.TookBack(Side by, int plies, _) ->
                    (isReader(by) ? "You" : player(by)) + " took " + turns(plies) + " back.";
            case TableEvent.Paused(Side by, Instant until, _) -> paused(by, until);
            case TableEvent.Continued _ -> "The game goes on.";
            case TableEvent.Warned(Side side, Duration left) ->
                    isReader(side)
                            ? "You have " + time(left) + " left to move."
                            : player(side) + " has " + time(left) + " left to move.";
            case TableEvent.Left(Side side, Instant graceEnds) ->
                    player(side)
                            + " has disconnected, and may come back within "
                            + time(Duration.between(news.now(), graceEnds))
                            + ".";
            case TableEvent.Returned(Side side) ->
                    isReader(side) ? "You are back." : player(side) + " is back.";
            case TableEvent.Ended(Result result, _) -> ended(result);
        };
    }

    private String drawOffered(Side by) {
        if (isReader(by)) {
            return "You offered a draw.";
        }
        return reader.isPresent()
                ? player(by) + " offers a draw. Do you accept?"
                : player(by) + " offers a draw.";
    }

    private String takeBackAsked(Side by) {
        if (isReader(by)) {
            return "You asked to take your last move back.";
        }
        return reader.isPresent()
                ? player(by) + " would like to take the last move back. Do you agree?"
                : player(by) + " would like to take the last move back.";
    }

    private String takeBackDeclined(Side by) {
        return isReader(by)
                ? "Nothing is taken back: play goes on."
                : player(by) + " does not agree to take the move back: play goes on.";
    }

    private String paused(Side by, Instant until) {
        return (isReader(by) ? "You" : player(by))
                + " paused the game for up to "
                + time(Duration.between(news.now(), until))
                + ".";
    }

    private String ended(Result result) {
        return switch (result) {
            case Result.Win(Side winner, Result.WinReason reason) -> won(winner, reason);
            case Result.Draw(Outcome.DrawReason reason) ->
                    "A Draw has been reached: "
                            + switch (reason) {
                                case AGREEMENT -> "both players agreed.";
                                case REPETITION ->
                                        "the position has stood "
                                                + table.game().occurrences()
                                                + " times.";
                                case NO_PROGRESS ->
                                        table.game().pliesWithoutProgress() / 2
                                                + " moves by each side made no progress.";
                                case PROVEN -> "neither side can force a win.";
                            };
            case Result.NoResult(Result.NoResultReason reason) ->
                    switch (reason) {
                        case ABORTED -> "The game was aborted: it has no result.";
                        case LEFT ->
                                "A player has disconnected before both had moved: the game has no"
                                        + " result.";
                        case TIME -> "Time ran out before both had moved: the game has no result.";
                        case UNFINISHED -> "The game ended unfinished: it has no result.";
                    };
        };
    }

    private String won(Side winner, Result.WinReason reason) {
        String victory = player(winner) + " is the winner!";
        String loser = player(winner.opponent());
        return switch (reason) {
            case CAPTURED_ALL -> victory + " " + loser + " has no piece left.";
            case NO_MOVE -> victory + " " + loser + " cannot move.";
            case RESIGNED -> loser + " resigned. " + victory;
            case TIME -> loser + " ran out of time. " + victory;
            case LEFT -> loser + " has disconnected. " + victory;
        };
    }

    private boolean isReader(Side side) {
        return reader.filter(mine -> mine == side).isPresent();
    }

    private String player(Side side) {
        return player(table.terms().colours(), side);
    }

    private String colour(Side side) {
        return colour(table.terms().colours(), side);
    }

    private static String turns(int plies) {
        return plies == 1 ? "a turn" : plies + " turns";
    }

    private static String counted(long count, String unit) {
        return count + " " + unit + (count == 1 ? "" : "s");
    }

    private static String joined(String one, String other) {
        return one.isEmpty() || other.isEmpty() ? one + other : one + " " + other;
    }
}

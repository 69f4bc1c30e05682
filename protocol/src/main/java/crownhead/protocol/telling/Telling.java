package crownhead.protocol.telling;

import crownhead.protocol.Action;
import crownhead.protocol.Inquiry;
import crownhead.protocol.Role;
import crownhead.protocol.Update;
import crownhead.rules.Side;
import crownhead.table.Question;
import crownhead.table.Refusal;
import crownhead.table.Table;
import crownhead.table.TableEvent;
import java.util.Optional;

/** Tells each role at a table the same news: what happened, what stands, and what is to be done. */
public final class Telling {
    private Telling() {}

    public static Update tell(News news, Role role) {
        return tell(news, Views.scene(news), role);
    }

    static Update tell(News news, Views.Scene scene, Role role) {
        return Views.update(
                news,
                scene,
                role,
                action(news, role),
                Sentences.of(news, role),
                question(news, role));
    }

    /** Whether somebody is asked to move by this. */
    public static boolean asksToMove(News news) {
        return action(news, Role.of(news.state().toMove())) == Action.MOVE;
    }

    /** A move was refused: the board is as it was, and who is on turn is to move again. */
    public static Update recheck(News news, Role role, Refusal why) {
        Action action = isOnTurn(news.state(), role) ? Action.RECHECK : Action.SHOW;
        return update(news, role, action, why.sentence(), question(news, role))
                .refusedFor(why.code());
    }

    /** What the table itself has to say, besides the game. */
    public static Update say(News news, Role role, Action action, String message) {
        return update(news, role, action, message, Optional.empty());
    }

    /** What the table itself asks, besides the game. */
    public static Update ask(News news, Role role, Inquiry inquiry, String message) {
        Action action = inquiry.toYou() ? Action.ANSWER : Action.SHOW;
        return update(news, role, action, message, Optional.of(inquiry));
    }

    private static Update update(
            News news, Role role, Action action, String message, Optional<Inquiry> question) {
        return Views.update(news, Views.scene(news), role, action, message, question);
    }

    private static Action action(News news, Role role) {
        return news.events().isEmpty() || changesDuty(news, role)
                ? duty(news.state(), role)
                : Action.SHOW;
    }

    private static boolean changesDuty(News news, Role role) {
        for (TableEvent event : news.events()) {
            if (changesDuty(event, role)) {
                return true;
            }
        }
        return false;
    }

    /** What a role is to do in a game as it stands. */
    private static Action duty(Table table, Role role) {
        if (table.isOver()) {
            return Action.END;
        }
        if (role == Role.SPECTATOR) {
            return Action.WATCH;
        }
        if (isAsked(table, role)) {
            return Action.ANSWER;
        }
        return isOnTurn(table, role) ? Action.MOVE : Action.WAIT;
    }

    private static boolean isAsked(Table table, Role role) {
        return table.question().filter(asked -> isFor(asked.by().opponent(), role)).isPresent();
    }

    private static boolean isOnTurn(Table table, Role role) {
        return Views.mayMove(table) && isFor(table.toMove(), role);
    }

    /** Whether a role has something else to do than before; if not, it is only told. */
    private static boolean changesDuty(TableEvent event, Role role) {
        return switch (event) {
            case TableEvent.DrawOffered(Side by) -> isFor(by.opponent(), role);
            case TableEvent.TakeBackAsked(Side by) -> isFor(by.opponent(), role);
            case TableEvent.DrawDeclined(Side by) -> isFor(by, role);
            case TableEvent.TakeBackDeclined(Side by) -> isFor(by, role);
            case TableEvent.Returned(Side side) -> isFor(side, role);
            case TableEvent.Warned _, TableEvent.Left _ -> false;
            case TableEvent.Opened _,
                    TableEvent.Started _,
                    TableEvent.Moved _,
                    TableEvent.TookBack _,
                    TableEvent.Paused _,
                    TableEvent.Continued _,
                    TableEvent.Ended _ ->
                    true;
        };
    }

    private static boolean isFor(Side side, Role role) {
        return role == Role.of(side);
    }

    private static Optional<Inquiry> question(News news, Role role) {
        if (news.state().isOver()) {
            return Optional.empty();
        }
        return news.state().question().map(asked -> inquiry(asked, role));
    }

    private static Inquiry inquiry(Question asked, Role role) {
        Inquiry.Kind kind =
                switch (asked.kind()) {
                    case DRAW -> Inquiry.Kind.DRAW;
                    case TAKE_BACK -> Inquiry.Kind.TAKE_BACK;
                };
        return new Inquiry(kind, isFor(asked.by().opponent(), role), Optional.empty());
    }
}

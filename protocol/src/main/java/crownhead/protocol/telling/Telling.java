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
        Action duty = duty(news.state(), role);
        Action action = isNotice(news) && duty != Action.ANSWER ? Action.SHOW : duty;
        return Views.update(news, role, action, Sentences.of(news, role), question(news, role));
    }

    /** Whether somebody is asked to move by this. */
    public static boolean asksToMove(News news) {
        Role mover = Role.of(news.state().toMove());
        return duty(news.state(), mover) == Action.MOVE && !isNotice(news);
    }

    /** A move was refused: the board is as it was. */
    public static Update recheck(News news, Role role, Refusal why) {
        Update told =
                Views.update(news, role, Action.RECHECK, why.sentence(), question(news, role));
        return told.refusedFor(why.code());
    }

    /** What the table itself has to say, besides the game. */
    public static Update say(News news, Role role, Action action, String message) {
        return Views.update(news, role, action, message, Optional.empty());
    }

    /** What the table itself asks, besides the game. */
    public static Update ask(News news, Role role, Inquiry inquiry, String message) {
        Action action = inquiry.toYou() ? Action.ANSWER : Action.SHOW;
        return Views.update(news, role, action, message, Optional.of(inquiry));
    }

    private static boolean isNotice(News news) {
        return !news.events().isEmpty() && news.events().stream().allMatch(Telling::changesNoDuty);
    }

    /** What a role is to do in a game as it stands. */
    private static Action duty(Table table, Role role) {
        if (table.isOver()) {
            return Action.END;
        }
        if (role == Role.SPECTATOR) {
            return Action.WATCH;
        }
        if (!table.hasStarted() || table.pause().isPresent()) {
            return Action.WAIT;
        }
        Side side = role.side().orElseThrow();
        if (isAsked(table, side)) {
            return Action.ANSWER;
        }
        return table.toMove() == side ? Action.MOVE : Action.WAIT;
    }

    private static boolean isAsked(Table table, Side side) {
        return table.question().filter(asked -> asked.by() != side).isPresent();
    }

    private static boolean changesNoDuty(TableEvent event) {
        return switch (event) {
            case TableEvent.DrawOffered _,
                    TableEvent.DrawDeclined _,
                    TableEvent.TakeBackAsked _,
                    TableEvent.TakeBackDeclined _,
                    TableEvent.Warned _,
                    TableEvent.Left _,
                    TableEvent.Returned _ ->
                    true;
            case TableEvent.Opened _,
                    TableEvent.Started _,
                    TableEvent.Moved _,
                    TableEvent.TookBack _,
                    TableEvent.Paused _,
                    TableEvent.Continued _,
                    TableEvent.Ended _ ->
                    false;
        };
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
        boolean toYou = role.side().filter(side -> side != asked.by()).isPresent();
        return new Inquiry(kind, toYou, Optional.empty());
    }
}

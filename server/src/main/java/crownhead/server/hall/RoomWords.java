package crownhead.server.hall;

import crownhead.play.lobby.Rematch;
import crownhead.protocol.Action;
import crownhead.protocol.Inquiry;
import crownhead.protocol.Role;
import crownhead.protocol.Update;
import crownhead.protocol.telling.News;
import crownhead.protocol.telling.Telling;
import crownhead.table.PlayerId;
import java.time.Instant;
import java.util.Optional;

/** What is said at a table before the game and after it. */
final class RoomWords {
    private static final Inquiry REMATCH =
            new Inquiry(Inquiry.Kind.REMATCH, true, Optional.empty());

    private RoomWords() {}

    static Update waiting(News news, PlayerId player) {
        if (news.state().isOver()) {
            return Telling.say(news, Role.SPECTATOR, Action.END, "The game was called off.");
        }
        Action action = news.state().host().equals(player) ? Action.WAIT : Action.WATCH;
        return Telling.say(news, Role.SPECTATOR, action, "The game waits for a second player.");
    }

    static Update again(News news, Role role) {
        return Telling.ask(news, role, REMATCH, "Would you like a rematch, with sides swapped?");
    }

    static Update askedAgain(News news, Role role) {
        String other = news.names().of(role.side().orElseThrow().opponent());
        return Telling.ask(news, role, REMATCH, other + " would like a rematch. Would you?");
    }

    static Update declined(News news, Role role) {
        String other = news.names().of(role.side().orElseThrow().opponent());
        return Telling.say(news, role, Action.SHOW, other + " does not want a rematch.");
    }

    static Update rematch(News news, Role role, Rematch standing) {
        return Telling.say(
                news,
                role,
                Action.SHOW,
                switch (standing) {
                    case Rematch.Asked(Instant _) -> "Your opponent is asked for a rematch.";
                    case Rematch.Agreed _ -> "The rematch begins.";
                    case Rematch.Declined _ -> "There is no rematch.";
                });
    }
}

package crownhead.server.console;

import crownhead.protocol.Action;
import crownhead.protocol.Inquiry;
import crownhead.protocol.Role;
import crownhead.protocol.Update;
import crownhead.protocol.telling.News;
import crownhead.protocol.telling.Sentences;
import crownhead.protocol.telling.Telling;
import crownhead.rules.Side;
import crownhead.rules.dress.ColourSet;
import crownhead.table.PlayerId;
import crownhead.table.series.Answer;
import crownhead.table.series.Invitation;
import crownhead.table.series.Series;
import crownhead.table.series.Stage;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What is said at a table between its games. */
final class Invitations {
    private Invitations() {}

    /** What somebody is told while nobody plays. */
    static Update tell(News news, Role role, Series series, PlayerId reader) {
        return switch (series.stage()) {
            case Stage.Asking(Invitation invitation, List<PlayerId> open, Instant until) ->
                    ask(
                            news,
                            role,
                            new Inquiry(
                                    kind(invitation),
                                    open.contains(reader),
                                    Optional.of(millis(news, until))),
                            invitation);
            case Stage.Waiting _, Stage.Playing _, Stage.Closed _ ->
                    series.seated().contains(reader)
                            ? Telling.say(news, role, Action.WAIT, "Waiting for a second player.")
                            : Telling.say(news, role, Action.WATCH, waiting(series));
        };
    }

    private static String waiting(Series series) {
        return series.present().size() < 2
                ? "Waiting for players."
                : "The table waits for players: a seat is free, and you may sit down.";
    }

    private static Update ask(News news, Role role, Inquiry inquiry, Invitation invitation) {
        String question =
                switch (invitation) {
                    case REMATCH -> "Do you want to play again, with sides swapped?";
                    case GO_ON -> gone(news, role) + "Do you want to go on playing here?";
                    case TAKE_SEAT -> "A seat is free. Do you want to play?";
                };
        String notice =
                switch (invitation) {
                    case REMATCH -> "The players are asked whether they play again.";
                    case GO_ON -> "The player who stayed is asked whether to go on.";
                    case TAKE_SEAT -> "A seat is free: the spectators are asked in turn.";
                };
        return Telling.ask(news, role, inquiry, inquiry.toYou() ? question : notice);
    }

    private static String gone(News news, Role role) {
        ColourSet colours = news.state().terms().colours();
        return role.side()
                .map(Side::opponent)
                .map(side -> Sentences.player(colours, side) + " has disconnected. ")
                .orElse("");
    }

    static Answer answer(boolean yes) {
        return yes ? Answer.YES : Answer.NO;
    }

    static Inquiry.Kind kind(Invitation invitation) {
        return switch (invitation) {
            case REMATCH -> Inquiry.Kind.REMATCH;
            case GO_ON -> Inquiry.Kind.GO_ON;
            case TAKE_SEAT -> Inquiry.Kind.TAKE_SEAT;
        };
    }

    private static long millis(News news, Instant until) {
        return Math.max(0, Duration.between(news.now(), until).toMillis());
    }
}

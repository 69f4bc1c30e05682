package crownhead.protocol;

import crownhead.table.PlayerId;
import crownhead.table.TableCommand;
import java.util.Optional;

/** What clients ask of a game, in the words of the table. */
public final class Requests {
    private Requests() {}

    /** What a request of a player means to the game; nothing if it is not the game's business. */
    public static Optional<TableCommand> of(ClientMessage.OfGame asked, PlayerId by) {
        return switch (asked) {
            case ClientMessage.Play(_, _, int ply, var path, _) ->
                    Optional.of(new TableCommand.Play(by, ply, path));
            case ClientMessage.Resign _ -> Optional.of(new TableCommand.Resign(by));
            case ClientMessage.OfferDraw _ -> Optional.of(new TableCommand.OfferDraw(by));
            case ClientMessage.ClaimDraw _ -> Optional.of(new TableCommand.ClaimDraw(by));
            case ClientMessage.AskTakeBack _ -> Optional.of(new TableCommand.AskTakeBack(by));
            case ClientMessage.Abort _ -> Optional.of(new TableCommand.Abort(by));
            case ClientMessage.Pause _ -> Optional.of(new TableCommand.Pause(by));
            case ClientMessage.Continue _ -> Optional.of(new TableCommand.Continue(by));
            case ClientMessage.Answer(_, _, Inquiry.Kind question, boolean yes, _) ->
                    switch (question) {
                        case DRAW -> Optional.of(draw(by, yes));
                        case TAKE_BACK -> Optional.of(takeBack(by, yes));
                        case REMATCH, GO_ON, TAKE_SEAT -> Optional.empty();
                    };
            case ClientMessage.Tail _ -> Optional.empty();
        };
    }

    private static TableCommand draw(PlayerId by, boolean yes) {
        return yes ? new TableCommand.AcceptDraw(by) : new TableCommand.DeclineDraw(by);
    }

    private static TableCommand takeBack(PlayerId by, boolean yes) {
        return yes ? new TableCommand.AcceptTakeBack(by) : new TableCommand.DeclineTakeBack(by);
    }
}

package crownhead.server.console;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.Inquiry;
import crownhead.table.PlayerId;
import crownhead.table.TableCommand;

/** What clients ask, in the words of the table. */
final class Requests {
    private Requests() {}

    /** Whether an answer goes to the table and not to the game. */
    static boolean isForSeries(ClientMessage.Answer answer) {
        return switch (answer.question()) {
            case REMATCH, GO_ON, TAKE_SEAT -> true;
            case DRAW, TAKE_BACK -> false;
        };
    }

    /** What a request asks of the game. */
    static TableCommand command(PlayerId by, ClientMessage.OfGame request) {
        return switch (request) {
            case ClientMessage.Play(_, _, int ply, var path) ->
                    new TableCommand.Play(by, ply, path);
            case ClientMessage.Resign _ -> new TableCommand.Resign(by);
            case ClientMessage.OfferDraw _ -> new TableCommand.OfferDraw(by);
            case ClientMessage.ClaimDraw _ -> new TableCommand.ClaimDraw(by);
            case ClientMessage.AskTakeBack _ -> new TableCommand.AskTakeBack(by);
            case ClientMessage.Abort _ -> new TableCommand.Abort(by);
            case ClientMessage.Pause _ -> new TableCommand.Pause(by);
            case ClientMessage.Continue _ -> new TableCommand.Continue(by);
            case ClientMessage.Answer(_, _, Inquiry.Kind question, boolean yes) ->
                    question == Inquiry.Kind.DRAW ? draw(by, yes) : takeBack(by, yes);
            case ClientMessage.Tail _ ->
                    throw new IllegalArgumentException("Looking back asks nothing of the game");
        };
    }

    private static TableCommand draw(PlayerId by, boolean yes) {
        return yes ? new TableCommand.AcceptDraw(by) : new TableCommand.DeclineDraw(by);
    }

    private static TableCommand takeBack(PlayerId by, boolean yes) {
        return yes ? new TableCommand.AcceptTakeBack(by) : new TableCommand.DeclineTakeBack(by);
    }
}

package crownhead.server.console;

import crownhead.protocol.ClientMessage;
import crownhead.table.PlayerId;
import crownhead.table.TableCommand;
import java.util.Optional;

/** What clients ask, in the words of the table. */
final class Requests {
    private static final int LONGEST_ID = 40;

    private Requests() {}

    /** What a request asks of the game itself; nothing if it is not the game's business. */
    static Optional<TableCommand.OfPlayer> command(PlayerId by, ClientMessage.OfGame request) {
        return switch (request) {
            case ClientMessage.Play(_, _, int ply, var path) ->
                    Optional.of(new TableCommand.Play(by, ply, path));
            case ClientMessage.Resign _ -> Optional.of(new TableCommand.Resign(by));
            case ClientMessage.OfferDraw _ -> Optional.of(new TableCommand.OfferDraw(by));
            case ClientMessage.ClaimDraw _ -> Optional.of(new TableCommand.ClaimDraw(by));
            case ClientMessage.AskTakeBack _ -> Optional.of(new TableCommand.AskTakeBack(by));
            case ClientMessage.Abort _ -> Optional.of(new TableCommand.Abort(by));
            case ClientMessage.Pause _ -> Optional.of(new TableCommand.Pause(by));
            case ClientMessage.Continue _ -> Optional.of(new TableCommand.Continue(by));
            case ClientMessage.Answer answer -> answer(by, answer);
            case ClientMessage.Tail _ -> Optional.empty();
        };
    }

    private static Optional<TableCommand.OfPlayer> answer(
            PlayerId by, ClientMessage.Answer answer) {
        return switch (answer.question()) {
            case DRAW ->
                    Optional.of(
                            answer.yes()
                                    ? new TableCommand.AcceptDraw(by)
                                    : new TableCommand.DeclineDraw(by));
            case TAKE_BACK ->
                    Optional.of(
                            answer.yes()
                                    ? new TableCommand.AcceptTakeBack(by)
                                    : new TableCommand.DeclineTakeBack(by));
            case REMATCH, GO_ON, TAKE_SEAT -> Optional.empty();
        };
    }

    /** Whether a client's own name for a request may be kept. */
    static boolean isId(String id) {
        return !id.isEmpty() && id.length() <= LONGEST_ID && id.chars().allMatch(Requests::isPlain);
    }

    private static boolean isPlain(int character) {
        return character < 128
                && (Character.isLetterOrDigit(character) || "._:-".indexOf(character) >= 0);
    }
}

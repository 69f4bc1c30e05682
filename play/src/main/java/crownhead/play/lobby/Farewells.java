package crownhead.play.lobby;

import crownhead.play.Answer;
import crownhead.play.HouseRefusal;
import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.table.PlayerId;
import crownhead.table.TableCommand;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Games that are not played to their end. */
final class Farewells {
    private final Lobby.Needs needs;
    private final WaitingGames waiting;

    /** Players whose games could not be given up, because the store did not answer. */
    private final Set<PlayerId> later = ConcurrentHashMap.newKeySet();

    Farewells(Lobby.Needs needs, WaitingGames waiting) {
        this.needs = needs;
        this.waiting = waiting;
    }

    Reply<TableId> close(TableId table) {
        Answer answer = needs.tables().submitForHouse(table, "closed", new TableCommand.Close());
        return switch (answer) {
            case Answer.Done _ -> new Reply.Done<>(table);
            case Answer.Refused(var why) -> new Reply.Refused<>(new HouseRefusal.OfTable(why));
            case Answer.NoSuchTable _ -> new Reply.Refused<>(LobbyRefusal.NO_SUCH_GAME);
            case Answer.Overtaken _, Answer.Unavailable _ -> new Reply.Unavailable<>();
        };
    }

    /** Somebody is gone for ever: nobody waits for them. */
    void giveUp(PlayerId player) {
        try {
            for (GameCard card : needs.games().unfinishedOf(player)) {
                giveUp(player, card);
            }
        } catch (StoreFailure _) {
            later.add(player);
        }
    }

    void tick() {
        for (PlayerId player : List.copyOf(later)) {
            later.remove(player);
            giveUp(player);
        }
    }

    /** Before each side has moved once nobody wins; later the other does. */
    private void giveUp(PlayerId player, GameCard card) {
        if (card.stage() == GameCard.Stage.WAITING) {
            waiting.close(card.table(), card.host());
            return;
        }
        TableId table = card.table();
        Answer aborted =
                needs.tables()
                        .submitForHouse(
                                table, "gone-early:" + player, new TableCommand.Abort(player));
        if (aborted instanceof Answer.Refused) {
            needs.tables().submitForHouse(table, "gone:" + player, new TableCommand.Resign(player));
        }
    }
}

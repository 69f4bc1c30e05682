package crownhead.play.computer;

import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.Tables;
import crownhead.play.lobby.Lobby;
import crownhead.play.lobby.LobbyNews;
import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.Terms;
import java.util.Optional;

/**
 * Ends games that neither side can win, where the host chose that: the endgame tables say so, and
 * ten moves by each side made no progress. Until then nobody is told what the tables know.
 */
public final class Referee {
    private final Tables tables;
    private final Backroom backroom;
    private final Mind mind;

    private Referee(Tables tables, Backroom backroom, Mind mind) {
        this.tables = tables;
        this.backroom = backroom;
        this.mind = mind;
    }

    /** From now on a referee looks at every game of this lobby. */
    public static void watch(Lobby lobby, Tables tables, Backroom backroom, Mind mind) {
        lobby.listen(new Referee(tables, backroom, mind)::hear);
    }

    /** Called under a table's lock. */
    private void hear(LobbyNews news) {
        if (news instanceof LobbyNews.Moved(TableId table, _, Terms terms)
                && terms.drawRule() == DrawRule.ADJUDICATED) {
            backroom.soon(() -> judge(table));
        }
    }

    private void judge(TableId id) {
        try {
            Optional<Game> game = tables.table(id).map(Table::game);
            if (game.filter(this::isDrawn).isPresent()) {
                int ply = game.get().ply();
                tables.submitForHouse(id, "proven:" + ply, new TableCommand.Adjudicate(ply));
            }
        } catch (StoreFailure _) {
            // The next move is looked at again.
        }
    }

    private boolean isDrawn(Game game) {
        return game.mayBeAdjudicated() && mind.isDrawn(game.position());
    }
}

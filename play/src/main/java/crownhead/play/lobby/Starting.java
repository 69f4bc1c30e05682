package crownhead.play.lobby;

import crownhead.play.Answer;
import crownhead.play.CommandId;
import crownhead.play.HouseRefusal;
import crownhead.play.Known;
import crownhead.play.LogRow;
import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import crownhead.table.Table;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** Games that begin. */
final class Starting {
    private final Lobby.Needs needs;
    private final GamesInPlay inPlay;
    private final News news;

    /** Games of which nobody knows whether they have begun, because the store did not answer. */
    private final Set<Listing> unsure = ConcurrentHashMap.newKeySet();

    Starting(Lobby.Needs needs, GamesInPlay inPlay, News news) {
        this.needs = needs;
        this.inPlay = inPlay;
        this.news = news;
    }

    /** Opens a game at which both sit already. The same cause starts it once. */
    Reply<TableId> start(Listing listing, Terms terms, PlayerId host, PlayerId guest)
            throws StoreFailure {
        TableId table = listing.table();
        needs.games().register(listing);
        Answer answer =
                needs.tables()
                        .start(
                                table,
                                CommandId.ofHouse("start"),
                                host,
                                terms,
                                guest,
                                needs.secrets().toss());
        return switch (answer) {
            case Answer.Done(LogRow row) -> {
                started(listing, seats(row));
                yield new Reply.Done<>(table);
            }
            case Answer.Refused(var why) -> new Reply.Refused<>(new HouseRefusal.OfTable(why));
            case Answer.Overtaken _, Answer.NoSuchTable _, Answer.Unavailable _ -> {
                unsure.add(listing);
                yield new Reply.Unavailable<>();
            }
        };
    }

    /**
     * Looks again whether games have begun that nobody could be told of. Their players sit there
     * from now on, and whoever had them in a queue has to let go of them.
     */
    void tick(Consumer<Seats> seated) {
        for (Listing listing : List.copyOf(unsure)) {
            try {
                Optional<Seats> seats =
                        needs.tables()
                                .look(listing.table())
                                .map(Known::table)
                                .flatMap(Table::seats);
                unsure.remove(listing);
                seats.ifPresent(seated);
                seats.ifPresent(taken -> started(listing, taken));
            } catch (StoreFailure _) {
                // The next tick asks again.
            }
        }
    }

    /** Both players have a minute to come to their table. */
    void started(Listing listing, Seats seats) {
        needs.attendance().expect(listing.table(), seats);
        inPlay.lookAt(listing.table());
        news.tell(new LobbyNews.Started(listing.table(), seats, listing.before()));
        news.changed();
    }

    private static Seats seats(LogRow row) {
        return row.events().stream()
                .filter(TableEvent.Started.class::isInstance)
                .map(event -> ((TableEvent.Started) event).seats())
                .findFirst()
                .orElseThrow();
    }
}

package crownhead.play.lobby;

import crownhead.play.Known;
import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.Tables;
import crownhead.play.Watcher;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import crownhead.table.Table;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/** The games in play that the lobby looks at, to tell when they move on and end. */
final class GamesInPlay implements Watcher {
    private final Tables tables;
    private final News news;
    private final Map<TableId, Game> games = new ConcurrentHashMap<>();
    private final Queue<TableId> over = new ConcurrentLinkedQueue<>();

    /** Games that could not be looked at, because the store did not answer. */
    private final Set<TableId> later = ConcurrentHashMap.newKeySet();

    GamesInPlay(Tables tables, News news) {
        this.tables = tables;
        this.news = news;
    }

    /** From now on this game is looked at, unless it is already, or over. */
    void lookAt(TableId id) {
        if (games.containsKey(id)) {
            return;
        }
        try {
            Optional<Table> table = tables.look(id).map(Known::table);
            Optional<Seats> seats = table.flatMap(Table::seats);
            if (seats.isPresent()
                    && games.putIfAbsent(id, game(table.get(), seats.get())) == null) {
                watch(id);
            }
        } catch (StoreFailure _) {
            games.remove(id);
            later.add(id);
        }
    }

    /** Those in a game for which both players are expected to be there. */
    Set<PlayerId> playing() {
        Set<PlayerId> playing = new HashSet<>();
        for (Game game : games.values()) {
            if (game.terms().timeControl().isRealTime()) {
                playing.add(game.seats().first());
                playing.add(game.seats().second());
            }
        }
        return playing;
    }

    @Override
    public void offer(LogRow row) {
        Game game = games.get(row.table());
        if (game == null) {
            return;
        }
        boolean isOver = row.events().stream().anyMatch(TableEvent.Ended.class::isInstance);
        if (isOver) {
            over.add(row.table());
        }
        news.tell(
                isOver
                        ? new LobbyNews.Ended(row.table(), game.seats())
                        : new LobbyNews.Moved(row.table(), game.seats(), game.terms()));
    }

    /** Lets go of the games that are over, and tries again what failed. */
    void tick() {
        for (TableId id = over.poll(); id != null; id = over.poll()) {
            letGo(id);
        }
        for (TableId id : List.copyOf(later)) {
            later.remove(id);
            lookAt(id);
        }
    }

    private void watch(TableId id) throws StoreFailure {
        tables.watch(id, Long.MAX_VALUE, this);
        // It may have ended just before.
        if (tables.look(id).map(known -> known.table().isOver()).orElse(true)) {
            letGo(id);
        }
    }

    private void letGo(TableId id) {
        games.remove(id);
        tables.leave(id, this);
    }

    private static Game game(Table table, Seats seats) {
        return new Game(seats, table.terms());
    }

    private record Game(Seats seats, Terms terms) {}
}

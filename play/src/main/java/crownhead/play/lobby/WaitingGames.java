package crownhead.play.lobby;

import crownhead.play.Answer;
import crownhead.play.LogRow;
import crownhead.play.TableId;
import crownhead.play.Tables;
import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Games that wait for a second player. Waiting ends once: whoever sits down and whoever calls the
 * game off ask for it in the name of the same cause, so the log holds the first of them alone.
 */
final class WaitingGames {
    static final Duration LONGEST = Duration.ofHours(24);
    static final Duration LONGEST_BY_CORRESPONDENCE = Duration.ofDays(7);
    private static final String WAITING_IS_OVER = "waiting-is-over";

    private final Tables tables;
    private final Presence presence;
    private final InstantSource time;
    private final News news;
    private final Map<TableId, Waiting> waiting = new ConcurrentHashMap<>();

    WaitingGames(Lobby.Needs needs, News news) {
        tables = needs.tables();
        presence = needs.presence();
        time = needs.time();
        this.news = news;
    }

    /** From now on the house sees to it that the game does not wait for ever. */
    void note(TableId table, PlayerId host, Terms terms, Instant since) {
        waiting.put(table, new Waiting(host, terms.timeControl().isRealTime(), since));
    }

    /** How waiting ends when this player sits down, or how it has ended before. */
    WaitingOver sit(TableId table, PlayerId guest, Side toss) {
        return after(table, new TableCommand.Sit(guest, toss));
    }

    /** How waiting ends when its host calls the game off, or how it has ended before. */
    WaitingOver callOff(TableId table, PlayerId host) {
        return told(table, host, after(table, new TableCommand.Abort(host)));
    }

    /** How waiting ends when the house closes the game, or how it has ended before. */
    WaitingOver close(TableId table, PlayerId host) {
        return told(table, host, after(table, new TableCommand.Close()));
    }

    /** Closes the games whose host is gone, and those that have waited too long. */
    void tick() {
        waiting.forEach((table, game) -> {
            if (isOver(game) && !(close(table, game.host()) instanceof WaitingOver.Unknown)) {
                waiting.remove(table);
            }
        });
    }

    private WaitingOver told(TableId table, PlayerId host, WaitingOver over) {
        if (over instanceof WaitingOver.Closed) {
            news.tell(new LobbyNews.CalledOff(table, host));
            news.changed();
        }
        return over;
    }

    private WaitingOver after(TableId table, TableCommand command) {
        return switch (tables.submitForHouse(table, WAITING_IS_OVER, command)) {
            case Answer.Done(LogRow row) -> after(row);
            case Answer.Refused(var why) -> new WaitingOver.Refused(why);
            case Answer.Overtaken _, Answer.NoSuchTable _ -> new WaitingOver.Closed();
            case Answer.Unavailable _ -> new WaitingOver.Unknown();
        };
    }

    private WaitingOver after(LogRow row) {
        waiting.remove(row.table());
        for (TableEvent event : row.events()) {
            if (event instanceof TableEvent.Started started) {
                return new WaitingOver.Started(started.seats());
            }
        }
        return new WaitingOver.Closed();
    }

    private boolean isOver(Waiting game) {
        Duration longest = game.isRealTime() ? LONGEST : LONGEST_BY_CORRESPONDENCE;
        boolean isTooLong = !time.instant().isBefore(game.since().plus(longest));
        return isTooLong || (game.isRealTime() && presence.isGone(game.host()));
    }

    private record Waiting(PlayerId host, boolean isRealTime, Instant since) {}
}

package crownhead.play.lobby;

import crownhead.play.Answer;
import crownhead.play.TableId;
import crownhead.play.Tables;
import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Games that wait for a second player. Waiting ends once: whoever sits down and whoever calls the
 * game off ask it in the name of the same cause, so the log holds the first of them alone.
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

    /** From now on somebody sees to it that the game does not wait for ever. */
    void note(TableId table, PlayerId host, Terms terms, Instant since) {
        waiting.put(table, new Waiting(host, terms.timeControl().isRealTime(), since));
    }

    /** How waiting ends when this player sits down, or how it has ended. */
    WaitingOver sit(TableId table, PlayerId guest, Side toss) {
        return after(table, new TableCommand.Sit(guest, toss));
    }

    WaitingOver close(TableId table) {
        return after(table, new TableCommand.Close());
    }

    /** Closes the games whose host is gone, and those that have waited too long. */
    void tick() {
        waiting.forEach((table, game) -> {
            if (isOver(game)) {
                close(table);
            }
        });
    }

    private WaitingOver after(TableId table, TableCommand command) {
        WaitingOver over = of(tables.submitForHouse(table, WAITING_IS_OVER, command));
        if (over instanceof WaitingOver.Unknown) {
            return over;
        }
        Waiting game = waiting.get(table);
        boolean isRefused =
                over instanceof WaitingOver.Refused && !(command instanceof TableCommand.Close);
        if (!isRefused && waiting.remove(table) != null && over instanceof WaitingOver.Closed) {
            news.tell(new LobbyNews.CalledOff(table, game.host()));
            news.changed();
        }
        return over;
    }

    private static WaitingOver of(Answer answer) {
        return switch (answer) {
            case Answer.Done(var row) ->
                    row.events().stream()
                            .filter(TableEvent.Started.class::isInstance)
                            .findFirst()
                            .<WaitingOver>map(
                                    event ->
                                            new WaitingOver.Started(
                                                    ((TableEvent.Started) event).seats()))
                            .orElseGet(WaitingOver.Closed::new);
            case Answer.Overtaken _, Answer.NoSuchTable _ -> new WaitingOver.Closed();
            case Answer.Refused(var why) -> new WaitingOver.Refused(why);
            case Answer.Unavailable _ -> new WaitingOver.Unknown();
        };
    }

    private boolean isOver(Waiting game) {
        Duration longest = game.isRealTime() ? LONGEST : LONGEST_BY_CORRESPONDENCE;
        boolean isTooLong = !time.instant().isBefore(game.since().plus(longest));
        return isTooLong || (game.isRealTime() && presence.isGone(game.host()));
    }

    private record Waiting(PlayerId host, boolean isRealTime, Instant since) {}
}

package crownhead.protocol.telling;

import crownhead.protocol.Entry;
import crownhead.protocol.Happening;
import crownhead.protocol.ServerMessage;
import crownhead.rules.Game;
import crownhead.table.Table;
import crownhead.table.TableEvent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A game as it has gone so far: what stands, and every decision that led there. */
public final class Chronicle {
    private static final int LONGEST_TAIL = 100;

    private final List<Decided> decisions = new ArrayList<>();
    private News news;

    /** {@code before} is the game before anything has happened in it. */
    public Chronicle(News before) {
        this.news = before;
    }

    /**
     * One more decision.
     *
     * @param author {@code first}, {@code second} or {@code house}
     * @param after how the game is seen from now on, but for its state
     */
    public News take(long version, Instant at, String author, List<TableEvent> events, Seen after) {
        Table state = news.state();
        for (TableEvent event : events) {
            state =
                    event instanceof TableEvent.Opened opened
                            ? Table.opened(opened)
                            : state.after(event);
        }
        return take(version, at, author, events, state, after);
    }

    /** The same where it is known already what it led to. */
    public News take(
            long version,
            Instant at,
            String author,
            List<TableEvent> events,
            Table state,
            Seen after) {
        news =
                new News(
                        news.table(),
                        after.game(),
                        version,
                        state,
                        events,
                        after.names(),
                        after.stamp());
        decisions.add(new Decided(version, at, author, news.events(), state.game()));
        return news;
    }

    /** A decision as it came. Few are asked for again, so it is told only then. */
    private record Decided(
            long version, Instant at, String author, List<TableEvent> events, Game after) {
        Entry entry() {
            List<Happening> happenings = new ArrayList<>(events.size());
            for (TableEvent event : events) {
                Happenings.of(event, at, after).ifPresent(happenings::add);
            }
            return new Entry(version, at.toEpochMilli(), author, happenings);
        }
    }

    /** Which game it is at its table, between whom, and when it is told. */
    public record Seen(int game, News.Names names, Instant stamp) {}

    /** What happened last, and what stands since. */
    public News news() {
        return news;
    }

    /** What came after a version, as much as fits. */
    public ServerMessage.Tail tail(String requestId, long since) {
        // Versions are counted from 1, so the decision of version n stands at n - 1.
        int from = Math.clamp(since, 0, decisions.size());
        int to = Math.min(decisions.size(), from + LONGEST_TAIL);
        List<Entry> entries = decisions.subList(from, to).stream().map(Decided::entry).toList();
        return new ServerMessage.Tail(requestId, news.game(), entries, to < decisions.size());
    }
}

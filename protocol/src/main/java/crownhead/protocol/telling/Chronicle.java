package crownhead.protocol.telling;

import crownhead.protocol.Entry;
import crownhead.protocol.Happening;
import crownhead.protocol.ServerMessage;
import crownhead.table.Table;
import crownhead.table.TableEvent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A game as it has gone so far: what stands, and every decision that led there. */
public final class Chronicle {
    private static final int LONGEST_TAIL = 100;

    private final List<Entry> entries = new ArrayList<>();
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
        List<Happening> happenings = new ArrayList<>(events.size());
        for (TableEvent event : events) {
            Happenings.of(event, at, state).ifPresent(happenings::add);
        }
        news =
                new News(
                        news.table(),
                        after.game(),
                        version,
                        state,
                        events,
                        after.names(),
                        after.stamp());
        entries.add(new Entry(version, at.toEpochMilli(), author, happenings));
        return news;
    }

    /** Which game it is at its table, between whom, and when it is told. */
    public record Seen(int game, News.Names names, Instant stamp) {}

    /** What happened last, and what stands since. */
    public News news() {
        return news;
    }

    /** What came after a version, as much as fits. */
    public ServerMessage.Tail tail(String requestId, long since) {
        // Versions are counted from 1, so the entry of version n stands at n - 1.
        int from = Math.clamp(since, 0, entries.size());
        int to = Math.min(entries.size(), from + LONGEST_TAIL);
        return new ServerMessage.Tail(
                requestId, news.game(), entries.subList(from, to), to < entries.size());
    }
}

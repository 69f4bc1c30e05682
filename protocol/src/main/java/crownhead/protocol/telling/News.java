package crownhead.protocol.telling;

import crownhead.rules.Side;
import crownhead.table.Table;
import crownhead.table.TableEvent;
import java.time.Instant;
import java.util.List;

/**
 * A game after something has happened in it.
 *
 * @param table what the table is called
 * @param game which game at that table, from 1; 0 while none has started
 * @param version which decision of the game
 * @param state the game as it stands now
 * @param events what has happened, to make it so; empty for a look at what stands
 * @param names who plays
 */
public record News(
        String table,
        int game,
        long version,
        Table state,
        List<TableEvent> events,
        Names names,
        Instant now) {
    /** What the players are called. */
    public record Names(String first, String second) {
        public String of(Side side) {
            return side == Side.FIRST ? first : second;
        }
    }

    public News {
        events = List.copyOf(events);
    }

    /** The same game as it stands, looked at again later. */
    public News again(Instant later) {
        return new News(table, game, version, state, List.of(), names, later);
    }
}

package crownhead.server.hall;

import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.Tables;
import crownhead.protocol.ServerMessage;
import crownhead.table.PlayerId;
import crownhead.table.Table;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** The rooms in which somebody is. */
final class Rooms {
    private final Tables tables;
    private final InstantSource time;
    private final Function<PlayerId, String> names;
    private final Map<TableId, TableRoom> rooms = new ConcurrentHashMap<>();

    Rooms(Tables tables, InstantSource time, Function<PlayerId, String> names) {
        this.tables = tables;
        this.time = time;
        this.names = names;
    }

    /** Into the room of a table, which is opened for the first who comes; none if there is none. */
    Optional<TableRoom> enter(TableId id, Seat seat, Function<Table, ServerMessage> welcome)
            throws StoreFailure {
        while (true) {
            TableRoom known = rooms.get(id);
            if (known != null) {
                synchronized (known) {
                    if (rooms.get(id) == known) {
                        known.enter(seat, welcome);
                        return Optional.of(known);
                    }
                }
            } else if (!open(id)) {
                return Optional.empty();
            }
        }
    }

    /** Whether there is such a table. Two rooms opened at once are one too many: the first stays. */
    private boolean open(TableId id) throws StoreFailure {
        TableRoom room = new TableRoom(id, time, names);
        List<LogRow> rows = tables.watch(id, 0, room);
        if (rows.isEmpty()) {
            return false;
        }
        room.read(rows);
        if (rooms.putIfAbsent(id, room) != null) {
            tables.leave(id, room);
        }
        return true;
    }

    /** Out of a room, which is closed behind the last. */
    void leave(TableRoom room, Seat seat) {
        boolean isLast;
        synchronized (room) {
            room.leave(seat);
            isLast = room.isEmpty() && rooms.remove(room.id(), room);
        }
        if (isLast) {
            tables.leave(room.id(), room);
        }
    }

    int size() {
        return rooms.size();
    }
}

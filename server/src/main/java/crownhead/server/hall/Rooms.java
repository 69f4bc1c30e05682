package crownhead.server.hall;

import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.protocol.ServerMessage;
import crownhead.table.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** The rooms in which somebody is. */
final class Rooms {
    private final HallNeeds needs;
    private final Map<TableId, TableRoom> rooms = new ConcurrentHashMap<>();

    Rooms(HallNeeds needs) {
        this.needs = needs;
    }

    /** The room of a table, if somebody is in it. */
    Optional<TableRoom> of(TableId id) {
        return Optional.ofNullable(rooms.get(id));
    }

    /** Into the room of a table, which is opened for the first who comes; none if there is none. */
    Optional<TableRoom> enter(
            TableId id, Seat seat, Optional<String> request, Function<Table, ServerMessage> welcome)
            throws StoreFailure {
        while (true) {
            TableRoom known = rooms.get(id);
            if (known != null) {
                synchronized (known) {
                    if (rooms.get(id) == known) {
                        known.enter(seat, request, welcome);
                        return Optional.of(known);
                    }
                }
            } else if (!open(id)) {
                return Optional.empty();
            }
        }
    }

    /**
     * Whether there is such a table. Two rooms opened at once are one too many: the first stays.
     */
    private boolean open(TableId id) throws StoreFailure {
        TableRoom room = new TableRoom(id, needs.time(), needs.names(), needs.answers());
        List<LogRow> rows = needs.tables().watch(id, 0, room);
        if (rows.isEmpty()) {
            return false;
        }
        room.read(rows);
        if (rooms.putIfAbsent(id, room) != null) {
            needs.tables().leave(id, room);
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
            needs.tables().leave(room.id(), room);
        }
    }

    int size() {
        return rooms.size();
    }
}

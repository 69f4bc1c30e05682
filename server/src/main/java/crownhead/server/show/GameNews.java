package crownhead.server.show;

import crownhead.play.Known;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.protocol.telling.News;
import crownhead.table.Seats;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A game as it stands, ready to be told to anybody. */
public final class GameNews {
    private GameNews() {}

    public static News look(TableId id, Known known, NameBook names, Instant now)
            throws StoreFailure {
        return new News(
                id.value(),
                known.table().hasStarted() ? 1 : 0,
                known.version(),
                known.table(),
                List.of(),
                names(known.table().seats(), names),
                now);
    }

    /** What the players are called; nothing as long as the game waits for one. */
    public static News.Names names(Optional<Seats> seats, NameBook names) throws StoreFailure {
        if (seats.isEmpty()) {
            return new News.Names("", "");
        }
        return new News.Names(names.name(seats.get().first()), names.name(seats.get().second()));
    }
}

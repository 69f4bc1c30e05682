package crownhead.play.lobby;

import crownhead.play.TableId;
import java.time.Instant;

/** How it stands with playing again. */
public sealed interface Rematch {
    /** The other has not said yes so far. A yes counts until then. */
    record Asked(Instant until) implements Rematch {}

    /** Both want to: they play at this table. */
    record Agreed(TableId next) implements Rematch {}

    record Declined() implements Rematch {}
}

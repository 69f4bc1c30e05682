package crownhead.play.lobby;

import crownhead.play.TableId;

/** What came of asking for any opponent. */
public sealed interface Pairing {
    /** The next one who asks for the same time will be the opponent, and news will tell. */
    record Waiting() implements Pairing {}

    record Seated(TableId table) implements Pairing {}
}

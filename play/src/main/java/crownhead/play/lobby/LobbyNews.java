package crownhead.play.lobby;

import crownhead.play.TableId;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import crownhead.table.Terms;
import java.util.Optional;

/** What the lobby tells whoever listens. */
public sealed interface LobbyNews {
    /** A list, or who is there, may look different now. */
    record Changed() implements LobbyNews {}

    /** Somebody is challenged to a game. */
    record Challenged(PlayerId player, TableId table) implements LobbyNews {}

    /**
     * A game has begun; both players are to go there.
     *
     * @param before the game that it is the rematch of
     */
    record Started(TableId table, Seats seats, Optional<TableId> before) implements LobbyNews {}

    /** Something was done at a game in play: it may be the other's turn. */
    record Moved(TableId table, Seats seats, Terms terms) implements LobbyNews {}

    record Ended(TableId table, Seats seats) implements LobbyNews {}

    /** One of two players wants to play again. */
    record RematchAsked(TableId table, PlayerId by) implements LobbyNews {}

    record RematchDeclined(TableId table, PlayerId by) implements LobbyNews {}

    /** A game that waited is there no more: declined, called off, or waited too long. */
    record CalledOff(TableId table, PlayerId host) implements LobbyNews {}
}

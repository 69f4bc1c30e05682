package crownhead.play.lobby;

import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.table.PlayerId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Where games are found. A game is there from the first row of its log on; the rows that open,
 * start and end it change its card in the same transaction.
 */
public interface GameStore {
    /**
     * Keeps what the log will not say. Until the game is opened nobody finds it. Registered again,
     * a game has another key, and is otherwise as before.
     */
    void register(Listing listing) throws StoreFailure;

    /** The key opens the game no more. */
    void revokeKey(TableId table) throws StoreFailure;

    Optional<GameCard> game(TableId table) throws StoreFailure;

    Optional<GameCard> withKey(String keyHash) throws StoreFailure;

    /** The rematch of a game, once it was opened. */
    Optional<GameCard> rematchOf(TableId table) throws StoreFailure;

    /** Public games that anyone may join, newest first. */
    List<GameCard> waiting(int most) throws StoreFailure;

    /** Public games in play, newest first. */
    List<GameCard> live(int most) throws StoreFailure;

    /** The games of a player that are not over, and those that they are challenged to. */
    List<GameCard> unfinishedOf(PlayerId player) throws StoreFailure;

    /** The games of a player that ended before a moment, newest first. */
    List<GameCard> finishedOf(PlayerId player, Instant before, int most) throws StoreFailure;

    /** All games that are not over, in the order of their ids, after one of them. */
    List<GameCard> unfinishedAfter(Optional<TableId> last, int most) throws StoreFailure;

    /** Games in play where something is due by now, by what the last row of their log says. */
    List<TableId> due(Instant now, int most) throws StoreFailure;
}

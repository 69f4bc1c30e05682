package crownhead.play.player;

import crownhead.play.StoreFailure;
import crownhead.table.PlayerId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Where it is kept who is signed in. A secret itself is never here, only its hash. */
public interface SessionStore {
    /** Somebody signed in, until a moment of the wall's clock. */
    record Stored(String secretHash, PlayerId player, Instant since, Instant until) {}

    void add(Stored session) throws StoreFailure;

    Optional<Stored> session(String secretHash) throws StoreFailure;

    List<Stored> of(PlayerId player) throws StoreFailure;

    void renew(String secretHash, Instant until) throws StoreFailure;

    void end(String secretHash) throws StoreFailure;

    void endAll(PlayerId player) throws StoreFailure;

    /** Forgets the sessions that were over by then. */
    void forgetOver(Instant now) throws StoreFailure;
}

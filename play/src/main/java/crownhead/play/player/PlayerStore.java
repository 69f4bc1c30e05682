package crownhead.play.player;

import crownhead.play.StoreFailure;
import crownhead.table.PlayerId;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Where people are kept. What a call has changed survives whatever comes, once the call returns. No
 * two players hold names with the same skeleton, which is what a name looks like.
 */
public interface PlayerStore {
    enum Naming {
        DONE,
        /** Somebody else holds a name that looks like this one: nothing has changed. */
        TAKEN
    }

    Naming add(Player player, String skeleton) throws StoreFailure;

    Naming rename(PlayerId player, String name, String skeleton) throws StoreFailure;

    /** Others may have the name of this guest from now on. The player is still shown by it. */
    void releaseName(PlayerId player) throws StoreFailure;

    Optional<Player> player(PlayerId id) throws StoreFailure;

    /** Those of these players whom the house knows. */
    List<Player> players(Collection<PlayerId> ids) throws StoreFailure;

    /** Who holds a name that looks like this. */
    Optional<Player> holder(String skeleton) throws StoreFailure;

    /** The guests who hold a name, so that those who are gone can be made to release it. */
    List<Player> namedGuests() throws StoreFailure;

    /**
     * Gives a player a password, which makes an account of a guest; an earlier one and its recovery
     * codes are forgotten.
     */
    void keepCredential(PlayerId player, Credential credential) throws StoreFailure;

    Optional<String> passwordHash(PlayerId player) throws StoreFailure;

    /** Puts another hash of the same password in the place of this one, if it still is the one. */
    void replaceHash(PlayerId player, String old, String renewed) throws StoreFailure;

    /** Whether this was a recovery code of the player; it is none any more. */
    boolean useRecoveryCode(PlayerId player, String codeHash) throws StoreFailure;

    void judge(PlayerId player, Player.Conduct conduct) throws StoreFailure;

    void block(PlayerId player, PlayerId blocked) throws StoreFailure;

    void unblock(PlayerId player, PlayerId blocked) throws StoreFailure;

    /** Whom a player wants nothing to do with. */
    Set<PlayerId> blockedBy(PlayerId player) throws StoreFailure;

    /** Forgets the name, the credential, the blocks and the sessions of a player. */
    void delete(PlayerId player) throws StoreFailure;

    /**
     * What proves to be an account.
     *
     * @param passwordHash slow to make, with its own salt and settings in it
     * @param recoveryHashes the hashes of codes that each open the account once
     */
    record Credential(String passwordHash, List<String> recoveryHashes) {
        public Credential {
            recoveryHashes = List.copyOf(recoveryHashes);
        }
    }
}

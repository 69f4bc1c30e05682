package crownhead.play.contract;

import static crownhead.play.contract.Rows.ADA;
import static crownhead.play.contract.Rows.BEN;
import static crownhead.play.contract.Rows.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.StoreFailure;
import crownhead.play.player.Player;
import crownhead.play.player.PlayerStore;
import crownhead.play.player.SessionStore;
import crownhead.play.player.SessionStore.Stored;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What the list of those who are signed in promises. */
public abstract class SessionStoreContract {
    private static final Stored DESK = new Stored("hash-1", ADA, NOON, NOON.plusSeconds(60));
    private static final Stored SOFA = new Stored("hash-2", ADA, NOON, NOON.plusSeconds(90));
    private static final Stored BENS = new Stored("hash-3", BEN, NOON, NOON.plusSeconds(90));

    /** A store with nothing in it. */
    protected abstract SessionStore store();

    /** Where the players of these sessions are kept. */
    protected abstract PlayerStore players();

    @BeforeEach
    void signIn() throws StoreFailure {
        players().add(PlayerStoreContract.guest(ADA, "Ada"), "ada");
        players().add(PlayerStoreContract.guest(BEN, "Ben"), "ben");
        store().add(DESK);
        store().add(SOFA);
        store().add(BENS);
    }

    @Nested
    class ASession {
        @Test
        void isFoundByTheHashOfItsSecretAlone() throws StoreFailure {
            assertThat(store().session("hash-1")).contains(DESK);
            assertThat(store().session("HASH-1")).isEmpty();
            assertThat(store().session("hash")).isEmpty();
        }

        @Test
        void isFoundWithTheOthersOfItsPlayer() throws StoreFailure {
            assertThat(store().of(ADA)).containsExactlyInAnyOrder(DESK, SOFA);
        }

        @Test
        void lastsLongerOnceItIsRenewed() throws StoreFailure {
            store().renew("hash-1", NOON.plusSeconds(120));
            assertThat(store().session("hash-1"))
                    .contains(new Stored("hash-1", ADA, NOON, NOON.plusSeconds(120)));
            assertThat(store().session("hash-2")).contains(SOFA);
        }

        @Test
        void isGoneOnceItEnds() throws StoreFailure {
            store().end("hash-1");
            assertThat(store().session("hash-1")).isEmpty();
            assertThat(store().of(ADA)).containsExactly(SOFA);
        }

        @Test
        void staysGoneWhateverComesLater() throws StoreFailure {
            store().end("hash-1");
            store().renew("hash-1", NOON.plusSeconds(120));
            store().end("hash-1");
            assertThat(store().session("hash-1")).isEqualTo(Optional.empty());
        }
    }

    @Test
    void allSessionsOfAPlayerEndAtOnce() throws StoreFailure {
        store().endAll(ADA);
        assertThat(store().of(ADA)).isEmpty();
        assertThat(store().session("hash-2")).isEmpty();
        assertThat(store().of(BEN)).containsExactly(BENS);
    }

    @Test
    void thoseThatWereOverByThenAreForgotten() throws StoreFailure {
        store().forgetOver(DESK.until().minusMillis(1));
        assertThat(store().of(ADA)).hasSize(2);
        store().forgetOver(DESK.until());
        assertThat(store().of(ADA)).containsExactly(SOFA);
        assertThat(store().of(BEN)).containsExactly(BENS);
    }

    @Test
    void theSessionsOfADeletedPlayerAreForgotten() throws StoreFailure {
        players().delete(ADA);
        assertThat(store().of(ADA)).isEmpty();
        assertThat(store().session("hash-1")).isEmpty();
        assertThat(store().of(BEN)).containsExactly(BENS);
        assertThat(players().player(ADA)).map(Player::kind).contains(Player.Kind.DELETED);
    }
}

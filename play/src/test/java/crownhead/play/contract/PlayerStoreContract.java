package crownhead.play.contract;

import static crownhead.play.contract.Rows.ADA;
import static crownhead.play.contract.Rows.BEN;
import static crownhead.play.contract.Rows.EVE;
import static crownhead.play.contract.Rows.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.StoreFailure;
import crownhead.play.player.Player;
import crownhead.play.player.PlayerStore;
import crownhead.play.player.PlayerStore.Credential;
import crownhead.play.player.PlayerStore.Naming;
import crownhead.table.PlayerId;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What the list of those whom the house knows promises. */
public abstract class PlayerStoreContract {
    private static final Credential CREDENTIAL =
            new Credential("$argon2id$1", List.of("code-1", "code-2"));

    /** A store with nothing in it. */
    protected abstract PlayerStore store();

    static Player guest(PlayerId id, String name) {
        return new Player(id, name, Player.Kind.GUEST, NOON, Player.Conduct.WELCOME);
    }

    @Nested
    class ANewPlayer {
        @Test
        void isReadAsAdded() throws StoreFailure {
            Player ada = guest(ADA, "Ad\u00e8le \u4e2d");
            assertThat(store().add(ada, "adele")).isEqualTo(Naming.DONE);
            assertThat(store().player(ADA)).contains(ada);
            assertThat(store().holder("adele")).contains(ada);
            assertThat(store().player(BEN)).isEmpty();
            assertThat(store().holder("Adele")).isEmpty();
        }

        @Test
        void isNotThereWhenSomebodyHoldsANameThatLooksAlike() throws StoreFailure {
            add(ADA, "Ada");
            assertThat(store().add(guest(BEN, "Ad\u0430"), "ada")).isEqualTo(Naming.TAKEN);
            assertThat(store().player(BEN)).isEmpty();
            assertThat(store().holder("ada")).contains(guest(ADA, "Ada"));
        }

        @Test
        void isFoundAmongOthers() throws StoreFailure {
            add(ADA, "Ada");
            add(BEN, "Ben");
            assertThat(store().players(List.of(BEN, EVE, ADA, BEN)))
                    .containsExactlyInAnyOrder(guest(ADA, "Ada"), guest(BEN, "Ben"));
            assertThat(store().players(List.of())).isEmpty();
        }
    }

    @Nested
    class APlayerWhoIsRenamed {
        @Test
        void leavesTheOldNameToOthers() throws StoreFailure {
            add(ADA, "Ada");
            assertThat(store().rename(ADA, "Countess", "countess")).isEqualTo(Naming.DONE);
            assertThat(store().player(ADA)).contains(guest(ADA, "Countess"));
            assertThat(store().add(guest(BEN, "Ada"), "ada")).isEqualTo(Naming.DONE);
            assertThat(store().holder("countess")).contains(guest(ADA, "Countess"));
        }

        @Test
        void keepsTheOldNameWhenTheNewOneIsTaken() throws StoreFailure {
            add(ADA, "Ada");
            add(BEN, "Ben");
            assertThat(store().rename(ADA, "8en", "ben")).isEqualTo(Naming.TAKEN);
            assertThat(store().player(ADA)).contains(guest(ADA, "Ada"));
            assertThat(store().holder("ada")).contains(guest(ADA, "Ada"));
        }

        @Test
        void mayTakeANameThatLooksLikeTheirOwn() throws StoreFailure {
            add(ADA, "Ada");
            assertThat(store().rename(ADA, "ADA", "ada")).isEqualTo(Naming.DONE);
            assertThat(store().holder("ada")).contains(guest(ADA, "ADA"));
        }
    }

    @Nested
    class AGuestWhoReleasedTheName {
        @Test
        void isStillShownByIt() throws StoreFailure {
            add(ADA, "Ada");
            store().releaseName(ADA);
            assertThat(store().player(ADA)).contains(guest(ADA, "Ada"));
            assertThat(store().holder("ada")).isEmpty();
        }

        @Test
        void isNoNamedGuest() throws StoreFailure {
            add(ADA, "Ada");
            add(BEN, "Ben");
            add(EVE, "Eve");
            store().keepCredential(EVE, CREDENTIAL);
            store().releaseName(ADA);
            assertThat(store().namedGuests()).containsExactly(guest(BEN, "Ben"));
        }

        @Test
        void maySeeAnotherTakeItOrTakeItAgain() throws StoreFailure {
            add(ADA, "Ada");
            store().releaseName(ADA);
            assertThat(store().add(guest(BEN, "Ada"), "ada")).isEqualTo(Naming.DONE);
            assertThat(store().rename(ADA, "Ada", "ada")).isEqualTo(Naming.TAKEN);
            store().releaseName(BEN);
            assertThat(store().rename(ADA, "Ada", "ada")).isEqualTo(Naming.DONE);
            assertThat(store().holder("ada")).contains(guest(ADA, "Ada"));
        }
    }

    @Nested
    class AnAccount {
        @Test
        void isMadeOfAGuestByAPassword() throws StoreFailure {
            add(ADA, "Ada");
            assertThat(store().passwordHash(ADA)).isEmpty();
            store().keepCredential(ADA, CREDENTIAL);
            assertThat(store().player(ADA)).map(Player::isAccount).contains(true);
            assertThat(store().passwordHash(ADA)).contains("$argon2id$1");
        }

        @Test
        void hasAnotherHashOfItsPasswordIfItStillHasTheOldOne() throws StoreFailure {
            add(ADA, "Ada");
            store().keepCredential(ADA, CREDENTIAL);
            store().replaceHash(ADA, "$argon2id$0", "$argon2id$2");
            assertThat(store().passwordHash(ADA)).contains("$argon2id$1");
            store().replaceHash(ADA, "$argon2id$1", "$argon2id$2");
            assertThat(store().passwordHash(ADA)).contains("$argon2id$2");
            assertThat(store().useRecoveryCode(ADA, "code-1")).isTrue();
        }

        @Test
        void doesNotLoseItsName() throws StoreFailure {
            add(ADA, "Ada");
            store().keepCredential(ADA, CREDENTIAL);
            store().releaseName(ADA);
            assertThat(store().holder("ada")).isPresent();
        }

        @Test
        void isOpenedOnceByEachRecoveryCode() throws StoreFailure {
            add(ADA, "Ada");
            add(BEN, "Ben");
            store().keepCredential(ADA, CREDENTIAL);
            assertThat(store().useRecoveryCode(ADA, "code-3")).isFalse();
            assertThat(store().useRecoveryCode(BEN, "code-1")).isFalse();
            assertThat(store().useRecoveryCode(ADA, "code-1")).isTrue();
            assertThat(store().useRecoveryCode(ADA, "code-1")).isFalse();
            assertThat(store().useRecoveryCode(ADA, "code-2")).isTrue();
        }

        @Test
        void forgetsTheOldPasswordAndItsCodesForANewOne() throws StoreFailure {
            add(ADA, "Ada");
            store().keepCredential(ADA, CREDENTIAL);
            store().keepCredential(ADA, new Credential("$argon2id$2", List.of("code-9")));
            assertThat(store().passwordHash(ADA)).contains("$argon2id$2");
            assertThat(store().useRecoveryCode(ADA, "code-1")).isFalse();
            assertThat(store().useRecoveryCode(ADA, "code-9")).isTrue();
        }
    }

    @Nested
    class APlayerWhoIsJudged {
        @Test
        void isBannedOrWelcomeAgain() throws StoreFailure {
            add(ADA, "Ada");
            store().judge(ADA, Player.Conduct.BANNED);
            assertThat(store().player(ADA)).map(Player::conduct).contains(Player.Conduct.BANNED);
            store().judge(ADA, Player.Conduct.WELCOME);
            assertThat(store().player(ADA)).contains(guest(ADA, "Ada"));
        }
    }

    @Nested
    class ABlock {
        @Test
        void standsOnOneSideUntilItIsLifted() throws StoreFailure {
            add(ADA, "Ada");
            add(BEN, "Ben");
            store().block(ADA, BEN);
            store().block(ADA, BEN);
            assertThat(store().blockedBy(ADA)).containsExactly(BEN);
            assertThat(store().blockedBy(BEN)).isEmpty();
            store().unblock(ADA, BEN);
            store().unblock(ADA, BEN);
            assertThat(store().blockedBy(ADA)).isEmpty();
        }
    }

    @Nested
    class ADeletedPlayer {
        @Test
        void hasNoNamePasswordCodesOrBlocks() throws StoreFailure {
            add(ADA, "Ada");
            add(BEN, "Ben");
            store().keepCredential(ADA, CREDENTIAL);
            store().block(ADA, BEN);
            store().delete(ADA);
            Player left = store().player(ADA).orElseThrow();
            assertThat(left.kind()).isEqualTo(Player.Kind.DELETED);
            assertThat(left.name()).isEqualTo(Player.DELETED_NAME);
            assertThat(store().passwordHash(ADA)).isEmpty();
            assertThat(store().useRecoveryCode(ADA, "code-1")).isFalse();
            assertThat(store().blockedBy(ADA)).isEmpty();
        }

        @Test
        void leavesTheNameToOthersAndIsNoNamedGuest() throws StoreFailure {
            add(ADA, "Ada");
            store().delete(ADA);
            assertThat(store().holder("ada")).isEmpty();
            assertThat(store().namedGuests()).isEmpty();
            assertThat(store().add(guest(BEN, "Ada"), "ada")).isEqualTo(Naming.DONE);
        }

        @Test
        void isOneOfAnyNumber() throws StoreFailure {
            add(ADA, "Ada");
            add(BEN, "Ben");
            store().delete(ADA);
            store().delete(BEN);
            assertThat(store().players(List.of(ADA, BEN)))
                    .extracting(Player::kind)
                    .containsExactly(Player.Kind.DELETED, Player.Kind.DELETED);
        }
    }

    private void add(PlayerId id, String name) throws StoreFailure {
        String skeleton = name.toLowerCase(Locale.ROOT);
        assertThat(store().add(guest(id, name), skeleton)).isEqualTo(Naming.DONE);
    }
}

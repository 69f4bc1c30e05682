package crownhead.play.player;

import static crownhead.play.player.PeopleAtHome.OTHER_PASSWORD;
import static crownhead.play.player.PeopleAtHome.PASSWORD;
import static crownhead.play.player.PeopleAtHome.assertRefused;
import static crownhead.play.player.PeopleAtHome.done;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.table.PlayerId;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ConductTest {
    private final PeopleAtHome home = new PeopleAtHome();
    private final People people = home.people;
    private final Secured ann = home.account("Ann");
    private final PlayerId id = ann.session().player().id();

    @Nested
    class Banning {
        @Test
        void sendsAwayAtOnceAndLetsNobodyInAgain() {
            assertThat(done(people.ban(id)).conduct()).isEqualTo(Player.Conduct.BANNED);
            assertRefused(people.session(ann.session().secret()), PlayerRefusal.NOT_SIGNED_IN);
            assertRefused(people.signIn("Ann", PASSWORD), PlayerRefusal.BANNED);
            assertRefused(
                    people.byRecoveryCode("Ann", ann.recoveryCodes().getFirst(), OTHER_PASSWORD),
                    PlayerRefusal.BANNED);
            assertThat(home.ended.getLast())
                    .isEqualTo(new Ended(id, Optional.empty(), Ended.Cause.BANNED));
        }

        @Test
        void isNotToldToWhoDoesNotKnowThePassword() {
            done(people.ban(id));
            assertRefused(people.signIn("Ann", OTHER_PASSWORD), PlayerRefusal.WRONG_SIGN_IN);
        }

        @Test
        void canBeTakenBack() {
            done(people.ban(id));
            done(people.unban(id));
            done(people.signIn("Ann", PASSWORD));
        }
    }

    @Nested
    class TheOperator {
        @Test
        void resetsAPasswordToOneThatIsHandedOn() {
            String password = done(people.resetPassword(id));
            assertRefused(people.signIn("Ann", PASSWORD), PlayerRefusal.WRONG_SIGN_IN);
            assertRefused(people.session(ann.session().secret()), PlayerRefusal.NOT_SIGNED_IN);
            Secured changed = done(people.changePassword(id, password, OTHER_PASSWORD));
            assertThat(changed.recoveryCodes()).hasSize(10);
        }

        @Test
        void doesNotResetWhatAGuestDoesNotHave() {
            assertRefused(
                    people.resetPassword(home.guest("Ben").player().id()),
                    PlayerRefusal.NO_ACCOUNT);
        }

        @Test
        void renamesAPlayer() {
            assertThat(done(people.rename(id, "Rosa")).name()).isEqualTo("Rosa");
            done(people.signIn("Rosa", PASSWORD));
            home.guest("Ann");
        }

        @Test
        void renamesNobodyToANameThatIsTaken() {
            home.guest("Ben");
            assertRefused(people.rename(id, "ben"), PlayerRefusal.NAME_TAKEN);
            assertRefused(people.rename(id, "!"), PlayerRefusal.BAD_NAME);
        }

        @Test
        void findsPlayersByTheirNames() {
            assertThat(done(people.named("ann")).id()).isEqualTo(id);
            assertRefused(people.named("Ben"), PlayerRefusal.NO_SUCH_PLAYER);
            assertRefused(people.ban(new PlayerId("ben")), PlayerRefusal.NO_SUCH_PLAYER);
        }
    }

    @Nested
    class Blocking {
        private final PlayerId ben = home.guest("Ben").player().id();

        @Test
        @Tag("ID-5f")
        void isRememberedUntilItIsTakenBack() {
            done(people.block(id, ben));
            assertThat(done(people.profile(id)).blocked())
                    .extracting(Player::name)
                    .containsExactly("Ben");
            done(people.unblock(id, ben));
            assertThat(done(people.profile(id)).blocked()).isEmpty();
        }

        @Test
        void isOfSomebodyElseWhoIsThere() {
            assertRefused(people.block(id, id), PlayerRefusal.NOT_YOURSELF);
            assertRefused(people.block(id, new PlayerId("eve")), PlayerRefusal.NO_SUCH_PLAYER);
        }
    }

    @Nested
    class Deleting {
        @Test
        @Tag("BE-13b")
        void leavesNothingOfThePlayerBehind() {
            PlayerId ben = home.guest("Ben").player().id();
            done(people.block(id, ben));
            Player left = done(people.delete(id, PASSWORD));
            assertThat(left.kind()).isEqualTo(Player.Kind.DELETED);
            assertThat(left.name()).doesNotContain("Ann");
            assertThat(home.store.passwordHash(id)).isEmpty();
            assertThat(home.store.of(id)).isEmpty();
            assertThat(home.store.blockedBy(id)).isEmpty();
            assertThat(
                            home.store.useRecoveryCode(
                                    id,
                                    Secrets.hash(
                                            Codes.read(ann.recoveryCodes().getFirst(), 16)
                                                    .orElseThrow())))
                    .isFalse();
        }

        @Test
        void endsEverySessionAndSignsNobodyIn() {
            done(people.delete(id, PASSWORD));
            assertRefused(people.session(ann.session().secret()), PlayerRefusal.NOT_SIGNED_IN);
            assertRefused(people.signIn("Ann", PASSWORD), PlayerRefusal.WRONG_SIGN_IN);
            assertThat(home.ended.getLast())
                    .isEqualTo(new Ended(id, Optional.empty(), Ended.Cause.DELETED));
        }

        @Test
        void givesTheNameToOthers() {
            done(people.delete(id, PASSWORD));
            home.guest("Ann");
        }

        @Test
        void takesThePasswordOnceMore() {
            assertRefused(people.delete(id, OTHER_PASSWORD), PlayerRefusal.WRONG_PASSWORD);
            done(people.session(ann.session().secret()));
        }

        @Test
        void takesNoPasswordOfAGuest() {
            Session ben = home.guest("Ben");
            assertThat(done(people.delete(ben.player().id(), "")).kind())
                    .isEqualTo(Player.Kind.DELETED);
            assertRefused(people.session(ben.secret()), PlayerRefusal.NOT_SIGNED_IN);
        }
    }

    @Test
    void aProfileTellsWhenSomebodySignedIn() {
        done(people.signIn("Ann", PASSWORD));
        assertThat(done(people.profile(id)).sessions())
                .hasSize(2)
                .allMatch(session -> session.since().equals(home.now()));
    }
}

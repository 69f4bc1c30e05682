package crownhead.play.player;

import static crownhead.play.player.PeopleAtHome.OTHER_PASSWORD;
import static crownhead.play.player.PeopleAtHome.PASSWORD;
import static crownhead.play.player.PeopleAtHome.assertRefused;
import static crownhead.play.player.PeopleAtHome.done;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.table.PlayerId;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AccountsTest {
    private final PeopleAtHome home = new PeopleAtHome();
    private final People people = home.people;

    @Nested
    class MakingOne {
        @Test
        void letsItsPlayerSignIn() {
            PlayerId ann = home.account("Ann").session().player().id();
            assertThat(done(people.signIn("Ann", PASSWORD)).player().id()).isEqualTo(ann);
            assertThat(done(people.signIn("aNN", PASSWORD)).player().id()).isEqualTo(ann);
        }

        @Test
        void keepsThePasswordOnlyAsAHash() {
            PlayerId ann = home.account("Ann").session().player().id();
            assertThat(home.store.passwordHash(ann))
                    .hasValueSatisfying(hash -> assertThat(hash).doesNotContain(PASSWORD));
        }

        @ParameterizedTest
        @ValueSource(strings = {"", "7 chars", "ééé éé"})
        void isRefusedWithAPasswordThatIsTooShort(String password) {
            assertRefused(people.register("Ann", password), PlayerRefusal.PASSWORD_LENGTH);
        }

        @Test
        void takesAPasswordOf1024BytesAndNoMore() {
            assertThat(people.register("Ann", "é".repeat(512))).isInstanceOf(Reply.Done.class);
            assertRefused(
                    people.register("Ben", "é".repeat(512) + "e"), PlayerRefusal.PASSWORD_LENGTH);
        }

        @ParameterizedTest
        @ValueSource(strings = {"password", "PASSWORD1", "12345678", "qwertyuiop", "iloveyou"})
        void isRefusedWithAPasswordThatIsTriedFirst(String password) {
            assertRefused(people.register("Ann", password), PlayerRefusal.PASSWORD_COMMON);
        }

        @Test
        void isRefusedWithTheNameAsPassword() {
            assertRefused(
                    people.register("Annabella", "annaBELLA"), PlayerRefusal.PASSWORD_IS_NAME);
        }

        @Test
        void isRefusedUnderANameThatIsHeld() {
            home.guest("Ann");
            assertRefused(people.register("ann", PASSWORD), PlayerRefusal.NAME_TAKEN);
        }

        @Test
        void doesNotHashWhatIsRefusedAnyway() {
            people.register("admin", PASSWORD);
            people.register("Ann", "password");
            assertThat(home.passwords.looks()).isZero();
        }
    }

    @Nested
    class SigningIn {
        private final Secured ann = home.account("Ann");

        @Test
        @Tag("ID-2c")
        void isRefusedAlikeForAWrongPasswordAndAnUnknownName() {
            assertRefused(people.signIn("Ann", OTHER_PASSWORD), PlayerRefusal.WRONG_SIGN_IN);
            assertRefused(people.signIn("Ben", PASSWORD), PlayerRefusal.WRONG_SIGN_IN);
            assertRefused(people.signIn("<Ann>", PASSWORD), PlayerRefusal.WRONG_SIGN_IN);
            assertRefused(people.signIn("Ann", ""), PlayerRefusal.WRONG_SIGN_IN);
        }

        @Test
        void isNotPossibleAsAGuest() {
            home.guest("Ben");
            assertRefused(people.signIn("Ben", PASSWORD), PlayerRefusal.WRONG_SIGN_IN);
        }

        @Test
        void isAsMuchWorkForAnUnknownNameAsForAWrongPassword() {
            int before = home.passwords.looks();
            people.signIn("Ann", OTHER_PASSWORD);
            int known = home.passwords.looks() - before;
            people.signIn("Nobody at all", OTHER_PASSWORD);
            assertThat(home.passwords.looks() - before - known).isEqualTo(known).isEqualTo(1);
        }

        @Test
        void isRefusedUnderANameThatOnlyLooksLikeIt() {
            home.account("Olga");
            assertRefused(people.signIn("0lga", PASSWORD), PlayerRefusal.WRONG_SIGN_IN);
        }

        @Test
        void leavesOtherSessionsBe() {
            done(people.signIn("Ann", PASSWORD));
            done(people.session(ann.session().secret()));
        }

        @Test
        void makesANewHashWhenTheSettingsHaveChanged() throws StoreFailure {
            home.passwords.change();
            done(people.signIn("Ann", PASSWORD));
            assertThat(hash()).startsWith("better hash");
            done(people.signIn("Ann", PASSWORD));
            done(people.session(ann.session().secret()));
        }

        @Test
        void leavesTheHashBeForAWrongPasswordOrTheSameSettings() throws StoreFailure {
            String before = hash();
            done(people.signIn("Ann", PASSWORD));
            home.passwords.change();
            people.signIn("Ann", OTHER_PASSWORD);
            assertThat(hash()).isEqualTo(before);
        }

        private String hash() throws StoreFailure {
            return home.store.passwordHash(ann.session().player().id()).orElseThrow();
        }

        @Test
        void isPutOffWhenTooManyDoItAtOnce() {
            home.passwords.becomeBusy();
            assertRefused(people.signIn("Ann", PASSWORD), PlayerRefusal.TOO_BUSY);
        }
    }

    @Nested
    class SigningOutEverywhere {
        @Test
        @Tag("ID-1b")
        void endsEverySession() {
            Session one = home.account("Ann").session();
            Session other = done(people.signIn("Ann", PASSWORD));
            done(people.signOutEverywhere(one.player().id()));
            assertRefused(people.session(one.secret()), PlayerRefusal.NOT_SIGNED_IN);
            assertRefused(people.session(other.secret()), PlayerRefusal.NOT_SIGNED_IN);
            assertThat(home.ended.getLast())
                    .isEqualTo(
                            new Ended(one.player().id(), Optional.empty(), Ended.Cause.SIGNED_OUT));
        }
    }

    @Nested
    class ALostPassword {
        private final Secured ann = home.account("Ann");

        @Test
        @Tag("ID-5a")
        void isReplacedWithAnyOfTenCodes() {
            assertThat(new HashSet<>(ann.recoveryCodes())).hasSize(10);
            for (String code : ann.recoveryCodes()) {
                PeopleAtHome other = new PeopleAtHome();
                Secured first = other.account("Ann");
                String itsCode = first.recoveryCodes().get(ann.recoveryCodes().indexOf(code));
                Secured again =
                        done(
                                other.people.byRecoveryCode(
                                        "ann", itsCode.toLowerCase(Locale.ROOT), OTHER_PASSWORD));
                assertThat(again.session().player().id()).isEqualTo(first.session().player().id());
                done(other.people.signIn("Ann", OTHER_PASSWORD));
                assertRefused(other.people.signIn("Ann", PASSWORD), PlayerRefusal.WRONG_SIGN_IN);
            }
        }

        @Test
        @Tag("ID-5a")
        void isReplacedOnceByACode() {
            String code = ann.recoveryCodes().getFirst();
            done(people.byRecoveryCode("Ann", code, OTHER_PASSWORD));
            assertRefused(
                    people.byRecoveryCode("Ann", code, PASSWORD),
                    PlayerRefusal.WRONG_RECOVERY_CODE);
        }

        @Test
        void comesWithNewCodesAndEndsEverySession() {
            Secured again =
                    done(
                            people.byRecoveryCode(
                                    "Ann", ann.recoveryCodes().getLast(), OTHER_PASSWORD));
            assertThat(again.recoveryCodes())
                    .hasSize(10)
                    .doesNotContainAnyElementsOf(ann.recoveryCodes());
            assertRefused(people.session(ann.session().secret()), PlayerRefusal.NOT_SIGNED_IN);
            done(people.byRecoveryCode("Ann", again.recoveryCodes().getFirst(), PASSWORD));
        }

        @Test
        void isNotReplacedWithAWrongCodeOrForSomebodyElse() {
            home.account("Ben");
            for (String name : new String[] {"Ann", "Ben", "Nobody at all"}) {
                assertRefused(
                        people.byRecoveryCode(name, "0000-0000-0000-0000", OTHER_PASSWORD),
                        PlayerRefusal.WRONG_RECOVERY_CODE);
            }
            assertRefused(
                    people.byRecoveryCode("Ben", ann.recoveryCodes().getFirst(), OTHER_PASSWORD),
                    PlayerRefusal.WRONG_RECOVERY_CODE);
        }

        @Test
        void doesNotUseUpACodeWhenTheNewOneIsRefused() {
            String code = ann.recoveryCodes().getFirst();
            assertRefused(
                    people.byRecoveryCode("Ann", code, "password"), PlayerRefusal.PASSWORD_COMMON);
            done(people.byRecoveryCode("Ann", code, OTHER_PASSWORD));
        }
    }

    @Nested
    class ChangingThePassword {
        private final Secured ann = home.account("Ann");
        private final PlayerId id = ann.session().player().id();

        @Test
        void takesTheOldOneAndEndsEverySession() {
            Secured changed = done(people.changePassword(id, PASSWORD, OTHER_PASSWORD));
            assertRefused(people.session(ann.session().secret()), PlayerRefusal.NOT_SIGNED_IN);
            done(people.session(changed.session().secret()));
            done(people.signIn("Ann", OTHER_PASSWORD));
        }

        @Test
        void isRefusedWithoutTheOldOne() {
            assertRefused(
                    people.changePassword(id, OTHER_PASSWORD, OTHER_PASSWORD),
                    PlayerRefusal.WRONG_PASSWORD);
            assertRefused(
                    people.changePassword(id, PASSWORD, "Ann"), PlayerRefusal.PASSWORD_LENGTH);
            done(people.signIn("Ann", PASSWORD));
        }

        @Test
        void isNothingForGuests() {
            assertRefused(
                    people.changePassword(
                            home.guest("Ben").player().id(), PASSWORD, OTHER_PASSWORD),
                    PlayerRefusal.NO_ACCOUNT);
        }
    }
}

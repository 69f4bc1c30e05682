package crownhead.play.player;

import static crownhead.play.player.PeopleAtHome.OTHER_PASSWORD;
import static crownhead.play.player.PeopleAtHome.PASSWORD;
import static crownhead.play.player.PeopleAtHome.assertRefused;
import static crownhead.play.player.PeopleAtHome.done;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GuestsTest {
    private final PeopleAtHome home = new PeopleAtHome();

    @Nested
    class Coming {
        @Test
        void takesNothingButAName() {
            Session ann = home.guest(" Ann ");
            assertThat(ann.player().name()).isEqualTo("Ann");
            assertThat(ann.player().kind()).isEqualTo(Player.Kind.GUEST);
            assertThat(done(home.people.session(ann.secret())).player()).isEqualTo(ann.player());
        }

        @Test
        @Tag("ID-2a")
        void givesEveryPlayerAnIdOfTheirOwn() {
            Set<String> ids = new HashSet<>();
            for (int i = 0; i < 100; i++) {
                ids.add(home.guest("Guest " + i).player().id().value());
            }
            assertThat(ids).hasSize(100);
        }

        @Test
        @Tag("ID-1d")
        void isRefusedUnderANameThatIsHeldOrLooksLikeIt() {
            home.guest("Olla");
            assertRefused(home.people.guest("olla"), PlayerRefusal.NAME_TAKEN);
            assertRefused(home.people.guest("0lla"), PlayerRefusal.NAME_TAKEN);
            assertRefused(home.people.guest("OIla"), PlayerRefusal.NAME_TAKEN);
        }

        @Test
        @Tag("ID-1e")
        void isRefusedUnderTheNameOfAnAccountEvenWhenItIsNotThere() throws StoreFailure {
            Secured ben = home.account("Ben");
            done(home.people.signOutEverywhere(ben.session().player().id()));
            home.people.releaseName(ben.session().player().id());
            assertRefused(home.people.guest("Ben"), PlayerRefusal.NAME_TAKEN);
            assertRefused(home.people.guest("bеn"), PlayerRefusal.BAD_NAME);
        }

        @ParameterizedTest
        @ValueSource(strings = {"admin", "ADMIN", "Adm1n", "-Admin-", "staff 7", "Deleted Player"})
        void isRefusedUnderTheNamesOfTheHouse(String name) {
            assertRefused(home.people.guest(name), PlayerRefusal.NAME_RESERVED);
        }

        @Test
        void isRefusedUnderANameThatIsNone() {
            assertRefused(home.people.guest("<script>"), PlayerRefusal.BAD_NAME);
        }
    }

    @Nested
    class AGuestWhoseNameWasGivenUp {
        private final Session ann = home.guest("Ann");

        @Test
        void isStillShownByIt() throws StoreFailure {
            home.people.releaseName(ann.player().id());
            assertThat(home.store.player(ann.player().id()).orElseThrow().name()).isEqualTo("Ann");
        }

        @Test
        @Tag("ID-1d")
        void hasItAgainIfItIsFree() throws StoreFailure {
            home.people.releaseName(ann.player().id());
            assertThat(done(home.people.session(ann.secret())).player().name()).isEqualTo("Ann");
            assertRefused(home.people.guest("Ann"), PlayerRefusal.NAME_TAKEN);
        }

        @Test
        @Tag("ID-1d")
        void hasOneLikeItIfSomebodyElseHasIt() throws StoreFailure {
            home.people.releaseName(ann.player().id());
            home.guest("Ann");
            Player back = done(home.people.session(ann.secret())).player();
            assertThat(back.name()).isEqualTo("Ann 2");
            assertThat(back.id()).isEqualTo(ann.player().id());
            assertThat(done(home.people.session(ann.secret())).player().name()).isEqualTo("Ann 2");
        }

        @Test
        void hasALikeNameThatIsNotTooLong() throws StoreFailure {
            String longest = "abcdefghijklmnopqrstuvwx";
            Session guest = home.guest(longest);
            home.people.releaseName(guest.player().id());
            home.guest(longest);
            assertThat(done(home.people.session(guest.secret())).player().name())
                    .isEqualTo("abcdefghijklmnopqrstuv 2");
        }

        @Test
        void keepsItAfterANewStartOfTheProgram() {
            People reopened = home.open();
            assertThat(done(reopened.session(ann.secret())).player().name()).isEqualTo("Ann");
            assertRefused(reopened.guest("Ann"), PlayerRefusal.NAME_TAKEN);
        }
    }

    @Nested
    class AGuestWhoBecomesAnAccount {
        private final Session ann = home.guest("Ann");

        @Test
        @Tag("ID-1i")
        void staysTheSamePlayer() {
            Secured account = done(home.people.register(ann.player().id(), "Ann", PASSWORD));
            assertThat(account.session().player().id()).isEqualTo(ann.player().id());
            assertThat(account.session().player().isAccount()).isTrue();
        }

        @Test
        void hasANewSecretAndTheOldOneOpensNothing() {
            Secured account = done(home.people.register(ann.player().id(), "Ann", PASSWORD));
            assertThat(account.session().secret()).isNotEqualTo(ann.secret());
            assertRefused(home.people.session(ann.secret()), PlayerRefusal.NOT_SIGNED_IN);
            assertThat(home.ended.getFirst().concerns(ann.player().id(), ann.secretHash()))
                    .isTrue();
            assertThat(home.people.session(account.session().secret()))
                    .isInstanceOf(Reply.Done.class);
        }

        @Test
        void mayTakeAnotherName() {
            Secured account = done(home.people.register(ann.player().id(), "Queen Ann", PASSWORD));
            assertThat(account.session().player().name()).isEqualTo("Queen Ann");
            assertThat(done(home.people.signIn("queen ann", PASSWORD)).player().id())
                    .isEqualTo(ann.player().id());
        }

        @Test
        void isRefusedANameThatIsTakenAndStaysAGuest() {
            home.account("Ben");
            assertRefused(
                    home.people.register(ann.player().id(), "Ben", PASSWORD),
                    PlayerRefusal.NAME_TAKEN);
            assertThat(done(home.people.session(ann.secret())).player().isAccount()).isFalse();
        }

        @Test
        void doesSoOnce() {
            done(home.people.register(ann.player().id(), "Ann", PASSWORD));
            assertRefused(
                    home.people.register(ann.player().id(), "Ann", OTHER_PASSWORD),
                    PlayerRefusal.HAS_ACCOUNT);
        }
    }

    @Nested
    class ASession {
        private final Session ann = home.guest("Ann");

        @Test
        @Tag("ID-2c")
        void isOpenedByItsSecretAloneNotByANameAnIdOrAHash() {
            for (String guess :
                    new String[] {"Ann", ann.player().id().value(), ann.secretHash(), ""}) {
                assertRefused(home.people.session(guess), PlayerRefusal.NOT_SIGNED_IN);
            }
        }

        @Test
        void storesItsSecretNowhere() {
            assertThat(home.store.of(ann.player().id()).getFirst().secretHash())
                    .isEqualTo(Secrets.hash(ann.secret()))
                    .doesNotContain(ann.secret());
            assertThat(ann.toString()).doesNotContain(ann.secret());
        }

        @Test
        @Tag("ID-1b")
        void endsWhenThePlayerSignsOut() {
            done(home.people.signOut(ann));
            assertRefused(home.people.session(ann.secret()), PlayerRefusal.NOT_SIGNED_IN);
            assertThat(home.ended)
                    .singleElement()
                    .matches(ended -> ended.concerns(ann.player().id(), ann.secretHash()))
                    .matches(ended -> !ended.concerns(ann.player().id(), "another"));
        }

        @Test
        void ofAGuestLasts30Days() {
            assertThat(ann.until()).isEqualTo(home.now().plus(Duration.ofDays(30)));
            home.pass(Duration.ofDays(30));
            assertRefused(home.people.session(ann.secret()), PlayerRefusal.NOT_SIGNED_IN);
        }

        @Test
        void ofAnAccountLasts90Days() {
            assertThat(home.account("Ben").session().until())
                    .isEqualTo(home.now().plus(Duration.ofDays(90)));
        }

        @Test
        void lastsLongerWhenItIsUsed() {
            home.pass(Duration.ofDays(29));
            assertThat(done(home.people.session(ann.secret())).until())
                    .isEqualTo(home.now().plus(Duration.ofDays(30)));
            home.pass(Duration.ofDays(29));
            done(home.people.session(ann.secret()));
        }

        @Test
        void isRenewedOnceAnHourAtMost() {
            home.pass(Duration.ofMinutes(59));
            assertThat(done(home.people.session(ann.secret())).until()).isEqualTo(ann.until());
            home.pass(Duration.ofMinutes(1));
            assertThat(done(home.people.session(ann.secret())).until())
                    .isEqualTo(ann.until().plus(Duration.ofHours(1)));
        }

        @Test
        void isForgottenWhenItsTimeIsOver() throws StoreFailure {
            home.pass(Duration.ofDays(30));
            home.people.forgetOldSessions();
            assertThat(home.store.of(ann.player().id())).isEmpty();
        }
    }

    @Test
    void whatTheStoreDoesNotAnswerMayBeAskedAgain() {
        home.failStore();
        assertThat(home.people.guest("Ann")).isEqualTo(new Reply.Unavailable<>());
        assertThat(home.people.session("secret")).isEqualTo(new Reply.Unavailable<>());
        assertThat(home.people.signIn("Ann", PASSWORD)).isEqualTo(new Reply.Unavailable<>());
    }
}

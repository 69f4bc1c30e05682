package crownhead.play.lobby;

import static crownhead.play.lobby.SmallHouse.TEN_MINUTES;
import static crownhead.play.lobby.SmallHouse.THREE_DAYS;
import static crownhead.play.lobby.SmallHouse.assertRefused;
import static crownhead.play.lobby.SmallHouse.done;
import static crownhead.play.lobby.SmallHouse.open;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.TableId;
import crownhead.play.player.Player;
import crownhead.play.player.PlayerRefusal;
import crownhead.play.player.Session;
import crownhead.table.TableCommand;
import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PresenceTest {
    private static final Duration A_WHILE = Duration.ofSeconds(70);

    private final SmallHouse house = new SmallHouse();

    @Nested
    class Somebody {
        private final Player ann = house.guest("Ann");

        @Test
        void isThereForAMinuteAfterARequest() {
            house.pass(Duration.ofSeconds(59));
            assertThat(house.presence.isHere(ann.id())).isTrue();
            house.pass(Duration.ofSeconds(1));
            assertThat(house.presence.isHere(ann.id())).isFalse();
        }

        @Test
        void isThereAsLongAsThereIsAConnection() {
            Stay one = house.presence.arrive(ann.id());
            Stay other = house.presence.arrive(ann.id());
            house.pass(Duration.ofHours(1));
            one.close();
            one.close();
            assertThat(house.presence.isHere(ann.id())).isTrue();
            other.close();
            assertThat(house.presence.isHere(ann.id())).isFalse();
        }

        @Test
        void isNotThereAfterSigningOut() {
            done(house.people.signOutEverywhere(ann.id()));
            assertThat(house.presence.isHere(ann.id())).isFalse();
        }

        @Test
        @Tag("ID-3a")
        void isShownInTheLobbyAndThatTheyArePlaying() {
            Player ben = house.guest("Ben");
            Player eve = house.guest("Eve");
            TableId table = house.play(eve, ann, TEN_MINUTES);
            assertThat(done(house.lobby.people()))
                    .containsExactly(
                            new Present(ann, true),
                            new Present(ben, false),
                            new Present(eve, true));
            house.submit(table, new TableCommand.Resign(eve.id()));
            house.presence.signedOut(ben.id());
            house.pass(Duration.ofSeconds(1));
            assertThat(done(house.lobby.people()))
                    .containsExactly(new Present(ann, false), new Present(eve, false));
        }

        @Test
        void isNewsWhenTheyComeAndGo() {
            house.pass(Duration.ofSeconds(1));
            assertThat(house.news).containsExactly(new LobbyNews.Changed());
            house.pass(Duration.ofSeconds(1));
            assertThat(house.news).hasSize(1);
            house.pass(Duration.ofSeconds(60));
            assertThat(house.news).hasSize(2);
        }
    }

    @Nested
    class TheNameOfAGuest {
        private final Session ann = done(house.people.guest("Ann"));

        @Test
        @Tag("ID-1d")
        void isHeldWhileTheyAreThere() {
            house.presence.arrive(ann.player().id());
            house.pass(A_WHILE);
            house.pass(A_WHILE);
            assertRefused(house.people.guest("Ann"), PlayerRefusal.NAME_TAKEN);
        }

        @Test
        @Tag("ID-1d")
        void isFreeWhenTheyAreGone() {
            house.presence.seen(ann.player().id());
            house.pass(Duration.ofSeconds(59));
            assertRefused(house.people.guest("Ann"), PlayerRefusal.NAME_TAKEN);
            house.pass(A_WHILE);
            house.pass(A_WHILE);
            done(house.people.guest("Ann"));
            assertThat(done(house.people.session(ann.secret())).player().name()).isEqualTo("Ann 2");
        }

        @Test
        @Tag("ID-1f")
        void isHeldAsLongAsTheyHaveAGameThatIsNotOver() {
            Player ben = house.guest("Ben");
            TableId table = house.play(ben, ann.player(), THREE_DAYS);
            house.pass(A_WHILE);
            house.pass(A_WHILE);
            assertRefused(house.people.guest("Ann"), PlayerRefusal.NAME_TAKEN);
            house.submit(table, new TableCommand.Resign(ben.id()));
            house.pass(A_WHILE);
            done(house.people.guest("Ann"));
        }

        @Test
        void isHeldByWhoHasJustComeAndWasNotSeenYet() {
            house.pass(A_WHILE);
            Player eve = done(house.people.guest("Eve")).player();
            house.pass(Duration.ofSeconds(10));
            house.presence.seen(eve.id());
            house.pass(Duration.ofSeconds(10));
            assertRefused(house.people.guest("Eve"), PlayerRefusal.NAME_TAKEN);
        }

        @Test
        @Tag("ID-1e")
        void isForEverThatOfAnAccountItBecame() {
            done(house.people.register(ann.player().id(), "Ann", SmallHouse.PASSWORD));
            house.pass(A_WHILE);
            house.pass(A_WHILE);
            assertRefused(house.people.guest("Ann"), PlayerRefusal.NAME_TAKEN);
        }

        @Test
        void isHeldByAHostWhoWaits() {
            house.host(ann.player(), open(THREE_DAYS));
            house.pass(A_WHILE);
            house.pass(A_WHILE);
            assertRefused(house.people.guest("Ann"), PlayerRefusal.NAME_TAKEN);
        }
    }
}

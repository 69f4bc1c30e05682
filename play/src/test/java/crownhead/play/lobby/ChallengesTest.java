package crownhead.play.lobby;

import static crownhead.play.lobby.SmallHouse.assertRefused;
import static crownhead.play.lobby.SmallHouse.challenge;
import static crownhead.play.lobby.SmallHouse.done;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.TableId;
import crownhead.play.player.Player;
import crownhead.table.Terms;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ChallengesTest {
    private final SmallHouse house = new SmallHouse();
    private final Player ann = house.guest("Ann");
    private final Player ben = house.guest("Ben");
    private final Player eve = house.guest("Eve");

    @Nested
    class AChallenge {
        private final TableId table = house.host(ann, challenge("ben")).table();

        @Test
        @Tag("ID-3b")
        void isMadeByNameAndToldToWhoIsChallenged() {
            assertThat(house.news).contains(new LobbyNews.Challenged(ben.id(), table));
            assertThat(done(house.lobby.yours(ben.id())))
                    .extracting(game -> game.card().table())
                    .containsExactly(table);
        }

        @Test
        void isInNoListOfGamesThatAnyoneMayJoin() {
            assertThat(done(house.lobby.waiting())).isEmpty();
        }

        @Test
        @Tag("ID-3c")
        void isAcceptedByJoining() {
            done(house.lobby.join(ben, table));
            assertThat(house.table(table).hasStarted()).isTrue();
        }

        @Test
        @Tag("ID-3c")
        void isDeclined() {
            done(house.lobby.decline(ben, table));
            assertThat(house.table(table).isOver()).isTrue();
            assertThat(house.news).contains(new LobbyNews.CalledOff(table, ann.id()));
            assertThat(done(house.lobby.yours(ann.id()))).isEmpty();
        }

        @Test
        void isForNobodyElse() {
            assertRefused(house.lobby.join(eve, table), LobbyRefusal.NOT_FOR_YOU);
            assertRefused(house.lobby.decline(eve, table), LobbyRefusal.NO_SUCH_GAME);
        }

        @Test
        void isCalledOffByWhoeverMadeIt() {
            done(house.lobby.decline(ann, table));
            assertThat(done(house.lobby.yours(ben.id()))).isEmpty();
        }
    }

    @Nested
    class AChallengeThatIsRefused {
        @Test
        void namesNobodyWhoIsHere() {
            assertRefused(
                    house.lobby.host(ann, challenge("Nobody here")), LobbyRefusal.NO_SUCH_OPPONENT);
            done(house.people.ban(ben.id()));
            assertRefused(house.lobby.host(ann, challenge("Ben")), LobbyRefusal.NO_SUCH_OPPONENT);
        }

        @Test
        void isOfOneself() {
            assertRefused(house.lobby.host(ann, challenge("Ann")), LobbyRefusal.OWN_CHALLENGE);
        }

        @Test
        @Tag("ID-5f")
        void isOfSomebodyWhoHasBlockedTheChallenger() {
            done(house.people.block(ben.id(), ann.id()));
            assertRefused(house.lobby.host(ann, challenge("Ben")), LobbyRefusal.DECLINED);
            done(house.people.unblock(ben.id(), ann.id()));
            done(house.lobby.host(ann, challenge("Ben")));
        }

        @Test
        void isOfAGuestToARatedGame() {
            Player rosa = house.account("Rosa");
            Terms rated = SmallHouse.rated(SmallHouse.TEN_MINUTES).terms();
            assertRefused(
                    house.lobby.host(rosa, new Wish(Visibility.PUBLIC, Optional.of("Ben"), rated)),
                    LobbyRefusal.ACCOUNTS_ONLY);
        }

        @Test
        void isTheFourthThatWaitsForTheSamePlayer() {
            for (int i = 0; i < 3; i++) {
                house.host(ann, challenge("Ben"));
            }
            assertRefused(
                    house.lobby.host(ann, challenge("Ben")), LobbyRefusal.TOO_MANY_CHALLENGES);
            house.host(ann, challenge("Eve"));
        }

        @Test
        void isTheEleventhInAnHour() {
            for (int i = 0; i < 10; i++) {
                done(house.lobby.decline(ben, house.host(ann, challenge("Ben")).table()));
            }
            assertRefused(
                    house.lobby.host(ann, challenge("Ben")), LobbyRefusal.TOO_MANY_CHALLENGES);
            house.presence.arrive(ben.id());
            house.presence.arrive(ann.id());
            house.pass(Duration.ofHours(1));
            done(house.lobby.host(ann, challenge("Ben")));
        }
    }
}

package crownhead.play.lobby;

import static crownhead.play.lobby.SmallHouse.TEN_MINUTES;
import static crownhead.play.lobby.SmallHouse.assertRefused;
import static crownhead.play.lobby.SmallHouse.challenge;
import static crownhead.play.lobby.SmallHouse.done;
import static crownhead.play.lobby.SmallHouse.hidden;
import static crownhead.play.lobby.SmallHouse.open;
import static crownhead.play.lobby.SmallHouse.rated;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.Reply;
import crownhead.play.TableId;
import crownhead.play.player.Player;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Requests that come again because their answer was lost. */
class RepeatsTest {
    private final SmallHouse house = new SmallHouse();
    private final Player ann = house.guest("Ann");
    private final Player ben = house.guest("Ben");

    @Nested
    class OfOpeningAGame {
        @Test
        void openNoSecondGame() {
            TableId table = host(ann, open(TEN_MINUTES));
            assertThat(host(ann, open(TEN_MINUTES))).isEqualTo(table);
            assertThat(done(house.lobby.waiting())).hasSize(1);
        }

        @Test
        void openNoSecondGameAfterARestart() {
            TableId table = host(ann, open(TEN_MINUTES));
            house.open();
            assertThat(host(ann, open(TEN_MINUTES))).isEqualTo(table);
            assertThat(done(house.lobby.waiting())).hasSize(1);
        }

        @Test
        void findTheGameAlsoWhenItHasStarted() {
            TableId table = host(ann, open(TEN_MINUTES));
            done(house.lobby.join(ben, table));
            house.open();
            assertThat(host(ann, open(TEN_MINUTES))).isEqualTo(table);
        }

        @Test
        void showTheSameKey() {
            Hosted hosted = done(house.lobby.host(ann, hidden(), "c-1"));
            assertThat(done(house.lobby.host(ann, hidden(), "c-1"))).isEqualTo(hosted);
        }

        @Test
        void showANewKeyAfterARestartWhichNobodyElseKnows() {
            Hosted lost = done(house.lobby.host(ann, hidden(), "c-1"));
            house.open();
            Hosted again = done(house.lobby.host(ann, hidden(), "c-1"));
            assertThat(again.table()).isEqualTo(lost.table());
            assertRefused(
                    house.lobby.joinByKey(ben, lost.key().orElseThrow().text()),
                    LobbyRefusal.NO_SUCH_GAME);
            assertThat(done(house.lobby.joinByKey(ben, again.key().orElseThrow().text())))
                    .isEqualTo(lost.table());
        }

        @Test
        void challengeNobodyTwice() {
            TableId table = host(ann, challenge("Ben"));
            assertThat(host(ann, challenge("Ben"))).isEqualTo(table);
            assertThat(house.news)
                    .filteredOn(LobbyNews.Challenged.class::isInstance)
                    .containsExactly(new LobbyNews.Challenged(ben.id(), table));
        }

        @Test
        void openOneGameAfterAFailureOfTheStore() {
            house.failStore();
            assertThat(house.lobby.host(ann, open(TEN_MINUTES), "c-1"))
                    .isEqualTo(new Reply.Unavailable<>());
            house.mendStore();
            TableId table = host(ann, open(TEN_MINUTES));
            assertThat(host(ann, open(TEN_MINUTES))).isEqualTo(table);
            assertThat(done(house.lobby.waiting())).hasSize(1);
        }

        @Test
        void openOneGameHoweverManyComeAtOnce() throws Exception {
            List<Future<TableId>> all = new ArrayList<>();
            try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int i = 0; i < 20; i++) {
                    all.add(many.submit(() -> host(ann, hidden())));
                }
            }
            for (Future<TableId> one : all) {
                assertThat(one.get()).isEqualTo(all.getFirst().get());
            }
            assertThat(done(house.lobby.yours(ann.id()))).hasSize(1);
        }

        @Test
        void mayBeGrantedWhatWasRefused() {
            assertRefused(
                    house.lobby.host(ann, rated(TEN_MINUTES), "c-1"), LobbyRefusal.ACCOUNTS_ONLY);
            host(ann, open(TEN_MINUTES));
            assertThat(done(house.lobby.waiting())).hasSize(1);
        }

        @Test
        void areNewRequestsAfterAnHour() {
            TableId table = host(ann, open(TEN_MINUTES));
            house.presence.arrive(ann.id());
            house.pass(Duration.ofMinutes(61));
            assertThat(host(ann, open(TEN_MINUTES))).isNotEqualTo(table);
        }

        @Test
        void areNoneWhenSomebodyElseSaysThem() {
            assertThat(host(ben, open(TEN_MINUTES))).isNotEqualTo(host(ann, open(TEN_MINUTES)));
        }

        private TableId host(Player by, Wish wish) {
            return done(house.lobby.host(by, wish, "c-1")).table();
        }
    }

    @Nested
    class OfAskingForAnyOpponent {
        private final Player eve = house.guest("Eve");

        @Test
        void tellBothWhereTheyWereSeated() {
            pair(ann);
            Pairing seated = pair(ben);
            assertThat(seated).isInstanceOf(Pairing.Seated.class);
            assertThat(pair(ben)).isEqualTo(seated);
            assertThat(pair(ann)).isEqualTo(seated);
        }

        @Test
        void leadToNoSecondGame() {
            pair(ann);
            pair(ben);
            pair(ann);
            pair(ben);
            assertThat(pair(eve)).isEqualTo(new Pairing.Waiting());
            assertThat(done(house.lobby.live())).hasSize(1);
        }

        @Test
        void keepTheirPlaceWhileTheyWait() {
            pair(ann);
            assertThat(pair(ann)).isEqualTo(new Pairing.Waiting());
            assertThat(pair(ben)).isInstanceOf(Pairing.Seated.class);
        }

        @Test
        void underAnotherNameAskForAnotherGame() {
            pair(ann);
            pair(ben);
            assertThat(done(house.lobby.pair(ann, TEN_MINUTES, "p-2")))
                    .isEqualTo(new Pairing.Waiting());
        }

        private Pairing pair(Player by) {
            return done(house.lobby.pair(by, TEN_MINUTES, "p-1"));
        }
    }

    @Test
    void ofJoiningFindTheOwnSeat() {
        TableId table = house.host(ann, open(TEN_MINUTES)).table();
        done(house.lobby.join(ben, table));
        house.open();
        assertThat(done(house.lobby.join(ben, table))).isEqualTo(table);
    }
}

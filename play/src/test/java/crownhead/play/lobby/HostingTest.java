package crownhead.play.lobby;

import static crownhead.play.lobby.SmallHouse.TEN_MINUTES;
import static crownhead.play.lobby.SmallHouse.THREE_DAYS;
import static crownhead.play.lobby.SmallHouse.assertRefused;
import static crownhead.play.lobby.SmallHouse.done;
import static crownhead.play.lobby.SmallHouse.hidden;
import static crownhead.play.lobby.SmallHouse.open;
import static crownhead.play.lobby.SmallHouse.rated;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.HouseRefusal;
import crownhead.play.Reply;
import crownhead.play.TableId;
import crownhead.play.player.Player;
import crownhead.table.Refusal;
import crownhead.table.Result;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class HostingTest {
    private final SmallHouse house = new SmallHouse();
    private final Player ann = house.guest("Ann");
    private final Player ben = house.guest("Ben");

    @Nested
    class APublicGame {
        @Test
        void isListedUntilSomebodyJoins() {
            TableId table = house.host(ann, open(TEN_MINUTES)).table();
            assertThat(done(house.lobby.waiting()))
                    .extracting(GameCard::table)
                    .containsExactly(table);
            done(house.lobby.join(ben, table));
            assertThat(done(house.lobby.waiting())).isEmpty();
            assertThat(done(house.lobby.live())).extracting(GameCard::table).containsExactly(table);
        }

        @Test
        void hasNoKey() {
            assertThat(house.host(ann, open(TEN_MINUTES)).key()).isEmpty();
        }

        @Test
        @Tag("ID-2a")
        void hasAnIdOfItsOwn() {
            Set<TableId> ids = new HashSet<>();
            for (int i = 0; i < 100; i++) {
                ids.add(house.host(house.guest("Host " + i), open(TEN_MINUTES)).table());
            }
            assertThat(ids).hasSize(100).allMatch(id -> id.value().matches("[0-9a-z]{12}"));
        }

        @Test
        void tellsThatTheListHasChanged() {
            house.host(ann, open(TEN_MINUTES));
            assertThat(house.news).contains(new LobbyNews.Changed());
        }
    }

    @Nested
    class ARatedGame {
        private final Player rosa = house.account("Rosa");
        private final Player tom = house.account("Tom");

        @Test
        @Tag("LO-1c")
        void isHostedAndJoinedByAccountsOnly() {
            assertRefused(house.lobby.host(ann, rated(TEN_MINUTES)), LobbyRefusal.ACCOUNTS_ONLY);
            TableId table = house.host(rosa, rated(TEN_MINUTES)).table();
            assertRefused(house.lobby.join(ann, table), LobbyRefusal.ACCOUNTS_ONLY);
            done(house.lobby.join(tom, table));
        }
    }

    @Nested
    class APrivateGame {
        private final Hosted hosted = house.host(ann, hidden());
        private final String key = hosted.key().orElseThrow().text();

        @Test
        @Tag("LO-2a")
        void isInNoList() {
            assertThat(done(house.lobby.waiting())).isEmpty();
            done(house.lobby.joinByKey(ben, key));
            assertThat(done(house.lobby.live())).isEmpty();
            assertThat(done(house.lobby.yours(house.guest("Eve").id()))).isEmpty();
        }

        @Test
        void isOpenedByItsKeyHoweverItIsTyped() {
            assertThat(key).matches("([0-9A-Z]{4}-){3}[0-9A-Z]");
            assertThat(
                            done(
                                    house.lobby.joinByKey(
                                            ben,
                                            " " + key.toLowerCase(Locale.ROOT).replace('-', ' '))))
                    .isEqualTo(hosted.table());
        }

        @Test
        void storesItsKeyNowhere() {
            assertThat(house.store.game(hosted.table()).orElseThrow().toString())
                    .doesNotContain(hosted.key().orElseThrow().value());
            assertThat(hosted.toString()).doesNotContain(hosted.key().orElseThrow().value());
        }

        @Test
        @Tag("LO-2c")
        void isRefusedAlikeForAWrongAUsedAnExpiredAndAForeignKey() {
            Player eve = house.guest("Eve");
            Hosted other = house.host(eve, hidden());
            assertRefused(
                    house.lobby.joinByKey(ben, "0000-0000-0000-0"), LobbyRefusal.NO_SUCH_GAME);
            assertRefused(house.lobby.joinByKey(ben, "no key"), LobbyRefusal.NO_SUCH_GAME);
            assertRefused(
                    house.lobby.joinByKey(ben, hosted.table(), other.key().orElseThrow().text()),
                    LobbyRefusal.NO_SUCH_GAME);
            done(house.lobby.joinByKey(ben, hosted.table(), key));
            assertRefused(house.lobby.joinByKey(eve, key), LobbyRefusal.NO_SUCH_GAME);
            done(house.lobby.decline(eve, other.table()));
            assertRefused(
                    house.lobby.joinByKey(ben, other.key().orElseThrow().text()),
                    LobbyRefusal.NO_SUCH_GAME);
        }

        @Test
        void letsWhoeverCameInWithTheKeyUseItAgain() {
            done(house.lobby.joinByKey(ben, key));
            assertThat(done(house.lobby.joinByKey(ben, key))).isEqualTo(hosted.table());
        }

        @Test
        @Tag("ID-2c")
        void isNotOpenedByItsIdAlone() {
            assertRefused(house.lobby.join(ben, hosted.table()), LobbyRefusal.NO_SUCH_GAME);
            assertRefused(house.lobby.find(ben, hosted.table()), LobbyRefusal.NO_SUCH_GAME);
            assertRefused(house.lobby.find(hosted.table()), LobbyRefusal.NO_SUCH_GAME);
            assertThat(done(house.lobby.find(ann, hosted.table())).table())
                    .isEqualTo(hosted.table());
        }
    }

    @Nested
    class AHostWhoWaits {
        private final TableId table = house.host(ann, open(TEN_MINUTES)).table();

        @Test
        @Tag("LO-4b")
        void canCallTheGameOffAndItLeavesTheList() {
            done(house.lobby.decline(ann, table));
            assertThat(done(house.lobby.waiting())).isEmpty();
            assertThat(house.news).contains(new LobbyNews.CalledOff(table, ann.id()));
            assertRefused(
                    house.lobby.join(ben, table),
                    new HouseRefusal.OfTable(Refusal.Plain.GAME_OVER));
        }

        @Test
        void cannotCallItOffWhenItIsPlayed() {
            done(house.lobby.join(ben, table));
            assertRefused(house.lobby.decline(ann, table), LobbyRefusal.ALREADY_STARTED);
            assertThat(house.table(table).isOver()).isFalse();
        }

        @Test
        void isTheOnlyOneWhoCan() {
            assertRefused(house.lobby.decline(ben, table), LobbyRefusal.NO_SUCH_GAME);
        }

        @Test
        @Tag("LO-4c")
        void losesTheGameWhenGoneForAMinute() {
            Stay stay = house.presence.arrive(ann.id());
            house.pass(Duration.ofHours(1));
            assertThat(done(house.lobby.waiting())).hasSize(1);
            stay.close();
            house.pass(Duration.ofSeconds(59));
            assertThat(done(house.lobby.waiting())).hasSize(1);
            house.pass(Duration.ofSeconds(1));
            assertThat(done(house.lobby.waiting())).isEmpty();
            assertThat(house.table(table).result())
                    .contains(new Result.NoResult(Result.NoResultReason.UNFINISHED));
        }

        @Test
        @Tag("LO-4d")
        void losesTheGameAfter24Hours() {
            house.presence.arrive(ann.id());
            house.pass(Duration.ofHours(24).minusSeconds(1));
            assertThat(done(house.lobby.waiting())).hasSize(1);
            house.pass(Duration.ofSeconds(1));
            assertThat(done(house.lobby.waiting())).isEmpty();
        }

        @Test
        void mayBeAwayFromACorrespondenceGameFor7Days() {
            house.host(ann, open(THREE_DAYS));
            house.pass(Duration.ofDays(7).minusSeconds(1));
            assertThat(done(house.lobby.waiting())).hasSize(1);
            house.pass(Duration.ofSeconds(1));
            assertThat(done(house.lobby.waiting())).isEmpty();
        }

        @Test
        void hasAMinuteAfterANewStartOfTheHouse() throws Exception {
            house.pass(Duration.ofSeconds(30));
            house.open();
            house.sweep.begin();
            house.pass(Duration.ofSeconds(59));
            assertThat(done(house.lobby.waiting())).hasSize(1);
            house.pass(Duration.ofSeconds(1));
            assertThat(done(house.lobby.waiting())).isEmpty();
        }

        @Test
        void losesTheGameOnceTheStoreAnswersAgain() {
            house.failStore();
            house.pass(Duration.ofHours(2));
            house.mendStore();
            assertThat(done(house.lobby.waiting())).hasSize(1);
            house.pass(Duration.ofSeconds(1));
            assertThat(done(house.lobby.waiting())).isEmpty();
        }
    }

    @Nested
    class Limits {
        @Test
        void letFiveGamesWait() {
            for (int i = 0; i < 5; i++) {
                house.host(ann, open(TEN_MINUTES));
            }
            assertRefused(house.lobby.host(ann, open(TEN_MINUTES)), LobbyRefusal.TOO_MANY_WAITING);
            assertRefused(house.lobby.host(ann, open(THREE_DAYS)), LobbyRefusal.TOO_MANY_WAITING);
        }

        @Test
        @Tag("ID-4a")
        void letAPlayerPlay20GamesAtOnceInRealTime() {
            for (int i = 0; i < 20; i++) {
                house.play(house.guest("Host " + i), ann, TEN_MINUTES);
            }
            TableId oneMore = house.host(ben, open(TEN_MINUTES)).table();
            assertRefused(house.lobby.join(ann, oneMore), LobbyRefusal.TOO_MANY_GAMES);
            assertRefused(house.lobby.host(ann, open(TEN_MINUTES)), LobbyRefusal.TOO_MANY_GAMES);
            assertRefused(house.lobby.pair(ann, TEN_MINUTES), LobbyRefusal.TOO_MANY_GAMES);
            assertThat(done(house.lobby.yours(ann.id()))).hasSize(20);
        }

        @Test
        void letAPlayerPlay100GamesByCorrespondenceBesides() {
            for (int i = 0; i < 100; i++) {
                house.play(house.guest("Host " + i), ann, THREE_DAYS);
            }
            assertRefused(house.lobby.host(ann, open(THREE_DAYS)), LobbyRefusal.TOO_MANY_GAMES);
            house.host(ann, open(TEN_MINUTES));
        }

        @Test
        void holdWhenManyAskAtOnce() throws Exception {
            CountDownLatch go = new CountDownLatch(1);
            try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
                List<Future<Reply<Hosted>>> asked =
                        IntStream.range(0, 50)
                                .mapToObj(_ ->
                                        many.submit(() -> {
                                            go.await();
                                            return house.lobby.host(ann, open(TEN_MINUTES));
                                        }))
                                .toList();
                go.countDown();
                int hosted = 0;
                for (Future<Reply<Hosted>> one : asked) {
                    hosted += one.get() instanceof Reply.Done ? 1 : 0;
                }
                assertThat(hosted).isBetween(1, 5);
            }
            assertThat(done(house.lobby.waiting())).hasSizeBetween(1, 5);
        }
    }

    @Test
    void whatTheStoreDoesNotAnswerMayBeAskedAgain() {
        house.failStore();
        assertThat(house.lobby.host(ann, open(TEN_MINUTES))).isEqualTo(new Reply.Unavailable<>());
        assertThat(house.lobby.waiting()).isEqualTo(new Reply.Unavailable<>());
    }
}

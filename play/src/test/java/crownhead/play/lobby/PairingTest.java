package crownhead.play.lobby;

import static crownhead.play.lobby.SmallHouse.TEN_MINUTES;
import static crownhead.play.lobby.SmallHouse.done;
import static crownhead.play.lobby.SmallHouse.open;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.Reply;
import crownhead.play.TableId;
import crownhead.play.player.Player;
import crownhead.table.Seats;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class PairingTest {
    private static final TimeControl THREE_MINUTES =
            new TimeControl.PerPlayer(Duration.ofMinutes(3), Duration.ofSeconds(2));
    private static final Reply<Pairing> WAITING = new Reply.Done<>(new Pairing.Waiting());

    private final SmallHouse house = new SmallHouse();
    private final Player ann = house.guest("Ann");
    private final Player ben = house.guest("Ben");
    private final Player eve = house.guest("Eve");

    @Test
    void seatsTheNextTwoWhoAskForTheSameTime() {
        assertThat(house.lobby.pair(ann, TEN_MINUTES)).isEqualTo(WAITING);
        assertThat(house.lobby.pair(eve, THREE_MINUTES)).isEqualTo(WAITING);
        TableId table = seated(house.lobby.pair(ben, TEN_MINUTES));
        assertThat(house.table(table).terms().timeControl()).isEqualTo(TEN_MINUTES);
        assertThat(players(table)).containsExactlyInAnyOrder(ann, ben);
        assertThat(done(house.lobby.live())).hasSize(1);
    }

    @Test
    void tellsWhoWaitedThatTheGameHasStarted() {
        house.lobby.pair(ann, TEN_MINUTES);
        TableId table = seated(house.lobby.pair(ben, TEN_MINUTES));
        assertThat(house.news)
                .filteredOn(LobbyNews.Started.class::isInstance)
                .singleElement()
                .matches(news -> ((LobbyNews.Started) news).table().equals(table));
    }

    @Test
    void seatsNobodyWithThemselves() {
        house.lobby.pair(ann, TEN_MINUTES);
        assertThat(house.lobby.pair(ann, TEN_MINUTES)).isEqualTo(WAITING);
    }

    @Test
    void seatsWhoeverWaitedLongestFirst() {
        house.lobby.pair(ann, TEN_MINUTES);
        done(house.people.block(ann.id(), ben.id()));
        house.lobby.pair(ben, TEN_MINUTES);
        assertThat(players(seated(house.lobby.pair(eve, TEN_MINUTES))))
                .containsExactlyInAnyOrder(ann, eve);
    }

    @Test
    void countsTheLastWishAlone() {
        house.lobby.pair(ann, TEN_MINUTES);
        house.lobby.pair(ann, THREE_MINUTES);
        assertThat(house.lobby.pair(ben, TEN_MINUTES)).isEqualTo(WAITING);
        assertThat(players(seated(house.lobby.pair(eve, THREE_MINUTES))))
                .containsExactlyInAnyOrder(ann, eve);
    }

    @Test
    void seatsNobodyWithWhomTheyHaveBlocked() {
        done(house.people.block(ann.id(), ben.id()));
        house.lobby.pair(ann, TEN_MINUTES);
        assertThat(house.lobby.pair(ben, TEN_MINUTES)).isEqualTo(WAITING);
    }

    @Test
    void passesOverWhoeverIsGone() {
        house.lobby.pair(ann, TEN_MINUTES);
        house.pass(Duration.ofSeconds(60));
        house.presence.seen(ben.id());
        assertThat(house.lobby.pair(ben, TEN_MINUTES)).isEqualTo(WAITING);
        house.presence.seen(ann.id());
        house.presence.seen(eve.id());
        assertThat(players(seated(house.lobby.pair(eve, TEN_MINUTES))))
                .containsExactlyInAnyOrder(ben, eve);
    }

    @Test
    void passesOverWhoeverHasStoppedOrFoundAnotherGame() {
        house.lobby.pair(ann, TEN_MINUTES);
        house.lobby.stopPairing(ann);
        assertThat(house.lobby.pair(ben, TEN_MINUTES)).isEqualTo(WAITING);
        house.host(ben, open(TEN_MINUTES));
        assertThat(house.lobby.pair(eve, TEN_MINUTES)).isEqualTo(WAITING);
    }

    @Test
    void keepsThePlaceOfWhoWaitedWhenTheStoreFails() {
        house.lobby.pair(ann, TEN_MINUTES);
        house.failStore();
        assertThat(house.lobby.pair(ben, TEN_MINUTES)).isEqualTo(new Reply.Unavailable<>());
        house.mendStore();
        assertThat(players(seated(house.lobby.pair(eve, TEN_MINUTES))))
                .containsExactlyInAnyOrder(ann, eve);
    }

    @Test
    void seatsEverybodyOnceWhenManyAskAtOnce() throws Exception {
        List<Player> many = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            many.add(house.guest("Player " + i));
        }
        CountDownLatch go = new CountDownLatch(1);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Reply<Pairing>>> asked = new ArrayList<>();
            for (Player player : many) {
                asked.add(
                        threads.submit(() -> {
                            go.await();
                            return house.lobby.pair(player, TEN_MINUTES);
                        }));
            }
            go.countDown();
            for (Future<Reply<Pairing>> one : asked) {
                done(one.get());
            }
        }
        Set<Player> seated = new HashSet<>();
        List<GameCard> games = done(house.lobby.live());
        games.forEach(card -> seated.addAll(players(card.table())));
        assertThat(games).hasSize(20);
        assertThat(seated).hasSize(40);
    }

    private List<Player> players(TableId table) {
        Seats seats = house.table(table).seats().orElseThrow();
        return house.store.players(List.of(seats.first(), seats.second()));
    }

    private static TableId seated(Reply<Pairing> reply) {
        assertThat(done(reply)).isInstanceOf(Pairing.Seated.class);
        return ((Pairing.Seated) done(reply)).table();
    }
}

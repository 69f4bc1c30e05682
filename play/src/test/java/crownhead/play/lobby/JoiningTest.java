package crownhead.play.lobby;

import static crownhead.play.lobby.SmallHouse.TEN_MINUTES;
import static crownhead.play.lobby.SmallHouse.assertRefused;
import static crownhead.play.lobby.SmallHouse.done;
import static crownhead.play.lobby.SmallHouse.open;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.HouseRefusal;
import crownhead.play.Reply;
import crownhead.play.TableId;
import crownhead.play.player.Player;
import crownhead.table.Refusal;
import crownhead.table.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class JoiningTest {
    private final SmallHouse house = new SmallHouse();
    private final Player ann = house.guest("Ann");
    private final Player ben = house.guest("Ben");
    private final Player eve = house.guest("Eve");

    @Test
    void seatsBothAndTellsThem() {
        TableId table = house.play(ann, ben, TEN_MINUTES);
        Seats seats = house.table(table).seats().orElseThrow();
        assertThat(List.of(seats.first(), seats.second()))
                .containsExactlyInAnyOrder(ann.id(), ben.id());
        assertThat(house.news).contains(new LobbyNews.Started(table, seats, Optional.empty()));
    }

    @Test
    void isAnsweredAlikeWhenItIsRepeated() {
        TableId table = house.play(ann, ben, TEN_MINUTES);
        assertThat(done(house.lobby.join(ben, table))).isEqualTo(table);
        assertThat(done(house.lobby.join(ann, table))).isEqualTo(table);
    }

    @Test
    void isRefusedWhenTheGameIsFull() {
        TableId table = house.play(ann, ben, TEN_MINUTES);
        assertRefused(
                house.lobby.join(eve, table), new HouseRefusal.OfTable(Refusal.Plain.SEAT_TAKEN));
    }

    @Test
    void isRefusedToTheHost() {
        TableId table = house.host(ann, open(TEN_MINUTES)).table();
        assertRefused(
                house.lobby.join(ann, table), new HouseRefusal.OfTable(Refusal.Plain.OWN_TABLE));
        done(house.lobby.join(ben, table));
    }

    @Test
    void isRefusedWhereThereIsNoGame() {
        assertRefused(
                house.lobby.join(ben, new TableId("000000000000")), LobbyRefusal.NO_SUCH_GAME);
    }

    @Test
    @Tag("ID-5f")
    void isRefusedToWhomTheHostHasBlocked() {
        done(house.people.block(ann.id(), ben.id()));
        TableId table = house.host(ann, open(TEN_MINUTES)).table();
        assertRefused(house.lobby.join(ben, table), LobbyRefusal.DECLINED);
        done(house.lobby.join(eve, table));
    }

    @Test
    @Tag("LO-4e")
    void seatsExactlyOneOfManyWhoJoinAtOnce() throws Exception {
        List<Player> many = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            many.add(house.guest("Player " + i));
        }
        for (int round = 0; round < 20; round++) {
            Player host = house.guest("Chair " + round);
            TableId table = house.host(host, open(TEN_MINUTES)).table();
            List<Reply<TableId>> replies =
                    atOnce(
                            many.stream()
                                    .<Callable<Reply<TableId>>>map(
                                            player -> () -> house.lobby.join(player, table))
                                    .toList());
            assertThat(replies).filteredOn(Reply.Done.class::isInstance).hasSize(1);
            assertThat(replies)
                    .filteredOn(Reply.Refused.class::isInstance)
                    .hasSize(7)
                    .containsOnly(
                            new Reply.Refused<>(
                                    new HouseRefusal.OfTable(Refusal.Plain.SEAT_TAKEN)));
            done(house.lobby.close(table));
        }
    }

    @Test
    void andCallingOffAtOnceEndInOneOfTheTwo() throws Exception {
        for (int round = 0; round < 50; round++) {
            TableId table = house.host(ann, open(TEN_MINUTES)).table();
            List<Reply<TableId>> replies =
                    atOnce(
                            List.of(
                                    () -> house.lobby.join(ben, table),
                                    () -> house.lobby.decline(ann, table)));
            assertThat(replies).filteredOn(Reply.Done.class::isInstance).hasSize(1);
            assertThat(house.table(table).isOver())
                    .isEqualTo(replies.getLast() instanceof Reply.Done);
            house.lobby.close(table);
        }
    }

    private static <T> List<T> atOnce(List<Callable<T>> calls) throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<T>> asked = new ArrayList<>();
            for (Callable<T> call : calls) {
                asked.add(
                        threads.submit(() -> {
                            go.await();
                            return call.call();
                        }));
            }
            go.countDown();
            List<T> replies = new ArrayList<>();
            for (Future<T> one : asked) {
                replies.add(one.get());
            }
            return replies;
        }
    }
}

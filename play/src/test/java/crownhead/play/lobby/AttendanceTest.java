package crownhead.play.lobby;

import static crownhead.play.lobby.SmallHouse.TEN_MINUTES;
import static crownhead.play.lobby.SmallHouse.THREE_DAYS;
import static crownhead.play.lobby.SmallHouse.done;
import static crownhead.play.lobby.SmallHouse.open;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.TableId;
import crownhead.play.player.Player;
import crownhead.play.player.Session;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.table.PlayerId;
import crownhead.table.Result;
import crownhead.table.Seats;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class AttendanceTest {
    private final SmallHouse house = new SmallHouse();
    private final Player ann = house.guest("Ann");
    private final Session bens = done(house.people.guest("Ben"));
    private final Player ben = bens.player();
    private final TableId table = house.play(ann, ben, TEN_MINUTES);

    @Nested
    class AConnection {
        private final Stay anns = house.attendance.arrive(table, ann.id());
        private final Stay stay = house.attendance.arrive(table, ben.id());

        @Test
        void holdsASeatAsLongAsItIsOpen() {
            house.pass(Duration.ofMinutes(4));
            assertThat(house.isAway(table, ben.id())).isFalse();
            assertThat(anns).isNotNull();
        }

        @Test
        void thatIsLostStartsTheGraceAtOnce() {
            stay.close();
            assertThat(house.isAway(table, ben.id())).isTrue();
            assertThat(house.isAway(table, ann.id())).isFalse();
        }

        @Test
        @Tag("GA-7e")
        void thatComesBackWithinTheGraceCancelsIt() {
            stay.close();
            house.pass(Duration.ofSeconds(29));
            house.attendance.arrive(table, ben.id());
            assertThat(house.isAway(table, ben.id())).isFalse();
            house.pass(Duration.ofSeconds(60));
            assertThat(house.table(table).isOver()).isFalse();
        }

        @Test
        @Tag("GA-7f")
        void thatDoesNotComeBackLosesTheGame() {
            moveBoth();
            stay.close();
            house.pass(Duration.ofSeconds(30));
            assertThat(house.table(table).result())
                    .contains(new Result.Win(sideOf(ann.id()), Result.WinReason.LEFT));
        }

        @Test
        @Tag("GA-11b")
        void thatDoesNotComeBackBeforeBothHaveMovedEndsWithoutAResult() {
            stay.close();
            house.pass(Duration.ofSeconds(30));
            assertThat(house.table(table).result())
                    .contains(new Result.NoResult(Result.NoResultReason.LEFT));
        }

        @Test
        void isOneOfSeveralThatHoldTheSeat() {
            Stay second = house.attendance.arrive(table, ben.id());
            stay.close();
            stay.close();
            assertThat(house.isAway(table, ben.id())).isFalse();
            second.close();
            assertThat(house.isAway(table, ben.id())).isTrue();
        }

        @Test
        void thatIsLostWhileTheStoreFailsIsToldLater() {
            house.failStore();
            stay.close();
            house.mendStore();
            house.pass(Duration.ofSeconds(1));
            assertThat(house.isAway(table, ben.id())).isTrue();
        }

        @Test
        void thatComesBackWhileTheStoreFailsIsToldLater() {
            stay.close();
            house.failStore();
            house.attendance.arrive(table, ben.id());
            house.mendStore();
            house.pass(Duration.ofSeconds(1));
            assertThat(house.isAway(table, ben.id())).isFalse();
        }

        @Test
        void isToldAsItIsInTheEndHoweverQuicklyItComesAndGoes() throws Exception {
            stay.close();
            for (int round = 0; round < 20; round++) {
                Stay last = house.attendance.arrive(table, ben.id());
                comeAndGo();
                assertThat(house.isAway(table, ben.id())).isFalse();
                last.close();
                assertThat(house.isAway(table, ben.id())).isTrue();
                comeAndGo();
                assertThat(house.isAway(table, ben.id())).isTrue();
            }
        }

        private void comeAndGo() throws Exception {
            CountDownLatch go = new CountDownLatch(1);
            try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
                List<Future<?>> visits = new ArrayList<>();
                for (int i = 0; i < 6; i++) {
                    visits.add(
                            threads.submit(() -> {
                                go.await();
                                house.attendance.arrive(table, ben.id()).close();
                                return 0;
                            }));
                }
                go.countDown();
                for (Future<?> visit : visits) {
                    visit.get();
                }
            }
        }
    }

    @Nested
    class ARequest {
        @Test
        void holdsASeatForAMinute() {
            house.attendance.arrive(table, ann.id());
            house.pass(Duration.ofSeconds(50));
            house.attendance.renew(table, ben.id());
            house.pass(Duration.ofSeconds(59));
            assertThat(house.isAway(table, ben.id())).isFalse();
            house.pass(Duration.ofSeconds(1));
            assertThat(house.isAway(table, ben.id())).isTrue();
        }

        @Test
        void bringsBackWhoeverWasAway() {
            house.attendance.arrive(table, ann.id());
            house.pass(Duration.ofSeconds(60));
            house.attendance.renew(table, ben.id());
            assertThat(house.isAway(table, ben.id())).isFalse();
        }

        @Test
        void countsNoMoreAfterSigningOut() {
            house.attendance.arrive(table, ann.id());
            house.attendance.renew(table, ben.id());
            done(house.people.signOut(bens));
            house.pass(Duration.ofSeconds(1));
            assertThat(house.isAway(table, ben.id())).isTrue();
        }
    }

    @Nested
    class AGameThatHasStarted {
        @Test
        void givesBothAMinuteToCome() {
            house.pass(Duration.ofSeconds(59));
            assertThat(house.isAway(table, ann.id())).isFalse();
            house.pass(Duration.ofSeconds(1));
            assertThat(house.isAway(table, ann.id())).isTrue();
            assertThat(house.isAway(table, ben.id())).isTrue();
        }

        @Test
        void givesThemAMinuteAfterANewStartOfTheHouse() throws Exception {
            house.attendance.arrive(table, ann.id());
            house.attendance.arrive(table, ben.id());
            house.pass(Duration.ofMinutes(2));
            house.open();
            house.sweep.begin();
            house.pass(Duration.ofSeconds(59));
            assertThat(house.isAway(table, ben.id())).isFalse();
            house.pass(Duration.ofSeconds(1));
            assertThat(house.isAway(table, ben.id())).isTrue();
        }

        @Test
        void tellsEachLeavingOnce() {
            house.pass(Duration.ofSeconds(60));
            house.pass(Duration.ofSeconds(1));
            house.pass(Duration.ofSeconds(1));
            assertThat(house.store.read(table, 0))
                    .flatExtracting(row -> row.events())
                    .filteredOn(TableEvent.Left.class::isInstance)
                    .hasSize(2);
        }

        @Test
        void isLeftAtOnceByAHostWhoWaitedThereInPerson() {
            TableId other = house.host(ann, open(TEN_MINUTES)).table();
            Stay stay = house.attendance.arrive(other, ann.id());
            done(house.lobby.join(ben, other));
            stay.close();
            assertThat(house.isAway(other, ann.id())).isTrue();
        }
    }

    @Test
    @Tag("GA-7g")
    void isOfNoMatterInACorrespondenceGame() {
        TableId slow = house.play(ann, ben, THREE_DAYS);
        house.attendance.arrive(slow, ben.id()).close();
        house.pass(Duration.ofMinutes(10));
        assertThat(house.isAway(slow, ann.id())).isFalse();
        assertThat(house.isAway(slow, ben.id())).isFalse();
        assertThat(house.table(slow).isOver()).isFalse();
    }

    @Test
    void isOfNoMatterForWhoWatches() {
        Player eve = house.guest("Eve");
        house.attendance.arrive(table, eve.id()).close();
        assertThat(house.table(table).isOver()).isFalse();
        assertThat(house.isAway(table, ann.id())).isFalse();
    }

    private void moveBoth() {
        Seats seats = house.table(table).seats().orElseThrow();
        house.submit(table, new TableCommand.Play(seats.first(), 0, path(11, 15)));
        house.submit(table, new TableCommand.Play(seats.second(), 1, path(23, 19)));
    }

    private Side sideOf(PlayerId player) {
        return house.table(table).seats().orElseThrow().sideOf(player).orElseThrow();
    }

    private static List<Square> path(int from, int to) {
        return List.of(Square.of(from), Square.of(to));
    }
}

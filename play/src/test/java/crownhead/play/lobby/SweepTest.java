package crownhead.play.lobby;

import static crownhead.play.lobby.SmallHouse.TEN_MINUTES;
import static crownhead.play.lobby.SmallHouse.THREE_DAYS;
import static crownhead.play.lobby.SmallHouse.done;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.player.Player;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SweepTest {
    private final SmallHouse house = new SmallHouse();
    private final Player ann = house.guest("Ann");
    private final Player ben = house.guest("Ben");

    @Test
    void callsTimeAtTablesThatNobodyLookedAtSinceTheHouseOpened() throws StoreFailure {
        TableId slow = house.play(ann, ben, THREE_DAYS);
        house.open();
        house.sweep.begin();
        assertThat(house.tables.held()).isZero();
        house.pass(Duration.ofDays(3));
        assertThat(house.store.game(slow).orElseThrow().stage()).isEqualTo(GameCard.Stage.OVER);
    }

    @Test
    void callsTimeAtTablesInPlay() {
        TableId table = house.play(ann, ben, TEN_MINUTES);
        house.attendance.arrive(table, ann.id());
        house.attendance.arrive(table, ben.id());
        house.pass(Duration.ofMinutes(10));
        assertThat(house.table(table).isOver()).isTrue();
    }

    @Test
    void takesUpEveryGameAfterANewStart() throws StoreFailure {
        List<TableId> tables = new ArrayList<>();
        for (int i = 0; i < 600; i++) {
            tables.add(
                    house.host(house.guest("Player " + i), SmallHouse.open(TEN_MINUTES)).table());
        }
        house.open();
        house.sweep.begin();
        house.pass(Duration.ofSeconds(60));
        assertThat(done(house.lobby.waiting())).isEmpty();
        assertThat(tables).allMatch(table -> house.table(table).isOver());
    }

    @Test
    void forgetsSessionsThatAreOver() {
        house.pass(Duration.ofDays(31));
        assertThat(house.store.of(ann.id())).isEmpty();
    }

    @Test
    void goesOnAfterTheStoreFailed() {
        house.failStore();
        house.pass(Duration.ofDays(31));
        house.mendStore();
        house.pass(Duration.ofSeconds(1));
        assertThat(house.store.of(ann.id())).isEmpty();
    }

    @Test
    void doesEveryChoreBeforeItComplainsOfAMistake() {
        List<String> doneChores = new ArrayList<>();
        Chores chores = new Chores();
        chores.carryOut(() -> {
            throw new IllegalStateException("one");
        });
        chores.carryOut(() -> doneChores.add("second"));
        chores.carryOut(() -> {
            throw new StoreFailure("three");
        });
        chores.carryOut(() -> doneChores.add("fourth"));
        assertThat(doneChores).containsExactly("second", "fourth");
        assertThatThrownBy(chores::complain).hasMessage("one");
    }
}

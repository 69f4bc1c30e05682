package crownhead.play.time;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.Answer;
import crownhead.play.CommandId;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.Tables;
import crownhead.play.lobby.Listing;
import crownhead.play.lobby.Visibility;
import crownhead.play.memory.MemoryHouse;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.table.PlayerId;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A game whose house stops in the middle of it and is opened again. */
class RestartTest {
    private static final PlayerId ADA = new PlayerId("ada");
    private static final PlayerId BEN = new PlayerId("ben");
    private static final TableId ID = new TableId("t-1");

    private final FakeClocks clocks = new FakeClocks();
    private final MemoryHouse store = new MemoryHouse();
    private HouseTime time = open();
    private Tables tables = new Tables(store, time);

    @BeforeEach
    void bothHaveMoved() throws StoreFailure {
        store.register(
                new Listing(
                        ID,
                        Visibility.PUBLIC,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
        Terms terms = Terms.casual(TimeControl.PerPlayer.WEB_STANDARD);
        tables.start(ID, CommandId.ofHouse("pairing"), ADA, terms, BEN, Side.FIRST);
        play(ADA, 0, 11, 15);
        play(BEN, 1, 22, 18);
        live(100);
    }

    @Test
    @Tag("CL-4a")
    void afterAMinuteOfAStoppedServerAsMuchTimeIsLeftToASecond() throws StoreFailure {
        for (int millis = 0; millis < 1_000; millis += 50) {
            clocks.pass(Duration.ofMillis(millis));
            Duration before = left();
            clocks.pass(Duration.ofSeconds(60));
            openAgain();
            assertThat(left()).isBetween(before, before.plusSeconds(1));
            live(1);
        }
    }

    @Test
    @Tag("CL-4b")
    void nobodyForfeitsHoweverLongTheServerWasStopped() throws StoreFailure {
        clocks.pass(Duration.ofDays(30));
        openAgain();
        callTime();
        live(400);
        assertThat(table().isOver()).isFalse();
        assertThat(left()).isEqualTo(Duration.ofSeconds(100));
    }

    @Test
    @Tag("CL-4b")
    void nobodyForfeitsHoweverLongTheServerWasFrozen() throws StoreFailure {
        clocks.pass(Duration.ofDays(30));
        callTime();
        live(400);
        assertThat(table().isOver()).isFalse();
    }

    @Test
    void whoThinksTooLongForfeitsAfterAllThatTheServerWasThere() throws StoreFailure {
        clocks.pass(Duration.ofDays(30));
        openAgain();
        live(501);
        assertThat(table().isOver()).isTrue();
    }

    private void openAgain() {
        time = open();
        tables = new Tables(store, time);
    }

    private void live(int seconds) throws StoreFailure {
        for (int second = 0; second < seconds; second++) {
            clocks.pass(Duration.ofSeconds(1));
            time.beat();
            callTime();
        }
    }

    /** As the house does each second: at the tables that it holds, and at those that are due. */
    private void callTime() {
        tables.sweep();
        store.due(time.instant(), 9).forEach(tables::callTime);
    }

    private Table table() throws StoreFailure {
        return tables.look(ID).orElseThrow().table();
    }

    private Duration left() throws StoreFailure {
        Instant now = time.instant();
        return table().clock().left(Side.FIRST, now);
    }

    private void play(PlayerId by, int ply, int from, int to) {
        List<Square> path = List.of(Square.of(from), Square.of(to));
        CommandId command = CommandId.of(by, "play-" + ply);
        assertThat(tables.submit(ID, command, new TableCommand.Play(by, ply, path)))
                .isInstanceOf(Answer.Done.class);
    }

    private HouseTime open() {
        try {
            return HouseTime.open(store, clocks::wall, clocks::nanos);
        } catch (StoreFailure e) {
            throw new AssertionError(e);
        }
    }
}

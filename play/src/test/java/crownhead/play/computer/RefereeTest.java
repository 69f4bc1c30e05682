package crownhead.play.computer;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.player.Player;
import crownhead.rules.DrawRule;
import crownhead.rules.Outcome.DrawReason;
import crownhead.rules.Position;
import crownhead.rules.Square;
import crownhead.rules.notation.Fen;
import crownhead.table.Result;
import crownhead.table.TableCommand;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Games between people, of which the endgame tables know how they end. */
class RefereeTest {
    private static final TimeControl UNTIMED = new TimeControl.Untimed();
    private static final Position DRAWN = Fen.read("B:WK31:BK1");
    private static final Position WON = Fen.read("B:WK31:BK1,K3,K4");
    private static final int TEN_MOVES_EACH = 20;

    private final ComputerHouse house;
    private final Player ben;

    RefereeTest() throws StoreFailure {
        house = new ComputerHouse();
        ben = house.account("Ben");
    }

    /** Two kings walk round circles of six and of eight squares: no position stands twice. */
    private TableId play(DrawRule draws, Position start, int plies) throws StoreFailure {
        TableId table = house.playWith(ben, ComputerHouse.terms(UNTIMED, draws, start));
        int[] small = {1, 6, 10, 14, 9, 5};
        int[] large = {31, 27, 24, 20, 16, 19, 23, 26};
        for (int i = 0; i < plies; i++) {
            int[] circle = i % 2 == 0 ? small : large;
            int at = i / 2 % circle.length;
            List<Square> path =
                    List.of(Square.of(circle[at]), Square.of(circle[(at + 1) % circle.length]));
            Player mover = i % 2 == 0 ? house.ann : ben;
            house.ask(table, new TableCommand.Play(mover.id(), i, path));
            house.pass(Duration.ofSeconds(1));
        }
        return table;
    }

    private Optional<Result> result(TableId table) throws StoreFailure {
        return house.table(table).result();
    }

    @Test
    @Tag("RU-11a")
    @Tag("BE-5c")
    void endAfterTenMovesByEachSideWhereTheHostChoseIt() throws StoreFailure {
        assertThat(result(play(DrawRule.ADJUDICATED, DRAWN, TEN_MOVES_EACH)))
                .isEqualTo(Optional.of(new Result.Draw(DrawReason.PROVEN)));
    }

    @Test
    @Tag("RU-11b")
    void goOnBefore() throws StoreFailure {
        assertThat(result(play(DrawRule.ADJUDICATED, DRAWN, TEN_MOVES_EACH - 1))).isEmpty();
    }

    @Test
    @Tag("RU-11b")
    void goOnWhereTheHostDidNotChooseIt() throws StoreFailure {
        assertThat(result(play(DrawRule.AUTOMATIC, DRAWN, TEN_MOVES_EACH + 2))).isEmpty();
    }

    @Test
    @Tag("RU-11b")
    void goOnWhereOneSideCanWin() throws StoreFailure {
        assertThat(result(play(DrawRule.ADJUDICATED, WON, TEN_MOVES_EACH + 2))).isEmpty();
    }
}

package crownhead.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CellTest {
    static List<Cell> allCells() {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                cells.add(new Cell(row, column));
            }
        }
        return cells;
    }

    @Nested
    class TheBoard {
        @Test
        @Tag("RU-1a")
        void hasSixtyFourCellsOfWhichThirtyTwoAreNumberedSquares() {
            Set<Square> squares = new HashSet<>();
            for (Cell cell : allCells()) {
                cell.square().ifPresent(squares::add);
            }
            assertThat(allCells()).hasSize(64);
            assertThat(squares).hasSize(32).containsAll(Square.all());
        }

        @Test
        @Tag("RU-1a")
        void isPlayedOnItsDarkCellsOnly() {
            for (Cell cell : allCells()) {
                assertThat(cell.square().isPresent()).as("%s", cell).isEqualTo(cell.isDark());
            }
        }

        @Test
        void alternatesBetweenLightAndDark() {
            for (Cell cell : allCells()) {
                if (cell.column() < 7) {
                    Cell beside = new Cell(cell.row(), cell.column() + 1);
                    assertThat(beside.isDark()).isNotEqualTo(cell.isDark());
                }
                if (cell.row() < 7) {
                    Cell below = new Cell(cell.row() + 1, cell.column());
                    assertThat(below.isDark()).isNotEqualTo(cell.isDark());
                }
            }
        }

        @Test
        @Tag("RU-1c")
        void startsWithALightCornerThatNobodyPlaysOn() {
            assertThat(new Cell(0, 0).isDark()).isFalse();
            assertThat(new Cell(0, 0).square()).isEqualTo(Optional.empty());
        }
    }

    @Nested
    class ACellBeyondTheEdge {
        @ParameterizedTest
        @CsvSource({"8, 0", "0, 8", "-1, 0", "0, -1", "8, 8"})
        @Tag("RU-1h")
        void isNone(int row, int column) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Cell(row, column))
                    .withMessage("No row " + row + ", column " + column + ": both go from 0 to 7");
        }

        @Test
        @Tag("RU-1h")
        void isNoSquareEither() {
            assertThatIllegalArgumentException().isThrownBy(() -> Square.at(8, 1));
            assertThatIllegalArgumentException().isThrownBy(() -> Square.at(1, 8));
        }
    }
}

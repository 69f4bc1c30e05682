package crownhead.rules;

import static crownhead.rules.TestMoves.path;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SquareTest {
    @Nested
    class Numbers {
        /** Every square where it lies, with the first mover's back row on top. */
        private static final String BOARD =
                """
                   1   2   3   4
                 5   6   7   8
                   9  10  11  12
                13  14  15  16
                  17  18  19  20
                21  22  23  24
                  25  26  27  28
                29  30  31  32
                """;

        @Test
        @Tag("RU-1b")
        void runRowByRowFromTheFirstMoversBackRow() {
            String[] rows = BOARD.split("\n", -1);
            for (Square square : Square.all()) {
                int left = 2 * square.column();
                String here = rows[square.row()].substring(left, left + 2).strip();
                assertThat(here).isEqualTo(square.toString());
            }
        }

        @Test
        @Tag("RU-1b")
        void followTheFormula() {
            for (int n = 1; n <= 32; n++) {
                int row = (n - 1) / 4;
                int shift = row == 0 || row == 2 || row == 4 || row == 6 ? 1 : 0;
                assertThat(Square.of(n).row()).isEqualTo(row);
                assertThat(Square.of(n).column()).isEqualTo(2 * ((n - 1) % 4) + shift);
            }
        }

        @Test
        @Tag("RU-1g")
        void turnIntoRowAndColumnAndBack() {
            for (Square square : Square.all()) {
                assertThat(Square.at(square.row(), square.column())).isEqualTo(square);
                assertThat(square.cell().square()).contains(square);
            }
        }

        @Test
        @Tag("RU-1g")
        void comeFromEveryDarkCellAndLeadBackToIt() {
            for (Cell cell : CellTest.allCells()) {
                cell.square().ifPresent(square -> assertThat(square.cell()).isEqualTo(cell));
            }
        }

        @Test
        @Tag("RU-1h")
        void endAtThirtyTwo() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Square.of(33))
                    .withMessage("No square 33: squares are numbered 1 to 32");
        }

        @Test
        @Tag("RU-1h")
        void beginAtOne() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Square.of(0))
                    .withMessage("No square 0: squares are numbered 1 to 32");
            assertThatIllegalArgumentException().isThrownBy(() -> new Square(-1));
        }

        @Test
        void orderTheSquares() {
            List<Square> backward = new ArrayList<>(Square.all()).reversed();
            assertThat(backward).hasSize(32);
            assertThat(new ArrayList<>(backward).stream().sorted().toList())
                    .isEqualTo(Square.all());
        }
    }

    @Nested
    class ALightSquare {
        @Test
        @Tag("RU-1h")
        void hasNoNumber() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Square.at(0, 0))
                    .withMessage("Row 0, column 0 is a light square");
        }
    }

    @Nested
    class TheBackRows {
        @Test
        @Tag("RU-1d")
        void areOneToFourForTheFirstMoverAndTwentyNineToThirtyTwoForTheSecond() {
            assertThat(row(0)).isEqualTo(path(1, 2, 3, 4));
            assertThat(row(7)).isEqualTo(path(29, 30, 31, 32));
            assertThat(Position.START.pieceAt(Square.of(1)).orElseThrow().side())
                    .isEqualTo(Side.FIRST);
            assertThat(Position.START.pieceAt(Square.of(29)).orElseThrow().side())
                    .isEqualTo(Side.SECOND);
        }

        private List<Square> row(int row) {
            List<Square> squares = new ArrayList<>();
            for (Square square : Square.all()) {
                if (square.row() == row) {
                    squares.add(square);
                }
            }
            return squares;
        }
    }

    @Nested
    class TheCorners {
        @Test
        @Tag("RU-1e")
        void areDarkAtTheFirstMoversNearLeftAndLightAtItsNearRight() {
            // The first mover looks down the rows, so its left is the last column.
            assertThat(new Cell(0, 7).square()).contains(Square.of(4));
            assertThat(new Cell(0, 0).isDark()).isFalse();
        }

        @Test
        @Tag("RU-1e")
        void areDarkAtTheSecondMoversNearLeftAndLightAtItsNearRight() {
            assertThat(new Cell(7, 0).square()).contains(Square.of(29));
            assertThat(new Cell(7, 7).isDark()).isFalse();
        }

        @Test
        @Tag("RU-1f")
        void areDoubleWhereALightCornerHasTwoDarkNeighbours() {
            assertThat(List.of(Square.at(0, 1), Square.at(1, 0))).isEqualTo(path(1, 5));
            assertThat(List.of(Square.at(6, 7), Square.at(7, 6))).isEqualTo(path(28, 32));
        }

        @Test
        @Tag("RU-1f")
        void letAKingGoToAndFroWhereTheyAreDouble() {
            assertThat(TestPositions.of("B:W32:BK1").destinations(Square.of(1)))
                    .isEqualTo(path(5, 6));
            assertThat(TestPositions.of("W:WK32:B1").destinations(Square.of(32)))
                    .isEqualTo(path(27, 28));
        }
    }

    @Nested
    class TheBoardTurnedByHalf {
        @Test
        @Tag("RU-1i")
        void hasEveryNumberAtThirtyThreeLessItself() {
            for (Square square : Square.all()) {
                assertThat(square.turned().number()).isEqualTo(33 - square.number());
            }
        }

        @Test
        @Tag("RU-1i")
        void hasEveryRowAndColumnAtSevenLessItself() {
            for (Square square : Square.all()) {
                assertThat(square.turned().row()).isEqualTo(7 - square.row());
                assertThat(square.turned().column()).isEqualTo(7 - square.column());
            }
        }

        @Test
        void turnedAgainIsTheBoardItself() {
            for (Square square : Square.all()) {
                assertThat(square.turned().turned()).isEqualTo(square);
            }
        }
    }
}

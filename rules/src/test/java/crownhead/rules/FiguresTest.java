package crownhead.rules;

import static crownhead.rules.TestMoves.legal;
import static crownhead.rules.TestMoves.move;
import static crownhead.rules.TestMoves.path;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The figures of the project description. There the second mover is white, below. */
class FiguresTest {
    @Nested
    class FigureTwo {
        private final Position board =
                TestPositions.drawn(
                        Side.SECOND,
                        """
                          .   f   .   .
                        .   .   .   .
                          .   .   .   .
                        .   .   .   .
                          .   .   .   .
                        .   .   .   s
                          .   .   .   s
                        .   .   .   s
                        """);

        @Test
        @Tag("RU-4a")
        void letsTheManOnTwentyFourGoToNineteenOrTwenty() {
            assertThat(board.destinations(Square.of(24))).isEqualTo(path(19, 20));
        }

        @Test
        @Tag("RU-4a")
        void letsTheManOnThirtyTwoGoToTwentySeven() {
            assertThat(board.destinations(Square.of(32))).isEqualTo(path(27));
        }

        @Test
        @Tag("RU-4b")
        void doesNotLetTheManOnTwentyEightMove() {
            assertThat(board.destinations(Square.of(28))).isEmpty();
        }
    }

    @Nested
    class FigureThree {
        private final Position board =
                TestPositions.drawn(
                        Side.SECOND,
                        """
                          .   .   .   .
                        .   .   .   .
                          .   .   .   .
                        .   .   .   .
                          .   .   .   f
                        .   .   .   S
                          .   .   .   .
                        .   .   .   .
                        """);

        @Test
        @Tag("RU-4c")
        void letsTheKingOnTwentyFourGoForwardAndBackward() {
            assertThat(board.destinations(Square.of(24))).isEqualTo(path(19, 27, 28));
        }

        @Test
        @Tag("RU-4c")
        void doesNotLetItGoToTwentyWhichIsOccupied() {
            assertThat(board.ruling(path(24, 20)))
                    .isEqualTo(new Ruling.Refused(new Illegal.Occupied(Square.of(20))));
        }
    }

    @Nested
    class FiguresFourAndFive {
        private final Position board =
                TestPositions.drawn(
                        Side.SECOND,
                        """
                          .   f   .   .
                        .   .   .   .
                          .   .   .   .
                        .   .   .   .
                          .   .   f   .
                        .   .   s   .
                          .   .   .   .
                        .   .   .   .
                        """);

        @Test
        @Tag("RU-5a")
        @Tag("RU-5b")
        void letTheManOnTwentyThreeJumpNineteenToSixteen() {
            assertThat(legal(board)).containsExactly("23x16");
            assertThat(board.after(move(23, 16))).isEqualTo(TestPositions.of("B:W16:B2"));
        }

        @Test
        @Tag("RU-5c")
        void doNotLetItJumpToFifteen() {
            assertThat(board.ruling(path(23, 15)))
                    .isEqualTo(
                            new Ruling.Refused(
                                    new Illegal.NotDiagonal(Square.of(23), Square.of(15))));
        }
    }

    @Nested
    class FiguresSevenAndEight {
        private final Position board =
                TestPositions.drawn(
                        Side.SECOND,
                        """
                          .   .   .   f
                        .   .   .   .
                          .   f   .   .
                        .   .   .   .
                          .   f   .   .
                        .   .   s   .
                          .   .   .   .
                        .   .   .   .
                        """);

        @Test
        @Tag("RU-6c")
        @Tag("RU-6d")
        void letTheManOnTwentyThreeTakeTwoInOneTurn() {
            assertThat(legal(board)).containsExactly("23x14x7");
            assertThat(board.after(move(23, 14, 7))).isEqualTo(TestPositions.of("B:W7:B4"));
        }

        @Test
        @Tag("RU-6c")
        void doNotLetItStopAfterOne() {
            assertThat(board.ruling(path(23, 14)))
                    .isEqualTo(
                            new Ruling.Refused(new Illegal.JumpMustGoOn(Square.of(14), path(7))));
        }
    }

    @Nested
    class FiguresNineAndTen {
        private final Position board =
                TestPositions.drawn(
                        Side.SECOND,
                        """
                          .   .   .   f
                        .   .   .   .
                          .   f   f   .
                        .   .   .   .
                          .   f   .   .
                        .   .   S   .
                          .   .   .   .
                        .   .   .   .
                        """);

        @Test
        @Tag("RU-5e")
        @Tag("RU-8a")
        void letTheKingOnTwentyThreeTakeThreeAndGoBackwardFromSevenToSixteen() {
            assertThat(legal(board)).containsExactly("23x14x7x16");
            assertThat(board.after(move(23, 14, 7, 16))).isEqualTo(TestPositions.of("B:WK16:B4"));
        }

        @Test
        @Tag("RU-5d")
        void letAManInItsPlaceTakeOnlyTwo() {
            Position man = TestPositions.of("W:W23:B4,10,11,18");
            assertThat(legal(man)).containsExactly("23x14x7");
        }
    }
}

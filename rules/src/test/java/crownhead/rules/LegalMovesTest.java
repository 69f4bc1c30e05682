package crownhead.rules;

import static crownhead.rules.TestMoves.legal;
import static crownhead.rules.TestMoves.move;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LegalMovesTest {
    @Nested
    class AMan {
        @Test
        @Tag("RU-4a")
        @Tag("RU-4b")
        void stepsOneSquareDiagonallyForwardAndNowhereElse() {
            assertThat(legal(TestPositions.of("B:W32:B14"))).containsExactly("14-17", "14-18");
            assertThat(legal(TestPositions.of("W:W18:B1"))).containsExactly("18-14", "18-15");
        }

        @Test
        @Tag("RU-4a")
        void hasOneStepAtTheSideOfTheBoard() {
            assertThat(legal(TestPositions.of("B:W32:B13"))).containsExactly("13-17");
            assertThat(legal(TestPositions.of("B:W32:B12"))).containsExactly("12-16");
        }

        @Test
        @Tag("RU-4b")
        void doesNotStepOntoAnOccupiedSquare() {
            assertThat(legal(TestPositions.of("B:W32:B14,17")))
                    .containsExactly("14-18", "17-21", "17-22");
        }

        @Test
        @Tag("RU-5a")
        @Tag("RU-5b")
        void jumpsAnEnemyManOntoTheSquareBehindAndTakesItOffTheBoard() {
            Position before =
                    TestPositions.drawn(
                            Side.FIRST,
                            """
                              .   .   .   .
                            .   .   .   .
                              .   .   .   .
                            .   f   .   .
                              .   s   .   .
                            .   .   .   .
                              .   .   .   .
                            .   .   .   s
                            """);
            assertThat(legal(before)).containsExactly("14x23");
            assertThat(before.after(move(14, 23))).isEqualTo(TestPositions.of("W:W32:B23"));
        }

        @Test
        @Tag("RU-5a")
        void jumpsAKing() {
            Position before = TestPositions.of("W:W18:B1,K15");
            assertThat(legal(before)).containsExactly("18x11");
            assertThat(before.after(move(18, 11))).isEqualTo(TestPositions.of("B:W11:B1"));
        }

        @Test
        @Tag("RU-5c")
        void doesNotJumpOntoAnOccupiedSquare() {
            assertThat(legal(TestPositions.of("B:W18,23:B14"))).containsExactly("14-17");
        }

        @Test
        @Tag("RU-5c")
        void doesNotJumpOverTheEdge() {
            assertThat(legal(TestPositions.of("B:W20:B16"))).containsExactly("16-19");
            assertThat(legal(TestPositions.of("B:W13:B9"))).containsExactly("9-14");
            assertThat(legal(TestPositions.of("B:WK30:B26"))).containsExactly("26-31");
            assertThat(legal(TestPositions.of("W:W24:B20"))).containsExactly("24-19");
            assertThat(legal(TestPositions.of("W:W17:B13"))).containsExactly("17-14");
        }

        @Test
        @Tag("RU-5c")
        void doesNotJumpWhatIsNotNextToItOrNotOnTheDiagonal() {
            assertThat(legal(TestPositions.of("B:W18:B10"))).containsExactly("10-14", "10-15");
            assertThat(legal(TestPositions.of("B:W19:B10"))).containsExactly("10-14", "10-15");
        }

        @Test
        @Tag("RU-5d")
        void doesNotJumpBackward() {
            assertThat(legal(TestPositions.of("B:W14:B18"))).containsExactly("18-22", "18-23");
            assertThat(legal(TestPositions.of("W:W14:B18"))).containsExactly("14-9", "14-10");
        }

        @Test
        @Tag("RU-5d")
        void doesNotJumpBackwardInTheMiddleOfAJump() {
            Position position =
                    TestPositions.drawn(
                            Side.FIRST,
                            """
                              f   .   .   .
                            .   s   s   .
                              .   .   .   .
                            .   .   .   .
                              .   .   .   .
                            .   .   .   .
                              .   .   .   .
                            .   .   .   .
                            """);
            assertThat(legal(position)).containsExactly("1x10");
        }

        @Test
        @Tag("RU-5d")
        void mayChangeDiagonalBetweenHops() {
            assertThat(legal(TestPositions.of("B:W7,15:B2"))).containsExactly("2x11x18");
        }

        @Test
        @Tag("RU-5f")
        void doesNotJumpItsOwn() {
            assertThat(legal(TestPositions.of("B:W32:B14,18")))
                    .containsExactly("14-17", "18-22", "18-23");
        }
    }

    @Nested
    class AKing {
        @Test
        @Tag("RU-4c")
        void stepsOneSquareForwardOrBackward() {
            assertThat(legal(TestPositions.of("B:W32:BK14")))
                    .containsExactly("14-9", "14-10", "14-17", "14-18");
            assertThat(legal(TestPositions.of("W:WK18:B1")))
                    .containsExactly("18-14", "18-15", "18-22", "18-23");
        }

        @Test
        @Tag("RU-4c")
        void doesNotStepOntoAnOccupiedSquare() {
            assertThat(legal(TestPositions.of("B:W32:BK14,9,17")))
                    .containsExactly("9-13", "14-10", "14-18", "17-21", "17-22");
        }

        @Test
        @Tag("RU-5e")
        void jumpsForwardAndBackward() {
            assertThat(legal(TestPositions.of("B:W14,23:BK18"))).containsExactly("18x9", "18x27");
            assertThat(legal(TestPositions.of("W:WK18:B14,23"))).containsExactly("18x9", "18x27");
        }

        @Test
        @Tag("RU-5f")
        void doesNotJumpItsOwn() {
            assertThat(legal(TestPositions.of("B:W32:BK14,18")))
                    .containsExactly("14-9", "14-10", "14-17", "18-22", "18-23");
        }

        @Test
        @Tag("RU-5g")
        void doesNotJumpAPieceTwice() {
            assertThat(legal(TestPositions.of("B:W10:BK6"))).containsExactly("6x15");
        }

        @Test
        @Tag("RU-8a")
        void mixesForwardAndBackwardInAMove() {
            assertThat(legal(TestPositions.of("W:WK23:B10,11,18"))).containsExactly("23x14x7x16");
        }

        @Test
        @Tag("RU-8c")
        @Tag("RU-6d")
        void mayEndWhereItStarted() {
            Position before =
                    TestPositions.drawn(
                            Side.FIRST,
                            """
                              .   .   .   .
                            .   F   .   .
                              s   s   .   .
                            .   .   .   .
                              s   s   .   .
                            .   .   .   .
                              .   .   .   .
                            .   .   .   s
                            """);
            assertThat(legal(before)).containsExactly("6x13x22x15x6", "6x15x22x13x6");
            assertThat(before.after(move(6, 13, 22, 15, 6)))
                    .isEqualTo(TestPositions.of("W:W32:BK6"));
        }

        @Test
        @Tag("RU-8b")
        void mayCrossTheSquareItStartedFromAndGoOn() {
            Position position =
                    TestPositions.drawn(
                            Side.FIRST,
                            """
                              .   .   .   .
                            .   .   .   .
                              .   s   .   .
                            .   .   F   .
                              .   s   s   .
                            .   .   .   .
                              .   s   s   .
                            .   .   .   .
                            """);
            assertThat(legal(position))
                    .containsExactlyInAnyOrder("15x6", "15x22x31x24x15x6", "15x24x31x22x15x6");
        }

        @Test
        @Tag("RU-8b")
        void mayTakeNineAndCrossTwoSquaresAgain() {
            Position before =
                    TestPositions.drawn(
                            Side.FIRST,
                            """
                              F   .   .   .
                            .   s   s   s
                              .   .   .   .
                            .   s   s   s
                              .   .   .   .
                            .   s   s   s
                              .   .   .   .
                            .   .   .   .
                            """);
            assertThat(legal(before)).contains("1x10x3x12x19x26x17x10x19x28");
            assertThat(before.after(move("1x10x3x12x19x26x17x10x19x28")))
                    .isEqualTo(TestPositions.of("W:W:BK28"));
        }
    }

    @Nested
    class WhenAJumpExists {
        @Test
        @Tag("RU-6a")
        void noStepOfAnyPieceIsLegal() {
            assertThat(legal(TestPositions.of("B:W18:B3,14,K29"))).containsExactly("14x23");
        }

        @Test
        @Tag("RU-6b")
        void theShorterJumpMayBeChosen() {
            assertThat(legal(TestPositions.of("B:W17,18,27:B14")))
                    .containsExactly("14x21", "14x23x32");
        }

        @Test
        @Tag("RU-6b")
        void anyPieceThatCanJumpMayBeChosen() {
            assertThat(legal(TestPositions.of("B:W17,8,16:B13,K4")))
                    .containsExactly("4x11x20", "13x22");
        }

        @Test
        @Tag("RU-6b")
        void twoRoutesToOneSquareAreTwoMoves() {
            Position position =
                    TestPositions.drawn(
                            Side.FIRST,
                            """
                              .   f   .   .
                            .   s   s   .
                              .   .   .   .
                            .   s   s   .
                              .   .   .   .
                            .   .   .   .
                              .   .   .   .
                            .   .   .   .
                            """);
            assertThat(legal(position)).containsExactly("2x9x18", "2x11x18");
        }

        @Test
        @Tag("RU-6c")
        void itMustGoOnWhileItCan() {
            assertThat(legal(TestPositions.of("B:W18,27:B14"))).containsExactly("14x23x32");
        }

        @Test
        @Tag("RU-6d")
        void itTakesEveryPieceItPassed() {
            assertThat(TestPositions.of("B:W18,26,12:B14,1").after(move(14, 23, 30)))
                    .isEqualTo(TestPositions.of("W:W12:B1,K30"));
        }
    }

    @Nested
    class AManOnTheFarRow {
        @Test
        @Tag("RU-7a")
        @Tag("RU-7c")
        void isCrownedAfterAStep() {
            for (int far = 30; far <= 31; far++) {
                assertThat(TestPositions.of("B:W5:B26").after(move(26, far)))
                        .isEqualTo(TestPositions.of("W:W5:BK" + far));
            }
            for (int far = 1; far <= 2; far++) {
                assertThat(TestPositions.of("W:W6:B28").after(move(6, far)))
                        .isEqualTo(TestPositions.of("B:WK" + far + ":B28"));
            }
        }

        @Test
        @Tag("RU-7c")
        void isCrownedInEitherCornerOfTheRow() {
            assertThat(TestPositions.of("B:W5:B25").after(move(25, 29)))
                    .isEqualTo(TestPositions.of("W:W5:BK29"));
            assertThat(TestPositions.of("B:W5:B28").after(move(28, 32)))
                    .isEqualTo(TestPositions.of("W:W5:BK32"));
            assertThat(TestPositions.of("W:W8:B28").after(move(8, 4)))
                    .isEqualTo(TestPositions.of("B:WK4:B28"));
        }

        @Test
        @Tag("RU-9d")
        void isCrownedThereAndNotOneRowBefore() {
            assertThat(TestPositions.of("B:W5:B23").after(move(23, 26)))
                    .isEqualTo(TestPositions.of("W:W5:B26"));
        }

        @Test
        @Tag("RU-7b")
        void isCrownedAfterAJumpAndStopsThoughAKingCouldGoOn() {
            Position before =
                    TestPositions.drawn(
                            Side.FIRST,
                            """
                              .   .   .   .
                            .   .   .   .
                              .   .   .   .
                            .   .   .   .
                              .   .   .   .
                            f   .   .   .
                              s   s   .   .
                            .   .   .   .
                            """);
            assertThat(legal(before)).containsExactly("21x30");
            assertThat(before.after(move(21, 30))).isEqualTo(TestPositions.of("W:W26:BK30"));
        }

        @Test
        @Tag("RU-7b")
        void stopsForTheSecondMoverToo() {
            assertThat(legal(TestPositions.of("W:W12:B7,8"))).containsExactly("12x3");
        }

        @Test
        void jumpsOnWhenItHasBeenAKingBefore() {
            assertThat(legal(TestPositions.of("B:W25,26:BK21"))).containsExactly("21x30x23");
        }
    }

    @Nested
    class FilledAgain {
        @Test
        void itForgetsTheMovesOfThePositionBefore() {
            LegalMoves moves = new LegalMoves().fill(Position.START);
            moves.fill(TestPositions.of("B:W18:B14"));
            assertThat(moves.size()).isEqualTo(1);
            assertThat(Move.unpack(moves.get(0))).isEqualTo(move(14, 23));
        }
    }
}

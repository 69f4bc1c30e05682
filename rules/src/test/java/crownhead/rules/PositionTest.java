package crownhead.rules;

import static crownhead.rules.TestMoves.legal;
import static crownhead.rules.TestMoves.move;
import static crownhead.rules.TestMoves.path;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PositionTest {
    @Nested
    class TheStart {
        private final Position start = Position.START;

        @Test
        void isTheUsualBoard() {
            assertThat(start)
                    .isEqualTo(
                            TestPositions.drawn(
                                    Side.FIRST,
                                    """
                                      f   f   f   f
                                    f   f   f   f
                                      f   f   f   f
                                    .   .   .   .
                                      .   .   .   .
                                    s   s   s   s
                                      s   s   s   s
                                    s   s   s   s
                                    """));
        }

        @Test
        @Tag("RU-2a")
        void hasTheFirstMoversTwelveMenOnOneToTwelve() {
            for (int n = 1; n <= 12; n++) {
                assertThat(start.pieceAt(Square.of(n))).contains(new Piece(Side.FIRST, Rank.MAN));
            }
            assertThat(start.count(Side.FIRST)).isEqualTo(12);
        }

        @Test
        @Tag("RU-2b")
        void hasTheSecondMoversTwelveMenOnTwentyOneToThirtyTwo() {
            for (int n = 21; n <= 32; n++) {
                assertThat(start.pieceAt(Square.of(n))).contains(new Piece(Side.SECOND, Rank.MAN));
            }
            assertThat(start.count(Side.SECOND)).isEqualTo(12);
        }

        @Test
        @Tag("RU-2c")
        void hasNothingOnThirteenToTwentyAndNoKing() {
            for (int n = 13; n <= 20; n++) {
                assertThat(start.pieceAt(Square.of(n))).isEmpty();
            }
            assertThat(start.count(Side.FIRST, Rank.KING)).isZero();
            assertThat(start.count(Side.SECOND, Rank.KING)).isZero();
        }

        @Test
        @Tag("RU-3a")
        void hasTheFirstMoverToMove() {
            assertThat(start.toMove()).isEqualTo(Side.FIRST);
        }

        @Test
        void hasSevenMovesByStartThenByEnd() {
            assertThat(legal(start))
                    .containsExactly("9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16");
        }
    }

    @Nested
    class APositionThatCannotBe {
        @Test
        void hasTwoPiecesOnOneSquare() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Position(0b100, 0b110, 0, Side.FIRST))
                    .withMessage("Square 3 has two pieces");
        }

        @Test
        void hasACrownWithoutAPiece() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Position(0b1, 0, 0b10, Side.FIRST))
                    .withMessage("Square 2 has a crown but no piece");
        }

        @Test
        @Tag("RU-7c")
        void hasAManOnItsKingRow() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> TestPositions.of("B:W32:B1,29"))
                    .withMessage("The man on 29 is on its king row: there it would be a king");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> TestPositions.of("B:W4:B1"))
                    .withMessage("The man on 4 is on its king row: there it would be a king");
        }

        @Test
        void hasThirteenPiecesOfOneSide() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Position(0x1FFF, 0, 0, Side.FIRST))
                    .withMessage("More than twelve pieces on a side");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Position(0, 0xFFF80000, 0, Side.FIRST))
                    .withMessage("More than twelve pieces on a side");
        }
    }

    @Nested
    class MenOnTheirOwnBackRow {
        @Test
        @Tag("RU-9d")
        void areMen() {
            Position position = TestPositions.of("B:W29,30,31,32:B1,2,3,4");
            assertThat(position.count(Side.FIRST, Rank.MAN)).isEqualTo(4);
            assertThat(position.count(Side.SECOND, Rank.MAN)).isEqualTo(4);
        }
    }

    @Nested
    class ThePieces {
        private final Position position =
                TestPositions.drawn(
                        Side.SECOND,
                        """
                          f   .   .   .
                        .   .   S   .
                          .   f   .   .
                        .   .   .   .
                          .   .   .   s
                        .   .   .   .
                          .   .   .   .
                        F   .   .   .
                        """);

        @Test
        @Tag("RU-14b")
        void areCountedBySide() {
            assertThat(position.count(Side.FIRST)).isEqualTo(3);
            assertThat(position.count(Side.SECOND)).isEqualTo(2);
        }

        @Test
        @Tag("RU-14b")
        void areCountedByRank() {
            assertThat(position.count(Side.FIRST, Rank.MAN)).isEqualTo(2);
            assertThat(position.count(Side.FIRST, Rank.KING)).isEqualTo(1);
            assertThat(position.count(Side.SECOND, Rank.MAN)).isEqualTo(1);
            assertThat(position.count(Side.SECOND, Rank.KING)).isEqualTo(1);
        }

        @Test
        void areFoundOnTheirSquares() {
            assertThat(position.pieceAt(Square.of(1))).contains(new Piece(Side.FIRST, Rank.MAN));
            assertThat(position.pieceAt(Square.of(29))).contains(new Piece(Side.FIRST, Rank.KING));
            assertThat(position.pieceAt(Square.of(7))).contains(new Piece(Side.SECOND, Rank.KING));
            assertThat(position.pieceAt(Square.of(20))).contains(new Piece(Side.SECOND, Rank.MAN));
            assertThat(position.pieceAt(Square.of(2))).isEqualTo(Optional.empty());
        }
    }

    @Nested
    class Destinations {
        @Test
        @Tag("RU-14e")
        void areToldForEachPiece() {
            assertThat(Position.START.destinations(Square.of(9))).isEqualTo(path(13, 14));
            assertThat(Position.START.destinations(Square.of(12))).isEqualTo(path(16));
        }

        @Test
        @Tag("RU-14e")
        void areNoneForAPieceThatMayNotMove() {
            assertThat(Position.START.destinations(Square.of(5))).isEmpty();
            assertThat(Position.START.destinations(Square.of(22))).isEmpty();
            assertThat(Position.START.destinations(Square.of(15))).isEmpty();
        }

        @Test
        @Tag("RU-14e")
        void areNoneForAPieceThatCannotJumpWhenAnotherMust() {
            Position position = TestPositions.of("B:W18:B3,14");
            assertThat(position.destinations(Square.of(3))).isEmpty();
            assertThat(position.destinations(Square.of(14))).isEqualTo(path(23));
        }

        @Test
        @Tag("RU-14e")
        void areTheLastSquaresOfMultipleJumps() {
            Position position = TestPositions.of("B:W17,18,27:B14");
            assertThat(position.destinations(Square.of(14))).isEqualTo(path(21, 32));
        }

        @Test
        void areNamedOnceWhereTwoRoutesLeadThere() {
            Position position = TestPositions.of("B:W6,7,14,15:B2");
            assertThat(position.destinations(Square.of(2))).isEqualTo(path(18));
        }
    }

    @Nested
    class MustJump {
        @Test
        @Tag("RU-6a")
        void isSoWhenAnyPieceCanJump() {
            assertThat(TestPositions.of("B:W18:B3,14").mustJump()).isTrue();
        }

        @Test
        void isNotSoWhenNoneCan() {
            assertThat(Position.START.mustJump()).isFalse();
            assertThat(TestPositions.of("B:W18,23:B14").mustJump()).isFalse();
        }

        @Test
        void isNotSoWhenOnlyTheOpponentCould() {
            // 19 could jump 15 if it were its turn; 15 has 24 behind 19.
            assertThat(TestPositions.of("B:W19,24:B15").mustJump()).isFalse();
            assertThat(TestPositions.of("W:W19,24:B15").mustJump()).isTrue();
        }
    }

    @Nested
    class AfterAMove {
        @Test
        void theOtherSideIsToMoveAndThePieceStandsElsewhere() {
            assertThat(TestPositions.of("B:W32:B11").after(move(11, 15)))
                    .isEqualTo(TestPositions.of("W:W32:B15"));
        }

        @Test
        void thePositionBeforeIsAsItWas() {
            Position before = TestPositions.of("B:W18:B14");
            before.after(move(14, 23));
            assertThat(before).isEqualTo(TestPositions.of("B:W18:B14"));
        }

        @Test
        void aKingIsStillAKing() {
            assertThat(TestPositions.of("W:WK18:B1").after(move(18, 22)))
                    .isEqualTo(TestPositions.of("B:WK22:B1"));
        }

        @Test
        void aKingThatWasTakenLeavesNoCrownBehind() {
            assertThat(TestPositions.of("B:WK18,32:B14").after(move(14, 23)))
                    .isEqualTo(TestPositions.of("W:W32:B23"));
        }

        @Test
        void isNothingWhenTheMoveIsNotLegal() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Position.START.after(move(11, 18)))
                    .withMessage("11x18 is not a legal move here");
        }
    }

    @Nested
    class Crowning {
        @Test
        void isWhatAManDoesOnItsKingRow() {
            assertThat(TestPositions.of("B:W5:B26").crowns(move(26, 30))).isTrue();
            assertThat(TestPositions.of("W:W6:B28").crowns(move(6, 1))).isTrue();
        }

        @Test
        void isNotWhatAKingDoesThere() {
            assertThat(TestPositions.of("B:W5:BK26").crowns(move(26, 30))).isFalse();
        }

        @Test
        void isNotWhatAManDoesElsewhere() {
            assertThat(Position.START.crowns(move(11, 15))).isFalse();
        }
    }

    @Nested
    class TheOutcome {
        @Test
        void isOpenWhileTheSideToMoveCanMove() {
            assertThat(Position.START.outcome()).isEqualTo(Optional.empty());
            assertThat(Position.START.hasLegalMove()).isTrue();
        }

        @Test
        @Tag("RU-9a")
        void isLostByTheSideToMoveWithoutAPiece() {
            assertThat(TestPositions.of("W:W:B14").outcome())
                    .contains(new Outcome.Win(Side.FIRST, Outcome.WinReason.CAPTURED_ALL));
        }

        @Test
        @Tag("RU-9b")
        void isLostByTheSideToMoveWithoutAMove() {
            Position blocked =
                    TestPositions.drawn(
                            Side.SECOND,
                            """
                              .   .   .   .
                            .   .   .   .
                              .   .   .   .
                            .   f   .   .
                              f   .   .   .
                            s   .   .   .
                              .   .   .   .
                            .   .   .   .
                            """);
            assertThat(blocked.outcome())
                    .contains(new Outcome.Win(Side.FIRST, Outcome.WinReason.NO_MOVE));
        }

        @Test
        @Tag("RU-9c")
        void isOpenWhileOnlyTheOtherSideHasNoMove() {
            Position position = TestPositions.of("B:W21:B14,17");
            assertThat(position.outcome()).isEqualTo(Optional.empty());
        }
    }
}

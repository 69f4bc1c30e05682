package crownhead.rules;

import static crownhead.rules.TestMoves.move;
import static crownhead.rules.TestMoves.path;
import static crownhead.rules.TestMoves.played;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RefereeTest {
    private static void assertRefused(Ruling ruling, Illegal why, String code, String sentence) {
        assertThat(ruling).isEqualTo(new Ruling.Refused(why));
        assertThat(why.code()).isEqualTo(code);
        assertThat(why.sentence()).isEqualTo(sentence);
    }

    private static Ruling ruling(String position, int... numbers) {
        return TestPositions.of(position).ruling(path(numbers));
    }

    private static Ruling rulingAtTheStart(int... numbers) {
        return Position.START.ruling(path(numbers));
    }

    @Nested
    class ALegalMove {
        @Test
        void isTheMoveAlongItsSquares() {
            assertThat(rulingAtTheStart(11, 15)).isEqualTo(new Ruling.Legal(move(11, 15)));
            assertThat(ruling("B:W18,27:B14", 14, 23, 32))
                    .isEqualTo(new Ruling.Legal(move(14, 23, 32)));
        }
    }

    @Nested
    class OutOfTurn {
        @Test
        @Tag("RU-12a")
        void isRefused() {
            Game game = Game.start(DrawRule.CLAIMED);
            assertRefused(
                    game.ruling(Side.SECOND, path(22, 18)),
                    new Illegal.NotYourTurn(),
                    "not-your-turn",
                    "It is not your turn: wait for your opponent's move.");
        }

        @Test
        void isRefusedWithTheOpponentsPieceToo() {
            Game game = Game.start(DrawRule.CLAIMED);
            assertThat(game.ruling(Side.SECOND, path(11, 15)))
                    .isEqualTo(new Ruling.Refused(new Illegal.NotYourTurn()));
        }
    }

    @Nested
    class AfterTheEnd {
        private final Outcome agreed = new Outcome.Draw(Outcome.DrawReason.AGREEMENT);

        @Test
        @Tag("RU-12a")
        void isRefused() {
            Game game = Game.start(DrawRule.CLAIMED).drawnByAgreement();
            assertRefused(
                    game.ruling(Side.FIRST, path(11, 15)),
                    new Illegal.GameIsOver(agreed),
                    "game-over",
                    "The game is over: no move is played after its end.");
        }

        @Test
        void isRefusedForEitherSide() {
            Game game = Game.start(DrawRule.CLAIMED).drawnByAgreement();
            assertThat(game.ruling(Side.SECOND, path(22, 18)))
                    .isEqualTo(new Ruling.Refused(new Illegal.GameIsOver(agreed)));
        }

        @Test
        void isRefusedOnABoardWhereNothingCanMove() {
            Outcome shutIn = new Outcome.Win(Side.FIRST, Outcome.WinReason.NO_MOVE);
            assertThat(ruling("W:W21:B14,17", 21, 17))
                    .isEqualTo(new Ruling.Refused(new Illegal.GameIsOver(shutIn)));
        }
    }

    @Nested
    class ThePieceToMove {
        @Test
        @Tag("RU-12b")
        void isMissing() {
            assertRefused(
                    rulingAtTheStart(14, 18),
                    new Illegal.NoPiece(Square.of(14)),
                    "no-piece",
                    "There is no piece on 14 to move.");
        }

        @Test
        @Tag("RU-12b")
        void isTheOpponents() {
            assertRefused(
                    rulingAtTheStart(22, 18),
                    new Illegal.OpponentsPiece(Square.of(22)),
                    "opponents-piece",
                    "The piece on 22 is the opponent's: a player moves only their own.");
        }

        @Test
        @Tag("RU-12b")
        void hasNowhereNamedToGo() {
            assertRefused(
                    rulingAtTheStart(11),
                    new Illegal.NoDestination(Square.of(11)),
                    "no-destination",
                    "The piece on 11 must go to another square.");
        }

        @Test
        void staysWhereItIs() {
            assertThat(rulingAtTheStart(11, 11))
                    .isEqualTo(new Ruling.Refused(new Illegal.NoDestination(Square.of(11))));
        }

        @Test
        void mustBeNamed() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> rulingAtTheStart())
                    .withMessage("A move names at least the square it starts from");
        }
    }

    @Nested
    class ALightSquare {
        private final Game game = Game.start(DrawRule.CLAIMED);

        @Test
        @Tag("RU-12b")
        void isNoPlaceToGo() {
            assertRefused(
                    game.rulingOnCells(Side.FIRST, List.of(new Cell(2, 1), new Cell(3, 1))),
                    new Illegal.LightSquare(new Cell(3, 1)),
                    "light-square",
                    "Row 3, column 1 is a light square: checkers is played on the dark ones.");
        }

        @Test
        void isNoPlaceToStartFrom() {
            assertThat(game.rulingOnCells(Side.FIRST, List.of(new Cell(2, 2), new Cell(3, 1))))
                    .isEqualTo(new Ruling.Refused(new Illegal.LightSquare(new Cell(2, 2))));
        }

        @Test
        void isNotNeededOnAWayOverDarkOnes() {
            assertThat(game.rulingOnCells(Side.FIRST, List.of(new Cell(2, 1), new Cell(3, 0))))
                    .isEqualTo(new Ruling.Legal(move(9, 13)));
        }
    }

    @Nested
    class TheDirection {
        @Test
        @Tag("RU-12b")
        @Tag("RU-4b")
        void isStraightAhead() {
            assertRefused(
                    rulingAtTheStart(11, 19),
                    new Illegal.NotDiagonal(Square.of(11), Square.of(19)),
                    "not-diagonal",
                    "From 11 to 19 is no diagonal: pieces move diagonally.");
        }

        @Test
        void isSideways() {
            assertThat(ruling("B:W32:B14", 14, 15))
                    .isEqualTo(
                            new Ruling.Refused(
                                    new Illegal.NotDiagonal(Square.of(14), Square.of(15))));
        }

        @Test
        @Tag("RU-12b")
        @Tag("RU-4b")
        void isBackwardForAMansStep() {
            assertRefused(
                    ruling("B:W32:B14", 14, 9),
                    new Illegal.ManGoesBackward(Square.of(14), Square.of(9)),
                    "man-backward",
                    "From 14 to 9 is backward: a man goes forward only, until it is crowned.");
        }

        @Test
        void isBackwardForTheSecondMoversMan() {
            assertThat(ruling("W:W18:B1", 18, 22))
                    .isEqualTo(
                            new Ruling.Refused(
                                    new Illegal.ManGoesBackward(Square.of(18), Square.of(22))));
        }

        @Test
        @Tag("RU-5d")
        void isBackwardForAMansJump() {
            assertThat(ruling("B:W14:B18", 18, 9))
                    .isEqualTo(
                            new Ruling.Refused(
                                    new Illegal.ManGoesBackward(Square.of(18), Square.of(9))));
        }

        @Test
        @Tag("RU-5d")
        void isBackwardForTheSecondHopOfAMan() {
            assertThat(ruling("B:W6,7:B1", 1, 10, 3))
                    .isEqualTo(
                            new Ruling.Refused(
                                    new Illegal.ManGoesBackward(Square.of(10), Square.of(3))));
        }
    }

    @Nested
    class TheDistance {
        @Test
        @Tag("RU-12b")
        void isTooFarForAKingThatWouldFly() {
            assertRefused(
                    ruling("B:W32:BK1", 1, 15),
                    new Illegal.TooFar(Square.of(1), Square.of(15)),
                    "too-far",
                    "From 1 to 15 is too far: a piece steps to the next square, or jumps over"
                            + " one.");
        }

        @Test
        void isTooFarForAMan() {
            assertThat(ruling("B:W32:B3", 3, 17))
                    .isEqualTo(new Ruling.Refused(new Illegal.TooFar(Square.of(3), Square.of(17))));
        }
    }

    @Nested
    class TheSquareToGoTo {
        @Test
        @Tag("RU-12b")
        @Tag("RU-4b")
        void isOccupiedForAStep() {
            assertRefused(
                    rulingAtTheStart(8, 11),
                    new Illegal.Occupied(Square.of(11)),
                    "occupied",
                    "Square 11 is occupied: a piece moves to a vacant square.");
        }

        @Test
        @Tag("RU-5c")
        void isOccupiedForAJump() {
            assertThat(ruling("B:W18,23:B14", 14, 23))
                    .isEqualTo(new Ruling.Refused(new Illegal.Occupied(Square.of(23))));
        }

        @Test
        void isVacantAgainWhereTheKingItselfStarted() {
            assertThat(ruling("B:W9,10,17,18,32:BK6", 6, 13, 22, 15, 6))
                    .isEqualTo(new Ruling.Legal(move(6, 13, 22, 15, 6)));
        }
    }

    @Nested
    class ThePieceToJump {
        @Test
        @Tag("RU-12b")
        void isMissing() {
            assertRefused(
                    rulingAtTheStart(11, 18),
                    new Illegal.NothingToJump(Square.of(11), Square.of(15), Square.of(18)),
                    "nothing-to-jump",
                    "There is no piece on 15 to jump from 11 to 18: a jump takes a piece of the"
                            + " opponent.");
        }

        @Test
        @Tag("RU-12b")
        @Tag("RU-5f")
        void isThePlayersOwn() {
            assertRefused(
                    rulingAtTheStart(6, 15),
                    new Illegal.OwnPieceJumped(Square.of(10)),
                    "own-piece-jumped",
                    "The piece on 10 is your own: only the opponent's are jumped.");
        }

        @Test
        @Tag("RU-12b")
        @Tag("RU-5g")
        void isJumpedAlready() {
            assertRefused(
                    ruling("B:W10:BK6", 6, 15, 6),
                    new Illegal.JumpedTwice(Square.of(10)),
                    "jumped-twice",
                    "The piece on 10 is jumped already: no piece is jumped twice in a move.");
        }
    }

    @Nested
    class AfterARefusal {
        private final Game game = played(Game.start(DrawRule.CLAIMED), "11-15", "22-18");

        @Test
        @Tag("RU-12c")
        void theBoardIsAsItWas() {
            Position before = game.position();
            assertThat(game.ruling(Side.FIRST, path(9, 13))).isInstanceOf(Ruling.Refused.class);
            assertThat(game.position()).isEqualTo(before);
            assertThat(game.moves()).hasSize(2);
        }

        @Test
        @Tag("RU-12d")
        void theSamePlayerMovesAgain() {
            assertThat(game.ruling(Side.FIRST, path(9, 13))).isInstanceOf(Ruling.Refused.class);
            assertThat(game.position().toMove()).isEqualTo(Side.FIRST);
            assertThat(game.ruling(Side.FIRST, path(15, 22)))
                    .isEqualTo(new Ruling.Legal(move(15, 22)));
        }
    }
}

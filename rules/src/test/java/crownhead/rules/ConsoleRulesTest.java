package crownhead.rules;

import static crownhead.rules.TestMoves.legal;
import static crownhead.rules.TestMoves.move;
import static crownhead.rules.TestMoves.path;
import static crownhead.rules.TestMoves.played;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.dress.ColourSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The rules 2.2.1 to 2.2.13 of the console game, in their order. */
class ConsoleRulesTest {
    @Test
    void rule1EachOfTwoPlayersBeginsWithTwelveDiscsOfItsColour() {
        assertThat(Side.values()).hasSize(2);
        assertThat(Position.START.count(Side.FIRST)).isEqualTo(12);
        assertThat(Position.START.count(Side.SECOND)).isEqualTo(12);
        assertThat(ColourSet.WHITE_RED.colour(Side.FIRST).name()).isEqualTo("white");
        assertThat(ColourSet.WHITE_RED.colour(Side.SECOND).name()).isEqualTo("red");
    }

    @Test
    void rule2ThirtyTwoOfSixtyFourSquaresAreDarkAndEachPlayersNearRightCornerIsLight() {
        int dark = 0;
        for (Cell cell : CellTest.allCells()) {
            dark += cell.isDark() ? 1 : 0;
        }
        assertThat(CellTest.allCells()).hasSize(64);
        assertThat(dark).isEqualTo(32);
        assertThat(new Cell(0, 0).isDark()).isFalse();
        assertThat(new Cell(7, 7).isDark()).isFalse();
    }

    @Test
    void rule3ThePiecesStandOnTheTwelveDarkSquaresClosestToTheirPlayer() {
        for (Square square : Square.all()) {
            int row = square.row();
            boolean first = Position.START.pieceAt(square).equals(manOf(Side.FIRST));
            boolean second = Position.START.pieceAt(square).equals(manOf(Side.SECOND));
            assertThat(first).isEqualTo(row <= 2);
            assertThat(second).isEqualTo(row >= 5);
        }
    }

    @Test
    void rule4TheFirstMoverBeginsWhateverItsColourAndPlayersAlternate() {
        Game game = Game.start(DrawRule.AUTOMATIC);
        assertThat(game.position().toMove()).isEqualTo(Side.FIRST);
        assertThat(played(game, "11-15").position().toMove()).isEqualTo(Side.SECOND);
        assertThat(played(game, "11-15", "22-18").position().toMove()).isEqualTo(Side.FIRST);
    }

    @Test
    void rule4WhiteBeginsInTheColoursOfAConsoleTable() {
        assertThat(ColourSet.CONSOLE_DEFAULT.colour(Position.START.toMove()).name())
                .isEqualTo("white");
    }

    @Test
    void rule5PiecesMoveDiagonallyAndSinglePiecesForwardOnly() {
        for (Move move : Position.START.legalMoves()) {
            assertThat(move.to().row()).isEqualTo(move.from().row() + 1);
            assertThat(Math.abs(move.to().column() - move.from().column())).isEqualTo(1);
        }
        assertThat(TestPositions.of("B:W32:B14").ruling(path(14, 10)))
                .isEqualTo(
                        new Ruling.Refused(
                                new Illegal.ManGoesBackward(Square.of(14), Square.of(10))));
    }

    @Test
    void rule6WithoutACaptureAPieceMovesOneSquareOnly() {
        assertThat(TestPositions.of("B:W32:BK1").ruling(path(1, 15)))
                .isEqualTo(new Ruling.Refused(new Illegal.TooFar(Square.of(1), Square.of(15))));
        assertThat(TestPositions.of("B:W32:BK1").destinations(Square.of(1))).isEqualTo(path(5, 6));
    }

    @Test
    void rule7AJumpLeapsOneEnemyInAStraightLineAndSeveralJumpsMakeOneTurn() {
        assertThat(legal(TestPositions.of("W:W18:B15"))).containsExactly("18x11");
        // Two enemies in a row cannot be leaped at once.
        assertThat(legal(TestPositions.of("W:W18:B11,15"))).containsExactly("18-14");
        assertThat(legal(TestPositions.of("W:W18:B8,15"))).containsExactly("18x11x4");
    }

    @Test
    void rule8ACapturedPieceIsRemovedFromTheBoard() {
        Position after = TestPositions.of("W:W18:B1,15").after(move(18, 11));
        assertThat(after.pieceAt(Square.of(15))).isEmpty();
        assertThat(after.count(Side.FIRST)).isEqualTo(1);
    }

    @Test
    void rule9AJumpMustBeMadeAndTheChoiceAmongJumpsIsFree() {
        assertThat(legal(TestPositions.of("W:W18,31:B14,15"))).containsExactly("18x9", "18x11");
    }

    @Test
    void rule10APieceOnTheFurthestRowBecomesAKing() {
        assertThat(TestPositions.of("B:W5:B26").after(move(26, 31)))
                .isEqualTo(TestPositions.of("W:W5:BK31"));
    }

    @Test
    void rule10TheTurnEndsWithTheCrownEvenWhereTheKingCouldJumpOn() {
        assertThat(legal(TestPositions.of("B:W25,26:B21"))).containsExactly("21x30");
    }

    @Test
    void rule11KingsMoveDiagonallyForwardAndBackward() {
        assertThat(legal(TestPositions.of("W:WK18:B1")))
                .containsExactly("18-14", "18-15", "18-22", "18-23");
    }

    @Test
    void rule12KingsCombineJumpsInSeveralDirections() {
        assertThat(legal(TestPositions.of("B:W9,10,17,18,32:BK6")))
                .containsExactly("6x13x22x15x6", "6x15x22x13x6");
    }

    @Test
    void rule12SinglePiecesMayShiftDirectionButMustJumpForward() {
        assertThat(legal(TestPositions.of("B:W7,15,14:B2"))).containsExactly("2x11x18");
    }

    @Test
    void rule13APlayerWinsWhenTheOpponentsPiecesAreAllCaptured() {
        Game game = Game.from(TestPositions.of("B:W18:B14"), DrawRule.AUTOMATIC);
        assertThat(played(game, "14x23").outcome())
                .contains(new Outcome.Win(Side.FIRST, Outcome.WinReason.CAPTURED_ALL));
    }

    @Test
    void rule13APlayerWinsWhenTheOpponentsPiecesAreBlockedIn() {
        Game game = Game.from(TestPositions.of("B:W21:B10,17"), DrawRule.AUTOMATIC);
        assertThat(played(game, "10-14").outcome())
                .contains(new Outcome.Win(Side.FIRST, Outcome.WinReason.NO_MOVE));
    }

    private static Optional<Piece> manOf(Side side) {
        return Optional.of(new Piece(side, Rank.MAN));
    }
}

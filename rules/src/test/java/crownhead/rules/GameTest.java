package crownhead.rules;

import static crownhead.rules.TestMoves.move;
import static crownhead.rules.TestMoves.path;
import static crownhead.rules.TestMoves.played;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class GameTest {
    private static Game from(String position) {
        return Game.from(TestPositions.of(position), DrawRule.CLAIMED);
    }

    @Nested
    class ANewGame {
        private final Game game = Game.start(DrawRule.CLAIMED);

        @Test
        void standsAtTheStart() {
            assertThat(game.position()).isEqualTo(Position.START);
            assertThat(game.startPosition()).isEqualTo(Position.START);
        }

        @Test
        @Tag("RU-14a")
        void isAtItsFirstTurn() {
            assertThat(game.turnNumber()).isEqualTo(1);
            assertThat(game.ply()).isZero();
        }

        @Test
        void hasNoTurnBehindIt() {
            assertThat(game.lastTurn()).isEqualTo(Optional.empty());
            assertThat(game.before()).isEqualTo(Optional.empty());
            assertThat(game.moves()).isEmpty();
        }

        @Test
        @Tag("RU-14f")
        void hasNoResult() {
            assertThat(game.outcome()).isEqualTo(Optional.empty());
            assertThat(game.isOver()).isFalse();
        }
    }

    @Nested
    class AfterSomeMoves {
        private final Game game =
                played(Game.start(DrawRule.CLAIMED), "11-15", "23-19", "8-11", "22-17");

        @Test
        @Tag("RU-14a")
        void tellsWhichTurnItIs() {
            assertThat(game.turnNumber()).isEqualTo(5);
            assertThat(game.ply()).isEqualTo(4);
        }

        @Test
        void hasTheSidesAlternate() {
            assertThat(game.position().toMove()).isEqualTo(Side.FIRST);
            assertThat(game.before().orElseThrow().position().toMove()).isEqualTo(Side.SECOND);
        }

        @Test
        void tellsItsMovesFromTheStart() {
            assertThat(game.moves())
                    .isEqualTo(List.of(move(11, 15), move(23, 19), move(8, 11), move(22, 17)));
        }

        @Test
        void knowsTheGameBeforeEachMove() {
            assertThat(game.before().orElseThrow().moves())
                    .isEqualTo(List.of(move(11, 15), move(23, 19), move(8, 11)));
            assertThat(game.startPosition()).isEqualTo(Position.START);
        }

        @Test
        void isTheSameForBothWaysItMayGoOn() {
            Game one = game.after(move(11, 16));
            Game other = game.after(move(9, 14));
            assertThat(one.moves()).endsWith(move(11, 16));
            assertThat(other.moves()).endsWith(move(9, 14));
            assertThat(game.ply()).isEqualTo(4);
        }
    }

    @Nested
    class TheLastTurn {
        @Test
        @Tag("RU-14c")
        void tellsFromToAndPath() {
            Game game = played(from("B:W18,27,12:B14,1"), "14x23x32");
            Move last = game.lastTurn().orElseThrow().move();
            assertThat(last.from()).isEqualTo(Square.of(14));
            assertThat(last.to()).isEqualTo(Square.of(32));
            assertThat(last.path()).isEqualTo(path(14, 23, 32));
        }

        @Test
        @Tag("RU-14d")
        void isAStepThatTookAndCrownedNothing() {
            Game game = played(Game.start(DrawRule.CLAIMED), "11-15");
            assertThat(game.lastTurn())
                    .contains(new Turn(Side.FIRST, move(11, 15), List.of(), false));
            assertThat(game.lastTurn().orElseThrow().move().isStep()).isTrue();
        }

        @Test
        @Tag("RU-14d")
        void isAJumpThatTookAManAndAKingAndCrowned() {
            Game game = played(from("B:W18,K27,12:B14,1"), "14x23x32");
            assertThat(game.lastTurn())
                    .contains(
                            new Turn(
                                    Side.FIRST,
                                    move(14, 23, 32),
                                    List.of(capture(18, Rank.MAN), capture(27, Rank.KING)),
                                    true));
            assertThat(game.lastTurn().orElseThrow().move().isJump()).isTrue();
        }

        @Test
        @Tag("RU-14d")
        void isAStepThatCrowned() {
            Game game = played(from("W:W6:B12"), "6-2");
            assertThat(game.lastTurn().orElseThrow().crowned()).isTrue();
        }

        @Test
        @Tag("RU-14d")
        void isAKingsStepOntoTheFarRowThatCrownedNothing() {
            Game game = played(from("W:WK6:B12"), "6-2");
            assertThat(game.lastTurn().orElseThrow().crowned()).isFalse();
        }

        private Turn.Capture capture(int square, Rank rank) {
            return new Turn.Capture(Square.of(square), new Piece(Side.SECOND, rank));
        }
    }

    @Nested
    class TheEnd {
        @Test
        @Tag("RU-9a")
        @Tag("RU-14f")
        void comesWhenTheLastPieceIsTaken() {
            Game game = played(from("B:W18:B14"), "14x23");
            assertThat(game.outcome())
                    .contains(new Outcome.Win(Side.FIRST, Outcome.WinReason.CAPTURED_ALL));
        }

        @Test
        @Tag("RU-9a")
        void comesForTheFirstMoverToo() {
            Game game = played(from("W:W18:B14"), "18x9");
            assertThat(game.outcome())
                    .contains(new Outcome.Win(Side.SECOND, Outcome.WinReason.CAPTURED_ALL));
        }

        @Test
        @Tag("RU-9b")
        @Tag("RU-14f")
        void comesWhenTheSideToMoveIsShutIn() {
            Game game = played(from("B:W21:B10,17"), "10-14");
            assertThat(game.outcome())
                    .contains(new Outcome.Win(Side.FIRST, Outcome.WinReason.NO_MOVE));
        }

        @Test
        @Tag("RU-9c")
        void doesNotComeForASideThatIsShutInOffItsTurn() {
            Game shutIn = from("B:W21:B14,17");
            assertThat(shutIn.isOver()).isFalse();
            assertThat(played(shutIn, "17-22").isOver()).isFalse();
        }

        @Test
        void isThereAtOnceInASetUpPositionWithoutAMove() {
            assertThat(from("W:W21:B14,17").isOver()).isTrue();
        }

        @Test
        void leavesNoMoveToPlay() {
            Game over = played(from("B:W18:B14"), "14x23");
            assertThatIllegalStateException()
                    .isThrownBy(() -> over.after(move(23, 26)))
                    .withMessageStartingWith("The game is over: ");
        }

        @Test
        void leavesNoDrawToAgreeOn() {
            Game over = played(from("B:W18:B14"), "14x23");
            assertThatIllegalStateException().isThrownBy(over::drawnByAgreement);
        }
    }

    @Nested
    class AMoveThatIsNotLegal {
        @Test
        void isNotPlayed() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Game.start(DrawRule.CLAIMED).after(move(22, 18)))
                    .withMessage("22-18 is not a legal move here");
        }

        @Test
        void isNotPlayedWhenItJumpsOverNothing() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Game.start(DrawRule.CLAIMED).after(move(11, 18)))
                    .withMessage("11x18 is not a legal move here");
        }
    }
}

package crownhead.rules;

import static crownhead.rules.TestMoves.move;
import static crownhead.rules.TestMoves.path;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MoveTest {
    @Nested
    class AStep {
        private final Move step = move(11, 15);

        @Test
        void goesFromOneSquareToTheNext() {
            assertThat(step.from()).isEqualTo(Square.of(11));
            assertThat(step.to()).isEqualTo(Square.of(15));
        }

        @Test
        void isNoJumpAndTakesNothing() {
            assertThat(step.isStep()).isTrue();
            assertThat(step.isJump()).isFalse();
            assertThat(step.taken()).isEmpty();
        }

        @Test
        void isWrittenWithADash() {
            assertThat(step).hasToString("11-15");
        }
    }

    @Nested
    class AJump {
        private final Move jump = move(23, 14, 7, 16);

        @Test
        void goesFromItsFirstSquareToItsLast() {
            assertThat(jump.from()).isEqualTo(Square.of(23));
            assertThat(jump.to()).isEqualTo(Square.of(16));
        }

        @Test
        void isNoStepAndTakesWhatItPassesInOrder() {
            assertThat(jump.isJump()).isTrue();
            assertThat(jump.isStep()).isFalse();
            assertThat(jump.taken()).isEqualTo(path(18, 10, 11));
        }

        @Test
        void isWrittenWithEverySquare() {
            assertThat(jump).hasToString("23x14x7x16");
        }

        @Test
        void isAnotherMoveOnAnotherRoute() {
            assertThat(move(2, 9, 18)).isNotEqualTo(move(2, 11, 18));
        }

        @Test
        void hasNineHopsAtMost() {
            assertThat(move(1, 10, 3, 12, 19, 26, 17, 10, 19, 28).taken()).hasSize(9);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> move(1, 10, 3, 12, 19, 26, 17, 10, 19, 28, 19));
        }
    }

    @Nested
    class NoMove {
        @Test
        void goesStraight() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> move(23, 15))
                    .withMessage(
                            "No move goes along [23, 15]: it is one step, or one to nine jumps");
        }

        @Test
        void goesThreeRowsAtOnce() {
            assertThatIllegalArgumentException().isThrownBy(() -> move(1, 15));
        }

        @Test
        void stepsTwice() {
            assertThatIllegalArgumentException().isThrownBy(() -> move(11, 15, 18));
        }

        @Test
        void stepsAfterAJumpOrJumpsAfterAStep() {
            assertThatIllegalArgumentException().isThrownBy(() -> move(14, 23, 26));
            assertThatIllegalArgumentException().isThrownBy(() -> move(11, 15, 22));
        }

        @Test
        void staysWhereItIs() {
            assertThatIllegalArgumentException().isThrownBy(() -> move(11, 11));
            assertThatIllegalArgumentException().isThrownBy(() -> move(11));
            assertThatIllegalArgumentException().isThrownBy(() -> new Move(List.of()));
        }
    }

    @Nested
    class APackedMove {
        private static final Move NINE_HOPS = move(1, 10, 3, 12, 19, 26, 17, 10, 19, 28);

        @Test
        void unpacksToTheSameMove() {
            for (Move move : List.of(move(11, 15), move(15, 11), move(23, 14, 7, 16), NINE_HOPS)) {
                assertThat(Move.unpack(move.packed())).isEqualTo(move);
            }
        }

        @Test
        void tellsItsEndsHopsAndCaptures() {
            int packed = NINE_HOPS.packed();
            assertThat(PackedMove.isJump(packed)).isTrue();
            assertThat(PackedMove.from(packed)).isEqualTo(0);
            assertThat(PackedMove.to(packed)).isEqualTo(27);
            assertThat(PackedMove.hops(packed)).isEqualTo(9);
            assertThat(PackedMove.taken(packed))
                    .isEqualTo(TestPositions.of("B:W:BK6,K7,K8,K14,K15,K16,K22,K23,K24").first());
        }

        @Test
        void takesNothingWhenItSteps() {
            int packed = move(11, 15).packed();
            assertThat(PackedMove.isJump(packed)).isFalse();
            assertThat(PackedMove.taken(packed)).isZero();
        }
    }

    @Test
    void thePathOfAMoveDoesNotChangeWithTheListItWasMadeFrom() {
        List<Square> squares = new ArrayList<>(path(11, 15));
        Move move = new Move(squares);
        squares.set(1, Square.of(16));
        assertThat(move).hasToString("11-15");
    }
}

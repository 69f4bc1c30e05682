package crownhead.engine.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.rules.Position;
import crownhead.rules.Side;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SliceIndexTest {
    @Nested
    class TheSlices {
        /** As published, with both sides or only one of them on the board. */
        @ParameterizedTest
        @CsvSource({"2, 6972", "3, 261224", "4, 7092774", "5, 148688232", "6, 2503611964"})
        void haveAsManyPositionsAsIsKnown(int pieces, long published) {
            long bothSides = 0;
            for (Slice slice : Slice.withPieces(pieces)) {
                bothSides += slice.size();
            }
            long oneSide = 0;
            for (int men = 0; men <= pieces; men++) {
                oneSide += (long) Choose.ways(28, men) * Choose.ways(32 - men, pieces - men);
            }
            assertThat(bothSides + 2 * oneSide).isEqualTo(published);
        }

        @Test
        void comeAfterTheSlicesThatTheyLeadTo() {
            List<Slice> order = Slice.upTo(6);
            for (Slice slice : order) {
                if (slice.men() > 0) {
                    assertThat(order.indexOf(slice.crowned())).isLessThan(order.indexOf(slice));
                    assertThat(order.indexOf(slice.crowned()))
                            .isLessThan(order.indexOf(slice.turned()));
                }
            }
        }

        @Test
        void areFoundByTheirKeys() {
            for (Slice slice : Slice.upTo(6)) {
                assertThat(Slice.ofKey(slice.key())).isEqualTo(slice);
            }
        }

        @Test
        void haveAPieceOnBothSides() {
            assertThatThrownBy(() -> new Slice(1, 1, 0, 0)).hasMessage("Both sides need a piece");
        }
    }

    @Nested
    class EveryNumber {
        @Test
        void isThatOfItsPositionInSlicesOfThreePieces() {
            for (Slice slice : Slice.upTo(3)) {
                for (int i = 0; i < slice.size(); i++) {
                    assertRoundTrip(slice, i);
                }
            }
        }

        @Test
        void isThatOfItsPositionInLargeSlicesToo() {
            SplittableRandom random = new SplittableRandom(7);
            for (Slice slice : Slice.upTo(6)) {
                assertRoundTrip(slice, 0);
                assertRoundTrip(slice, slice.size() - 1);
                for (int i = 0; i < 1000; i++) {
                    assertRoundTrip(slice, random.nextInt(slice.size()));
                }
            }
        }

        private void assertRoundTrip(Slice slice, int index) {
            Position position = SliceIndex.of(slice).position(index);
            if (!Slice.of(position).equals(slice) || SliceIndex.of(slice).of(position) != index) {
                assertThat(position).as(slice + " " + index).isNull();
            }
        }
    }

    @Test
    void aBoardTurnedByHalfIsTheSamePositionToWhoIsToMove() {
        Position second = new Position(1 << 5, 1 << 31 | 1 << 20, 1 << 31, Side.SECOND);
        assertThat(Turned.toFirst(second))
                .isEqualTo(new Position(1 | 1 << 11, 1 << 26, 1, Side.FIRST));
        assertThat(Turned.toFirst(Position.START)).isEqualTo(Position.START);
    }
}

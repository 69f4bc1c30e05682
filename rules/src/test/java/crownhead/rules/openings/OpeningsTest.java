package crownhead.rules.openings;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Move;
import crownhead.rules.Perft;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.notation.Fen;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class OpeningsTest {
    @Nested
    class TheThreeMoveBallots {
        @Test
        void are174InOrderOfWhich156AreInUse() {
            assertThat(ThreeMoveBallots.all()).hasSize(174);
            assertThat(ThreeMoveBallots.standard()).hasSize(156);
            for (int i = 0; i < 174; i++) {
                assertThat(ThreeMoveBallots.all().get(i).number()).isEqualTo(i + 1);
            }
        }

        @Test
        void areEachThreeLegalMovesFromTheStart() {
            for (Ballot ballot : ThreeMoveBallots.all()) {
                Position position = Position.START;
                for (Move move : ballot.moves()) {
                    assertThat(position.legalMoves()).contains(move);
                    position = position.after(move);
                }
                assertThat(ballot.moves()).hasSize(3);
                assertThat(ballot.position()).isEqualTo(position);
                assertThat(position.toMove()).isEqualTo(Side.SECOND);
            }
        }

        @Test
        void leadToDifferentPositions() {
            Set<Position> positions = new HashSet<>();
            for (Ballot ballot : ThreeMoveBallots.all()) {
                assertThat(positions.add(ballot.position()))
                        .describedAs("ballot %s", ballot.number())
                        .isTrue();
            }
        }
    }

    @Nested
    class TheNamesOfOpenings {
        @Test
        void nameEachPositionOnce() {
            assertThat(OpeningNames.all()).hasSize(79);
            assertThat(OpeningNames.of(Position.START)).hasValue("GAYP");
        }

        @Test
        void arePositionsThatCanBePlayedOn() {
            OpeningNames.all()
                    .forEach((position, name) ->
                            assertThat(Perft.count(position, 3)).describedAs(name).isPositive());
        }

        @Test
        void tellTheNameOfAPositionOnTheBoard() {
            Position defiance =
                    Fen.read("B:W19,21,22,23,24,25,26,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,12,14,15");
            assertThat(OpeningNames.of(defiance)).hasValue("Defiance");
            assertThat(OpeningNames.of(Fen.read("B:W32:B1"))).isEmpty();
        }
    }
}

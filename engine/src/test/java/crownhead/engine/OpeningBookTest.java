package crownhead.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.openings.Ballot;
import crownhead.rules.openings.ThreeMoveBallots;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class OpeningBookTest {
    private static final String TEXT = "# a remark\n11-15 22-18 15x22!\n9-13! 21-17 5-9!\n";

    private final OpeningBook book = OpeningBook.read(TEXT);

    @Nested
    class ALine {
        @Test
        void recommendsWhatIsMarked() {
            assertThat(book.size()).isEqualTo(3);
            assertThat(book.move(Position.START).map(Move::toString)).contains("9-13");
            assertThat(book.move(after("11-15", "22-18")).map(Move::toString)).contains("15x22");
        }

        @Test
        void recommendsNothingElse() {
            assertThat(book.move(after("11-15"))).isEmpty();
            assertThat(book.move(after("9-13"))).isEmpty();
            assertThat(OpeningBook.EMPTY.move(Position.START)).isEmpty();
        }

        @Test
        void isKnownByWhateverWayItsPositionIsReached() {
            OpeningBook transposed = OpeningBook.read("9-13 22-18 11-16 24-20!");
            assertThat(transposed.move(after("11-16", "22-18", "9-13")).map(Move::toString))
                    .contains("24-20");
        }

        @Test
        void isRefusedWhenItCannotBePlayed() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> OpeningBook.read("11-15 22-18 8-11"))
                    .withMessage("No move 8-11 in the line 11-15 22-18 8-11");
        }
    }

    @Nested
    class AnOpponent {
        private final Game start = Game.start(DrawRule.AUTOMATIC);

        @Test
        void playsItAtTheHighestLevel() {
            Choice choice = opponent(10).choose(start, () -> true);
            assertThat(choice.move()).hasToString("9-13");
            assertThat(choice.nodes()).isZero();
        }

        @Test
        void thinksForItselfWhereItEnds() {
            Game game = start.after(move(Position.START, "9-13"));
            assertThat(opponent(10).choose(game, () -> true).nodes()).isPositive();
        }

        @Test
        void doesNotKnowItAtALowerLevel() {
            assertThat(opponent(1).choose(start, Interruption.NEVER).nodes()).isPositive();
        }

        private Opponent opponent(int level) {
            MoveChooser chooser =
                    new MoveChooser(
                            new PlainEvaluation(), Endgames.NONE, new TranspositionTable(8));
            return new Opponent(Level.of(level), chooser, book);
        }
    }

    @Nested
    class WhatIsShipped {
        private final OpeningBook shipped = OpeningBook.shipped();

        @Test
        void knowsWhatToPlayFromEveryBallot() {
            for (Ballot ballot : ThreeMoveBallots.standard()) {
                Position position = ballot.position();
                if (position.legalMoves().size() > 1) {
                    assertThat(shipped.move(position)).isPresent();
                }
            }
        }

        @Test
        void knowsTheFirstMovesOfAGameWithoutABallot() {
            assertThat(shipped.move(Position.START)).isPresent();
            for (Move move : Position.START.legalMoves()) {
                assertThat(shipped.move(Position.START.after(move))).isPresent();
            }
        }
    }

    private static Position after(String... moves) {
        Position position = Position.START;
        for (String text : moves) {
            position = position.after(move(position, text));
        }
        return position;
    }

    private static Move move(Position position, String text) {
        return position.legalMoves().stream()
                .filter(move -> move.toString().equals(text))
                .findFirst()
                .orElseThrow();
    }
}

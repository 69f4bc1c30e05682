package crownhead.engine.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.engine.OpeningBook;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.openings.ThreeMoveBallots;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BookMakingTest {
    @Test
    void givesTheSameTextHoweverManyThreadsLook() {
        String alone = BookMaking.run(new BookPlan("abc", 2, 30, 1), (_, _, _) -> {});
        assertThat(BookMaking.run(new BookPlan("abc", 2, 30, 3), (_, _, _) -> {})).isEqualTo(alone);
        assertThat(alone).startsWith("# Crownhead book 1\n# commit: abc\n# ballots: 2, 30 nodes");
    }

    @Test
    void knowsTheBallotsTheFirstMovesAndWhateverIsAnswered() {
        OpeningBook book =
                OpeningBook.read(BookMaking.run(new BookPlan("abc", 3, 30, 1), (_, _, _) -> {}));
        for (Move move : Position.START.legalMoves()) {
            assertThat(book.move(Position.START.after(move))).isPresent();
        }
        Position ballot = ThreeMoveBallots.standard().get(2).position();
        Position after = ballot.after(book.move(ballot).orElseThrow());
        for (Move answer : after.legalMoves()) {
            Position answered = after.after(answer);
            boolean hasChoice = answered.legalMoves().size() > 1;
            assertThat(book.move(answered).isPresent()).isEqualTo(hasChoice);
        }
    }

    @Test
    void tellsHowFarItIs() {
        List<String> told = new ArrayList<>();
        BookMaking.run(
                new BookPlan("abc", 1, 30, 1),
                (what, done, of) -> told.add(what + " " + done + "/" + of));
        assertThat(told).startsWith("openings 1/9").endsWith("openings 9/9").hasSize(9);
    }

    @Test
    void needsABallot() {
        assertThatIllegalArgumentException().isThrownBy(() -> new BookPlan("abc", 0, 30, 1));
    }
}

package crownhead.protocol.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.rules.Illegal;
import crownhead.rules.Position;
import crownhead.rules.Square;
import crownhead.rules.notation.Fen;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class VerdictTest {
    @Test
    void withoutATurnIsThatAllIsLegal() {
        assertThat(Verdict.on(new Question(Position.START, List.of())))
                .isEqualTo(new Verdict(Position.START, Optional.empty()));
    }

    @Test
    void playsTheTurnsOneAfterTheOther() {
        Verdict verdict = Verdict.on(Question.read("W:W18:B1,14,15", List.of("18x9", "1-5")));
        assertThat(verdict).isEqualTo(new Verdict(Fen.read("W:W9:B5,15"), Optional.empty()));
    }

    @Test
    void leavesTheBoardAsItWasBeforeTheTurnThatIsRefused() {
        Verdict verdict = Verdict.on(Question.read("W:W18:B1,14,15", List.of("18x9", "2-6")));
        Verdict.Refusal refusal = new Verdict.Refusal(2, new Illegal.NoPiece(Square.of(2)));
        assertThat(verdict).isEqualTo(new Verdict(Fen.read("B:W9:B1,15"), Optional.of(refusal)));
    }

    @Test
    void isNotGivenWhenALaterTurnCannotBeRead() {
        assertThatThrownBy(() -> Question.read("W:W18:B1,14,15", List.of("2-6", "nonsense")))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("move 2 \"nonsense\", column 1: ");
    }
}

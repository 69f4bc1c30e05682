package crownhead.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Square;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"11-15", "11x15", "11X15", " 11 - 15 ", "011-15", "11:15", "11×15", "11–15"})
    @Tag("RU-13b")
    void readsTheSquaresWhateverStandsBetween(String text) {
        assertThat(MoveText.read(text)).isEqualTo(List.of(Square.of(11), Square.of(15)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|1|expected a square from 1 to 32, found the end of the text",
                "a3-b4|1|expected a square from 1 to 32, found \"a\"",
                "11|3|expected - or x after square 11, found the end of the text",
                "11-|4|expected a square from 1 to 32, found the end of the text",
                "11-15!|6|expected the end of the move, found \"!\"",
                "11-33|4|no square 33: squares are numbered 1 to 32",
            })
    @Tag("RU-13b")
    void tellsWhereABadTextGoesWrong(String text, int column, String sentence) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> MoveText.read(text))
                .withMessage("Line 1, column " + column + ": " + sentence);
    }

    @Test
    void refusesAMoveOfEndlessLength() {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> MoveText.read("1" + "-1".repeat(100_000)));
    }

    @Test
    @Tag("RU-13j")
    void writesOnlyTheEndsOfAJumpWhenOneRouteFits() {
        Position position = Fen.read("W:WK23:B18,10,11");
        Move triple = position.legalMoves().getFirst();
        assertThat(triple).hasToString("23x14x7x16");
        assertThat(MoveText.write(position, triple)).isEqualTo("23x16");
    }

    @Test
    @Tag("RU-13j")
    void writesTheWholeRouteWhenSeveralFit() {
        Position position = Fen.read("B:W9,10,17,18,32:BK6");
        assertThat(position.legalMoves())
                .extracting(move -> MoveText.write(position, move))
                .containsExactlyInAnyOrder("6x13x22x15x6", "6x15x22x13x6");
    }
}

package crownhead.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import crownhead.rules.Position;
import crownhead.rules.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiagramTest {
    private static final String START =
            """
            - b - b - b - b
            b - b - b - b -
            - b - b - b - b
            . - . - . - . -
            - . - . - . - .
            w - w - w - w -
            - w - w - w - w
            w - w - w - w -
            """;

    @Test
    void drawsTheBoardWithSquareOneInTheTopRow() {
        assertThat(Diagram.draw(Position.START)).isEqualTo(START);
    }

    @Test
    void drawsTheBoardAsEachPlayerSeesIt() {
        Position position = Fen.read("B:W32,K10:BK22,5");
        assertThat(Diagram.draw(position, Side.FIRST))
                .isEqualTo(
                        """
                        - w - . - . - .
                        . - . - . - . -
                        - . - . - B - .
                        . - . - . - . -
                        - . - . - . - .
                        . - . - W - . -
                        - . - . - . - b
                        . - . - . - . -
                        """);
    }

    @Test
    void isReadAsItIsDrawn() {
        assertThat(Diagram.read(START, Side.FIRST)).isEqualTo(Position.START);
        Position position = Fen.read("W:W32,K10:BK22,5");
        for (Side below : Side.values()) {
            String drawing = Diagram.draw(position, below);
            assertThat(Diagram.read(drawing, below, Side.SECOND)).isEqualTo(position);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "- x|3|expected one of b w B W . and -, found \"x\"",
                "b|1|expected - on a light square, found \"b\"",
                "- -|3|expected a piece or . on a dark square, found \"-\"",
                "- b|4|expected 64 places, found 2",
            })
    void tellsWhereABadDrawingGoesWrong(String drawing, int column, String sentence) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Diagram.read(drawing, Side.FIRST))
                .withMessage("Line 1, column " + column + ": " + sentence);
    }

    @Test
    void refusesMoreThanSixtyFourPlaces() {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Diagram.read(START + "-", Side.FIRST))
                .withMessage("Line 9, column 1: expected the end after 64 places");
    }

    @Test
    void refusesAManOnItsKingRow() {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Diagram.read(START.replace('w', 'b'), Side.FIRST))
                .withMessageContaining("on its king row");
    }
}

package crownhead.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import crownhead.rules.Position;
import crownhead.rules.Rank;
import crownhead.rules.Side;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {
    private static final String KINGS = "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29";

    @Nested
    class Reading {
        @Test
        @Tag("RU-3i")
        void takesBForTheFirstMover() {
            Position position = Fen.read("B:W32:B1,2");
            assertThat(position.toMove()).isEqualTo(Side.FIRST);
            assertThat(position.count(Side.FIRST)).isEqualTo(2);
            assertThat(Fen.read("W:W32:B1,2").toMove()).isEqualTo(Side.SECOND);
        }

        @ParameterizedTest
        @Tag("RU-13d")
        @ValueSource(
                strings = {
                    KINGS,
                    KINGS + ".",
                    "B:B12,16,20,K22,K25,K29:W18,24,27,28,K10,K15",
                    "  b : w 18, 24 ,27,28,k10,K15 : b12,16,20,K22,K25,K29 .  ",
                    "B:W18,24,27-28,K10,K15:B12,16,20,K22,K25,K29",
                    "B:WK10,K15,18,24,27,28:BK22,K25,K29,12,16,20",
                    "B:W018,24,27,28,K10,K15,:B12,16,20,K22,K25,K29:H4:F12",
                    "\nB:W18,24,27,28,K10,K15\n:B12,16,20,K22,K25,K29\n"
                })
        void understandsTheUsualSpellings(String text) {
            Position position = Fen.read(text);
            assertThat(Fen.write(position)).isEqualTo(KINGS);
        }

        @Test
        @Tag("RU-13d")
        void understandsRanges() {
            assertThat(Fen.read("B:W21-32:B1-12")).isEqualTo(Position.START);
            assertThat(Fen.read("W:WK1-4:B5").count(Side.SECOND, Rank.KING)).isEqualTo(4);
        }

        @Test
        void takesASideWithoutPieces() {
            assertThat(Fen.read("W:W:B1").count(Side.SECOND)).isZero();
        }
    }

    @Nested
    class ReadingABadText {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "''|1|expected the side to move, B or W, found the end of the text",
                    "X:W32:B1|1|expected the side to move, B or W, found \"X\"",
                    "B|2|expected : and the pieces of B, found the end of the text",
                    "B:W32|6|expected : and the pieces of B, found the end of the text",
                    "B:B1:|6|expected the pieces of B or W, found the end of the text",
                    "B:B1|5|expected : and the pieces of W, found the end of the text",
                    "B:W33:B1|4|no square 33: squares are numbered 1 to 32",
                    "B:W0:B1|4|no square 0: squares are numbered 1 to 32",
                    "B:W99999999999999:B1|4|no square 1000000: squares are numbered 1 to 32",
                    "B:W32:BK|9|expected a square from 1 to 32, found the end of the text",
                    "B:W32:B1-|10|expected a square from 1 to 32, found the end of the text",
                    "B:W32-30:B1|9|the range 32-30 runs backward",
                    "B:W32,32:B1|9|square 32 is named twice",
                    "B:W1:BK1|9|square 1 is named twice",
                    "B:W32:W31:B1|8|the pieces of W are named twice",
                    "B:W32:B1;|9|expected the end of the position, found \";\"",
                    "B:W32:B30|10|The man on 30 is on its king row: there it would be a king",
                    "B:W3:B30|9|The man on 3 is on its king row: there it would be a king",
                    "B:W32:B1-13|12|More than twelve pieces on a side",
                })
        @Tag("RU-13d")
        void tellsWhereAndWhatWasExpected(String text, int column, String sentence) {
            assertThatExceptionOfType(NotationException.class)
                    .isThrownBy(() -> Fen.read(text))
                    .satisfies(e -> {
                        assertThat(e.fault().sentence()).isEqualTo(sentence);
                        assertThat(e.fault().line()).isEqualTo(1);
                        assertThat(e.fault().column()).isEqualTo(column);
                        assertThat(e).hasMessage("Line 1, column " + column + ": " + sentence);
                    });
        }
    }

    @Nested
    class Writing {
        @Test
        @Tag("RU-13d")
        @Tag("RU-3i")
        void hasOneFormForAPosition() {
            assertThat(Fen.write(Position.START))
                    .isEqualTo(
                            "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
            assertThat(Fen.write(Fen.read("W:BK3,1:WK7,32,31"))).isEqualTo("W:W31,32,K7:B1,K3");
            assertThat(Fen.write(Fen.read("W:W:B1"))).isEqualTo("W:W:B1");
        }
    }
}

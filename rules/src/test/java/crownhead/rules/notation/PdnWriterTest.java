package crownhead.rules.notation;

import static crownhead.rules.notation.PdnTexts.sheet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.rules.Position;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PdnWriterTest {
    @Test
    @Tag("RU-13a")
    void writesTheNormalForm() {
        ScoreSheet sheet =
                sheet(
                        """
                        [White "B \\"b\\" b"]
                        [Event "x"]
                        {hello}1.11-15! 22-18 {take} 15-22(15-22 25-18(26-17 9-13)8-11)25-18 $14 8-11 1-0
                        """);
        assertThat(PdnWriter.write(sheet))
                .isEqualTo(
                        """
                        [Event "x"]
                        [White "B \\"b\\" b"]
                        [Result "1-0"]
                        [GameType "21"]

                        {hello} 1. 11-15! 22-18 {take} 2. 15x22 (2. 15x22 25x18 (2... 26x17 3. 9-13) 3.
                        8-11) 2... 25x18 $14 3. 8-11 1-0

                        """);
    }

    @Test
    @Tag("RU-13i")
    void writesTheSetUpOfAGameThatDoesNotStartAtTheStart() {
        ScoreSheet sheet = sheet("[FEN \"W:W32,31:B1,2.\"]\n31-27 1-6 *");
        assertThat(PdnWriter.write(sheet))
                .isEqualTo(
                        """
                        [Result "*"]
                        [GameType "21"]
                        [SetUp "1"]
                        [FEN "W:W31,32:B1,2"]

                        1... 31-27 2. 1-6 *

                        """);
    }

    @Test
    @Tag("RU-13a")
    void breaksLongLinesAtEightyColumns() {
        String words = "word ".repeat(60);
        String text = PdnWriter.write(sheet("11-15 {" + words + "} 22-18 *"));
        assertThat(text.lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
        assertThat(sheet(text).line().played().getFirst().remarks())
                .containsExactly(new Remark.Comment(words.strip()));
    }

    @Test
    void cannotPutAVariationBeforeTheMoveItReplaces() {
        Remark variation = new Remark.Variation(Line.of(Position.START.legalMoves().subList(0, 1)));
        ScoreSheet sheet =
                new ScoreSheet(
                        List.of(),
                        Position.START,
                        new Line(List.of(variation), List.of()),
                        PdnResult.UNKNOWN);
        assertThatIllegalArgumentException().isThrownBy(() -> PdnWriter.write(sheet));
    }
}

package crownhead.rules.notation;

import static crownhead.rules.notation.PdnTexts.broken;
import static crownhead.rules.notation.PdnTexts.entries;
import static crownhead.rules.notation.PdnTexts.moves;
import static crownhead.rules.notation.PdnTexts.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Position;
import crownhead.rules.Side;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PdnReaderTest {
    @Nested
    class Tags {
        @Test
        @Tag("RU-13e")
        void areKeptWithTheUsualOnesFirst() {
            ScoreSheet sheet =
                    sheet(
                            "[Annotator \"X\"]\n[White \"Ben\"]\n[Event \"Cup\"]\n[Black \"Ada\"]\n\n11-15 *");
            assertThat(sheet.tags())
                    .containsExactly(
                            new crownhead.rules.notation.Tag("Event", "Cup"),
                            new crownhead.rules.notation.Tag("Black", "Ada"),
                            new crownhead.rules.notation.Tag("White", "Ben"),
                            new crownhead.rules.notation.Tag("Annotator", "X"));
            assertThat(sheet.told("Black")).isEqualTo("Ada");
            assertThat(sheet.told("Site")).isEqualTo("?");
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                quoteCharacter = '\'',
                value = {
                    "[Event \"Cup\"]|Cup",
                    "[ Event   \"Cup\" ]|Cup",
                    "[Event \"The \"big\" cup\"]|The \"big\" cup",
                    "[Event \"The \\\"big\\\" cup\"]|The \"big\" cup",
                    "[Event \"C:\\\\cups\"]|C:\\cups",
                    "[Event \"Cup\"|Cup",
                    "[Event Cup]|Cup",
                    "[Event \"a   b\"]|a b",
                })
        @Tag("RU-13e")
        void areReadAsOldFilesHaveThem(String line, String value) {
            assertThat(sheet(line + "\n11-15 *").told("Event")).isEqualTo(value);
        }

        @Test
        @Tag("RU-13b")
        void ofAGameWithoutMovesAreNotMixedWithTheNextGame() {
            assertThat(entries("[Event \"a\"]\n[Black \"x\"]\n[Event \"b\"]\n11-15 *"))
                    .hasSize(2)
                    .allSatisfy(entry -> assertThat(entry).isInstanceOf(PdnEntry.Read.class));
        }

        @Test
        @Tag("RU-13b")
        void mayNameOnlyTheTypeOfAmericanCheckers() {
            assertThat(moves(sheet("[GameType \"21,B,8,8,N1,0\"]\n11-15 *"))).isEqualTo("[11-15]");
            assertThat(broken("[GameType \"25\"]\n11-15 *").sentence())
                    .isEqualTo(
                            "game 1 (? – ?), line 1, column 11: GameType 25 is another game:"
                                    + " expected 21, American checkers");
        }
    }

    @Nested
    class Moves {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "1. 11-15 22-18 2. 15x22 25x18 *",
                    "1.11-15 22-18 2.15-22 25-18",
                    "1. 11-15 1... 22-18 2. 15x22 2... 25x18 1-0",
                    "11-15\n22-18\r\n15x22\t25:18 1/2-1/2",
                    "1. 11-15\n% for another program\n22-18 2. 15x22 25x18 0-1",
                    "\uFEFF1. 11 - 15 22 -18 2. 15X22 25x018 *\u001A",
                })
        @Tag("RU-13b")
        void areUnderstoodInEverySloppyForm(String text) {
            assertThat(moves(sheet(text))).isEqualTo("[11-15, 22-18, 15x22, 25x18]");
        }

        @Test
        @Tag("RU-13j")
        void mayNameOnlyTheEndsOfAJump() {
            assertThat(moves(sheet("[FEN \"W:WK23:B18,10,11\"]\n1... 23x16 0-1")))
                    .isEqualTo("[23x14x7x16]");
        }

        @Test
        @Tag("RU-13j")
        void thatFitSeveralRoutesAreRefusedWithTheRoutesNamed() {
            PdnEntry.Broken broken = broken("[FEN \"B:W9,10,17,18,32:BK6\"]\n1. 6x6 *");
            assertThat(broken.fault().code()).isEqualTo("route-unclear");
            assertThat(broken.fault().sentence()).contains("6x13x22x15x6").contains("6x15x22x13x6");
        }

        @Test
        @Tag("RU-13i")
        void goOnFromASetUpPosition() {
            ScoreSheet sheet =
                    sheet("[SetUp \"1\"]\n[FEN \"W:W32,31:B1,2.\"]\n1... 31-27 2. 1-6 32-28 *");
            assertThat(sheet.start()).isEqualTo(Fen.read("W:W31,32:B1,2"));
            assertThat(moves(sheet)).isEqualTo("[31-27, 1-6, 32-28]");
        }

        @Test
        @Tag("RU-13c")
        void startWithTheFirstMover() {
            assertThat(sheet("11-15 *").start()).isEqualTo(Position.START);
            assertThat(sheet("11-15 *").start().toMove()).isEqualTo(Side.FIRST);
        }
    }

    @Nested
    class Remarks {
        @Test
        @Tag("RU-13f")
        void areCommentsInBothStyles() {
            Line line = sheet("{start} 11-15 {one\n two} ; three\n22-18 1-0 {after}").line();
            assertThat(line.introduction()).containsExactly(new Remark.Comment("start"));
            assertThat(line.played().get(0).remarks())
                    .containsExactly(new Remark.Comment("one two"), new Remark.Comment("three"));
            assertThat(line.played().get(1).remarks()).containsExactly(new Remark.Comment("after"));
        }

        @ParameterizedTest
        @CsvSource({
            "11-15!,1", "11-15 ?,2", "11-15!!,3", "11-15??,4", "11-15!?,5", "11-15?!,6",
            "11-15*,7", "11-15 $14,14", "11-15(!),1", "11-15 (?!),6", "11-15!!!,3",
                    "11-15 $9999,255"
        })
        void areMarksOfStrength(String move, int glyph) {
            assertThat(sheet(move + " 22-18 *").line().played().getFirst().remarks())
                    .containsExactly(new Remark.Glyph(glyph));
        }

        @Test
        @Tag("RU-13g")
        void areVariationsInsideVariations() {
            Line line = sheet("1. 11-15 22-18 (22-17 15-19 (15-18) 24x15) 2. 15x22 *").line();
            Remark.Variation outer = (Remark.Variation) line.played().get(1).remarks().getFirst();
            assertThat(outer.line().moves().toString()).isEqualTo("[22-17, 15-19, 24x15]");
            Remark.Variation inner =
                    (Remark.Variation) outer.line().played().get(1).remarks().getFirst();
            assertThat(inner.line().moves().toString()).isEqualTo("[15-18]");
        }

        @Test
        @Tag("RU-13g")
        void thatAreWordsInParenthesesAreComments() {
            Line line = sheet("1. 11-15 (as in (1841)) 22-18 (or 22-17 draws) *").line();
            assertThat(line.played().get(0).remarks())
                    .containsExactly(new Remark.Comment("(as in (1841))"));
            assertThat(line.played().get(1).remarks())
                    .containsExactly(new Remark.Comment("(or 22-17 draws)"));
        }

        @Test
        void ofAnyDepthAreReadWithoutHarm() {
            String deep = "(".repeat(100_000) + ")".repeat(100_000);
            assertThat(moves(sheet("11-15 " + deep + " 22-18 *"))).isEqualTo("[11-15, 22-18]");
        }
    }

    @Nested
    class Results {
        @ParameterizedTest
        @CsvSource({
            "1-0,FIRST_WON",
            "2-0,FIRST_WON",
            "0-1,SECOND_WON",
            "0-2,SECOND_WON",
            "1/2-1/2,DRAWN",
            "1-1,DRAWN",
            "½-½,DRAWN",
            "1/2,DRAWN",
            "0-0,BOTH_LOST",
            "*,UNKNOWN"
        })
        @Tag("RU-13c")
        @Tag("RU-13h")
        void areReadInAllSpellings(String text, PdnResult result) {
            assertThat(sheet("1. 11-15 22-18 " + text).result()).isEqualTo(result);
            assertThat(sheet("[Result \"" + text + "\"]\n1. 11-15 22-18").result())
                    .isEqualTo(result);
        }

        @Test
        @Tag("RU-13h")
        void areNotTakenForMovesNorMovesForResults() {
            String text = "[FEN \"B:W6,32:BK1\"]\n1-10 32-28 10-6 1-1";
            assertThat(moves(sheet(text))).isEqualTo("[1x10, 32-28, 10-6]");
            assertThat(sheet(text).result()).isEqualTo(PdnResult.DRAWN);
        }

        @Test
        @Tag("RU-13h")
        void endAGameAlsoWithoutTags() {
            assertThat(entries("1. 11-15 22-18 1-0 1. 9-14 0-1\n\n1. 10-15 *"))
                    .hasSize(3)
                    .allSatisfy(entry -> assertThat(entry).isInstanceOf(PdnEntry.Read.class));
        }
    }

    @Nested
    class ABrokenGame {
        @Test
        @Tag("BE-11b")
        void isToldWithItsPlaceAndReason() {
            PdnEntry.Broken broken =
                    broken("[Black \"Ada\"]\n[White \"Ben\"]\n\n1. 11-15 22-18\n2. 15-19 1-0");
            assertThat(broken.sentence())
                    .isEqualTo(
                            "game 1 (Ada – Ben), move 2 \"15-19\": You must jump: 15x22. A player"
                                    + " who can jump must do so.");
            assertThat(broken.fault().line()).isEqualTo(5);
            assertThat(broken.fault().column()).isEqualTo(4);
            assertThat(broken.fault().code()).isEqualTo("jump-compulsory");
            assertThat(broken.plies()).isEqualTo(2);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "1. 11-16 22-17 23-18 1-0",
                    "1. 11-15 frog 22-18 1-0",
                    "1. 11-15 {never closed\n22-18",
                    "1. 11-15 (22-18",
                    "1. 11-15 22-",
                    "1. 11-15 99-4 1-0",
                    "[Black \"x]\n1. 11-15 1-0",
                    "[FEN \"B:W40:B1\"]\n[White \"y\"]\n1. 11-15 1-0",
                    "1. 11-15 ] 1-0",
                    "1. 11-15 (22-18 15-19) 24-20 1-0",
                })
        @Tag("BE-11b")
        void doesNotStopTheFile(String bad) {
            String good = "[Event \"good\"]\n1. 11-15 22-18 1-0\n\n";
            List<PdnEntry> entries = entries(good + "[Event \"bad\"]\n" + bad + "\n\n" + good);
            assertThat(entries).extracting(PdnEntry::number).containsExactly(1, 2, 3);
            assertThat(entries.get(0)).isInstanceOf(PdnEntry.Read.class);
            assertThat(entries.get(1)).isInstanceOf(PdnEntry.Broken.class);
            assertThat(entries.get(2)).isInstanceOf(PdnEntry.Read.class);
        }

        @Test
        void ofEndlessLengthIsCutShort() {
            String endless =
                    "[Event \"a\"]\n11-15 {"
                            + "x".repeat(3 << 20)
                            + "} 22-18 *\n[Event \"b\"]\n11-15 *";
            assertThat(entries(endless))
                    .extracting(entry -> entry instanceof PdnEntry.Read)
                    .containsExactly(false, true);
        }
    }

    @Test
    void findsNoGameInAnEmptyText() {
        assertThat(entries("")).isEmpty();
        assertThat(entries(" \r\n\u001A")).isEmpty();
        assertThat(entries("{only a comment} ; and another")).isEmpty();
    }
}

package crownhead.app;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Illegal;
import crownhead.rules.Position;
import crownhead.rules.Ruling;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.MoveText;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValidateCommandTest {
    private static final String TWO_JUMPS = "W:W18:B1,14,15";

    @Nested
    class APositionAlone {
        @Test
        @Tag("HT-4b")
        void isAnsweredWithItsLegalMoves() {
            assertThat(Run.of("validate", "--fen", TWO_JUMPS))
                    .isEqualTo(new Run(0, "18x9\n18x11\n", ""));
        }

        @Test
        void isTheStartOfAGameWhenNotGiven() {
            assertThat(Run.of("validate"))
                    .isEqualTo(new Run(0, "9-13\n9-14\n10-14\n10-15\n11-15\n11-16\n12-16\n", ""));
        }

        @Test
        void isAnsweredWithTheWholePathOfAJump() {
            assertThat(Run.of("validate", "--fen", "B:W9,10,17,18,32:BK6").out())
                    .isEqualTo("6x13x22x15x6\n6x15x22x13x6\n");
        }

        @Test
        void isAnsweredWithNothingWhenTheGameIsOver() {
            assertThat(Run.of("validate", "--fen", "B:W18:B")).isEqualTo(new Run(0, "", ""));
        }

        @Test
        @Tag("HT-4b")
        void isOneObjectInJson() {
            assertThat(Run.of("validate", "--fen", TWO_JUMPS, "--json"))
                    .isEqualTo(
                            new Run(
                                    0,
                                    """
                                    {"legal":true,"code":null,"reason":null,"fen":"W:W18:B1,14,15",\
                                    "legalMoves":["18x9","18x11"]}
                                    """,
                                    ""));
        }
    }

    @Nested
    class LegalMoves {
        @Test
        @Tag("HT-4a")
        @Tag("HT-4b")
        void leadToAPosition() {
            assertThat(Run.of("validate", "--fen", TWO_JUMPS, "--move", "18x9", "--move", "01-05"))
                    .isEqualTo(new Run(0, "W:W9:B5,15\n", ""));
        }

        @Test
        @Tag("HT-4a")
        @Tag("HT-4b")
        void leadToAPositionWithItsLegalMovesInJson() {
            assertThat(Run.of("validate", "--fen", TWO_JUMPS, "--move", "18x9", "--json").out())
                    .isEqualTo(
                            """
                            {"legal":true,"code":null,"reason":null,"fen":"B:W9:B1,15",\
                            "legalMoves":["1-5","1-6","15-18","15-19"]}
                            """);
        }

        @Test
        void mayNameOnlyTheEndsOfAJumpThatHasOneRoute() {
            assertThat(Run.of("validate", "--fen", "B:W6,15:B1", "--move", "1x19").out())
                    .isEqualTo("W:W:B19\n");
        }
    }

    @Nested
    class AnIllegalMove {
        @Test
        @Tag("HT-4a")
        void isNamedWithTheReason() {
            assertThat(Run.of("validate", "--move", "11-15", "--move", "25-22"))
                    .isEqualTo(
                            new Run(
                                    1,
                                    "move 2 \"25-22\": Square 22 is occupied: a piece moves to a"
                                            + " vacant square.\n",
                                    ""));
        }

        @Test
        @Tag("HT-4a")
        @Tag("HT-4b")
        void leavesTheBoardAsItWasInJson() {
            assertThat(
                            Run.of(
                                    "validate",
                                    "--fen",
                                    TWO_JUMPS,
                                    "--move",
                                    "18x9",
                                    "--move",
                                    "2-6",
                                    "--json"))
                    .isEqualTo(
                            new Run(
                                    1,
                                    """
                                    {"legal":false,"code":"no-piece",\
                                    "reason":"There is no piece on 2 to move.","fen":"B:W9:B1,15",\
                                    "legalMoves":["1-5","1-6","15-18","15-19"]}
                                    """,
                                    ""));
        }

        @ParameterizedTest
        @Tag("BE-1f")
        @CsvSource(
                delimiter = '|',
                value = {
                    "B:W30:B1 | 2-6",
                    "B:W30:B1 | 30-26",
                    "B:W30:B1 | 1-2",
                    "B:W30:B1 | 1-10",
                    "B:W30:B9 | 9-5",
                    "W:W18:B1,14,15 | 18-22",
                    "B:W6,15:B1 | 1x10",
                    "B:W22,23,30:B17 | 17x26x19",
                    "B:W9,10,17,18,32:BK6 | 6x6"
                })
        void isExplainedInTheWordsOfTheRules(String fen, String move) {
            Position position = Fen.read(fen);
            Ruling ruling = position.ruling(MoveText.read(move));
            assertThat(ruling).isInstanceOf(Ruling.Refused.class);
            Illegal why = ((Ruling.Refused) ruling).why();
            assertThat(Run.of("validate", "--fen", fen, "--move", move).out())
                    .isEqualTo("move 1 \"" + move + "\": " + why.sentence() + "\n");
            assertThat(Run.of("validate", "--fen", fen, "--move", move, "--json").out())
                    .contains("\"code\":\"" + why.code() + "\",\"reason\":\"" + why.sentence());
        }
    }

    @Nested
    class BadInput {
        @Test
        @Tag("HT-4a")
        void isToldBesideTheAnswer() {
            assertThat(Run.of("validate", "--move", "11-15", "--move", "22y18"))
                    .isEqualTo(
                            new Run(
                                    2,
                                    "",
                                    "move 2 \"22y18\", column 3: expected - or x after square 22,"
                                            + " found \"y\"\n"));
        }

        @Test
        void isAnObjectTooInJson() {
            Run run = Run.of("validate", "--fen", "Q", "--json");
            String sentence =
                    "FEN \\\"Q\\\", column 1: expected the side to move, B or W, found \\\"Q\\\"";
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).isEqualTo(sentence.replace("\\", "") + "\n");
            assertThat(run.out())
                    .isEqualTo(
                            "{\"legal\":false,\"code\":\"bad-input\",\"reason\":\""
                                    + sentence
                                    + "\",\"fen\":null,\"legalMoves\":[]}\n");
        }

        @Test
        void isAFileTogetherWithAPosition() {
            assertThat(Run.of("validate", "--pdn", "games.pdn", "--fen", TWO_JUMPS))
                    .isEqualTo(
                            new Run(
                                    2,
                                    "",
                                    """
                                    --pdn checks the games of a file: it does not go with --fen or --move.
                                    Try 'crownhead validate --help'.
                                    """));
            assertThat(Run.of("validate", "--pdn", "games.pdn", "--move", "11-15").exitCode())
                    .isEqualTo(2);
        }
    }
}

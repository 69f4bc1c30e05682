package crownhead.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code crownhead validate --pdn} says of whole files. */
class ValidateArchiveTest {
    private static final String GOOD =
            """
            [Black "Ann"]
            [White "Ben"]

            1. 11-15 22-18 2. 15x22 25x18 1-0

            """;
    private static final String ILLEGAL =
            """
            [Black "Cyd"]
            [White "Dan"]

            1. 11-15 22-18 2. 8-11 *

            """;
    private static final String UNREADABLE =
            """
            [Black "Eve"]

            1. 11-15 22-18 2. fifteen *

            """;

    @TempDir Path folder;

    @Test
    @Tag("HT-4c")
    void allGamesAreLegal() {
        assertThat(Run.withInput(GOOD + GOOD, "validate", "--pdn", "-"))
                .isEqualTo(new Run(0, "2 games, 2 legal, 0 illegal, 8 plies\n", ""));
    }

    @Test
    @Tag("HT-4c")
    void aFileIsReadByItsName() throws IOException {
        Path file = Files.writeString(folder.resolve("games of Jörg.pdn"), GOOD);
        assertThat(Run.of("validate", "--pdn", file.toString()).out())
                .isEqualTo("1 games, 1 legal, 0 illegal, 4 plies\n");
    }

    @Test
    @Tag("HT-4c")
    @Tag("BE-1f")
    @Tag("BE-11b")
    void eachGameThatFailsIsToldAndTheOthersAreCheckedAllTheSame() {
        Run run = Run.withInput(ILLEGAL + GOOD + ILLEGAL, "validate", "--pdn", "-");
        assertThat(run)
                .isEqualTo(
                        new Run(
                                1,
                                """
                                game 1 (Cyd – Dan), move 2 "8-11": You must jump: 15x22. A player who can jump must do so.
                                game 3 (Cyd – Dan), move 2 "8-11": You must jump: 15x22. A player who can jump must do so.
                                3 games, 1 legal, 2 illegal, 8 plies
                                """,
                                ""));
    }

    @Test
    @Tag("HT-4c")
    @Tag("BE-11b")
    void aGameThatCannotBeReadIsToldWithItsPlace() {
        Run run = Run.withInput(UNREADABLE + GOOD, "validate", "--pdn", "-");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out())
                .startsWith("game 1 (Eve – ?), line 3, column 19: ")
                .endsWith("\n2 games, 1 legal, 1 illegal, 6 plies\n");
    }

    @Nested
    class InJson {
        @Test
        @Tag("HT-4c")
        void isOneObject() {
            assertThat(Run.withInput(GOOD + ILLEGAL, "validate", "--json", "--pdn", "-"))
                    .isEqualTo(
                            new Run(
                                    1,
                                    """
                                    {"failures":[{"game":2,"black":"Cyd","white":"Dan","line":9,"column":19,\
                                    "move":2,"text":"8-11","code":"jump-compulsory",\
                                    "reason":"You must jump: 15x22. A player who can jump must do so."}],\
                                    "games":2,"legal":1,"illegal":1,"plies":6}
                                    """,
                                    ""));
        }

        @Test
        void hasNoMoveWhereNoneIsWrong() {
            assertThat(Run.withInput(UNREADABLE, "validate", "--json", "--pdn", "-").out())
                    .contains("\"line\":3,\"column\":19,\"move\":null,\"text\":null");
        }

        @Test
        void isWholeEvenWhenTheFileCannotBeRead() {
            assertThat(Run.of("validate", "--json", "--pdn", "missing.pdn").out())
                    .isEqualTo(
                            "{\"failures\":[],\"games\":0,\"legal\":0,\"illegal\":0,\"plies\":0}\n");
        }
    }

    @Test
    void aFileThatIsNotThereIsTold() {
        Run run = Run.of("validate", "--pdn", "missing.pdn");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("Cannot read missing.pdn (");
    }

    @Test
    void aFileWithoutAGameIsTold() {
        assertThat(Run.withInput(" \n", "validate", "--pdn", "-"))
                .isEqualTo(
                        new Run(
                                2,
                                "0 games, 0 legal, 0 illegal, 0 plies\n",
                                "There is no game in the standard input.\n"));
    }

    @Test
    void namesOfOldFilesAreReadable() {
        byte[] old = ILLEGAL.replace("Cyd", "Jörg").getBytes(StandardCharsets.ISO_8859_1);
        assertThat(Run.withInput(old, "validate", "--pdn", "-").out())
                .startsWith("game 1 (Jörg – Dan), ");
    }
}

package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The page of limits says what the code does, and every row has a test. */
class LimitsPageTest {
    private static final Path ROOT = ThisProject.find().root();
    private static final Path PAGE = ROOT.resolve("docs/limits.md");
    private static final String MISTAKES = "`session.Limits.STANDARD.mistakes`";
    private static final String PROOF = "`ConversationTest.areTenMistakesInARow`";

    @Test
    @Tag("OP-5a")
    @Tag("OP-5b")
    void hasOnlyRowsThatAreTrueAndProved() throws IOException, ReflectiveOperationException {
        LimitsPage page = new LimitsPage(SourceFiles.below(ROOT));
        List<String> faults = new ArrayList<>();
        for (LimitsPage.Row row : LimitsPage.rows(PAGE)) {
            faults.addAll(page.faults(row));
        }
        assertThat(faults).isEmpty();
    }

    @Test
    @Tag("OP-5a")
    void hasSizesRatesConnectionsNamesGamesAndDepth() throws IOException {
        List<String> kept =
                LimitsPage.rows(PAGE).stream().flatMap(row -> row.keptIn().stream()).toList();
        assertThat(kept)
                .contains(
                        "http.Reads.JSON.most",
                        "http.Budget.LOOK.address",
                        "security.Crowd.FROM_ONE_ADDRESS",
                        "player.Names.LONGEST",
                        "lobby.Room.MOST_REAL_TIME",
                        "http.HttpJson.DEEPEST");
    }

    @Nested
    class ARowWithAFault {
        @Test
        void isOneWithAnotherNumber() throws Exception {
            assertThat(faults("11", MISTAKES, PROOF)).containsExactly("mistakes: not 11 but 10");
        }

        @Test
        void isOneWithAUnitWhereNoneIs() throws Exception {
            assertThat(faults("10 s", MISTAKES, PROOF)).hasSize(1);
        }

        @Test
        void isOneWithAnotherTime() throws Exception {
            assertThat(faults("25 s", "`session.Limits.STANDARD.silence`", PROOF)).isEmpty();
            assertThat(faults("26 s", "`session.Limits.STANDARD.silence`", PROOF)).hasSize(1);
        }

        @Test
        void isOneWhoseTestIsNotThere() throws Exception {
            assertThat(faults("10", MISTAKES, "`ConversationTest.areElevenMistakes`"))
                    .containsExactly(
                            "mistakes: there is no test ConversationTest.areElevenMistakes");
        }

        @Test
        void isOneWithoutATest() throws Exception {
            assertThat(faults("10", MISTAKES, "")).containsExactly("mistakes: no test proves it");
        }

        private static List<String> faults(String limit, String field, String proof)
                throws Exception {
            String line =
                    "| mistakes | " + limit + " | gone | all | " + field + " | " + proof + " |";
            return new LimitsPage(SourceFiles.below(ROOT)).faults(LimitsPage.Row.of(line));
        }
    }
}

package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.house.RequirementsPage.Row;
import java.util.List;
import org.junit.jupiter.api.Test;

class RequirementsPageTest {
    @Test
    void readsTheRowsOfEveryTableOfClauses() {
        String text =
                """
                # Requirements
                | clause | what it asks | state | proof |
                |---|---|---|---|
                | RU-1a | The board is 8 by 8. | done | `SquareTest`, `BoardTest` |

                Some words.

                | clause | what it asks | state | proof |
                |---|---|---|---|
                | BE-13a | Export. | open | |
                """;
        assertThat(parse(text).rows())
                .containsExactly(
                        new Row("RU-1a", "done", List.of("SquareTest", "BoardTest")),
                        new Row("BE-13a", "open", List.of()));
    }

    @Test
    void leavesOtherTablesAlone() {
        String text =
                """
                | data model | ask it here |
                |---|---|
                | RU-1a | `Side` |
                """;
        assertThat(parse(text).rows()).isEmpty();
    }

    @Test
    void refusesARowThatLacksACell() {
        String text =
                """
                | clause | what it asks | state | proof |
                |---|---|---|---|
                | RU-1a | done |
                """;
        assertThatThrownBy(() -> parse(text)).hasMessageContaining("| RU-1a | done |");
    }

    @Test
    void knowsTheRequirementOfAClause() {
        assertThat(new Row("RU-10b", "open", List.of()).requirement()).isEqualTo("RU-10");
    }

    private static RequirementsPage parse(String text) {
        return RequirementsPage.parse(text.lines().toList());
    }
}

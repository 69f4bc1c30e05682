package crownhead.clients.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.clients.presenter.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.utils.AttributedStyle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LobbyScreenTest {
    private static final List<Scene.KeyHint> KEYS =
            List.of(
                    new Scene.KeyHint("↑↓", "switch"),
                    new Scene.KeyHint("Enter", "join"),
                    new Scene.KeyHint("h", "host a game"),
                    new Scene.KeyHint("q", "quit"));

    private static Scene.Line game(String host, String time, String table) {
        return new Scene.Line(
                List.of(host, "random side", time, "red-white", "casual", table),
                host.equals("Eve"));
    }

    private static Scene.Hall hall(Scene.Section... sections) {
        return new Scene.Hall(
                "Ann (guest) in the hall",
                "Welcome, Ann.",
                List.of(sections),
                Optional.empty(),
                Optional.empty(),
                KEYS);
    }

    private static Scene.Section waiting() {
        return new Scene.Section(
                "Waiting for a player",
                List.of(
                        game("Benjamin", "10 min", "3f8k2m9qx7tv"),
                        game("Eve", "3 min + 2 s", "7xq2p0m4zk9d")));
    }

    private static String drawn(Scene scene) {
        return Drawn.of(scene, 80, 24, Drawn.BARE).text();
    }

    @Test
    @Tag("LO-1f")
    void hasTheListsInColumnsWithTheChosenLineMarked() {
        assertThat(drawn(hall(waiting())))
                .containsSubsequence(
                        "      Crownhead | Ann (guest) in the hall\n",
                        "      Welcome, Ann.\n",
                        "\n  Waiting for a player (2)\n",
                        "    Benjamin  random side  10 min       red-white  casual  3f8k2m9qx7tv\n",
                        "  > Eve       random side  3 min + 2 s  red-white  casual  7xq2p0m4zk9d\n")
                .endsWith("^v switch   Enter join   h host a game   q quit\n");
    }

    @ParameterizedTest
    @CsvSource({"80, 24", "150, 50"})
    void fitsTheScreenAndKeepsTheChosenLineOnIt(int columns, int rows) {
        List<Scene.Line> many = new ArrayList<>();
        for (int i = 0; i < 99; i++) {
            many.add(game("Somebody with a long name" + i, "3 days a move", "7xq2p0m4zk9d"));
        }
        many.add(70, game("Eve", "3 days a move", "7xq2p0m4zk9d"));
        Drawn drawn = Drawn.of(hall(new Scene.Section("Waiting", many)), columns, rows, Drawn.BARE);
        assertThat(drawn.text().lines())
                .hasSize(rows)
                .allMatch(line -> line.length() <= columns)
                .anyMatch(line -> line.startsWith("  > Eve") && line.endsWith("7xq2p0m4zk9d"));
        assertThat(drawn.text()).contains("q quit");
    }

    @Test
    void saysWhatToDoWhereNothingIsGoingOn() {
        assertThat(drawn(hall())).contains("Press h to host a game.");
    }

    @Test
    void hasASheetOverItWithWhatIsMissing() {
        Scene.Hall plain = hall(waiting());
        Scene.Form form =
                new Scene.Form(
                        "Challenge a player",
                        List.of(
                                new Scene.Entry("Opponent", "_", "Write who is challenged.", true),
                                new Scene.Entry("Time", "10 min", "", false)),
                        List.of(new Scene.KeyHint("Enter", "ask")));
        Scene.Hall filled =
                new Scene.Hall(
                        plain.title(),
                        plain.notice(),
                        plain.sections(),
                        Optional.of(form),
                        Optional.empty(),
                        plain.keys());
        assertThat(drawn(filled))
                .containsSubsequence(
                        "Challenge a player",
                        "> Opponent   _",
                        "Write who is challenged.",
                        "| Time       10 min",
                        "Enter ask");
    }

    @Test
    void hasABoxOverEverything() {
        Scene.Hall plain = hall(waiting());
        Scene.Hall told =
                new Scene.Hall(
                        plain.title(),
                        plain.notice(),
                        plain.sections(),
                        Optional.empty(),
                        Optional.of(new Scene.Overlay("Help", List.of("b"), KEYS)),
                        plain.keys());
        assertThat(drawn(told)).containsSubsequence("+---", "Help", "---+");
    }

    @Test
    void showsTheChosenLineInBoldToo() {
        Drawn drawn = Drawn.of(hall(waiting()), 80, 24, Drawn.ALL_COLOURS);
        assertThat(drawn.style(5, 4)).isEqualTo(AttributedStyle.BOLD);
        assertThat(drawn.style(4, 4)).isEqualTo(AttributedStyle.DEFAULT);
    }
}

package crownhead.clients.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.clients.presenter.Scene;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StartScreenTest {
    private static final String PART_OF_THE_NAME = "| |__ | |  | (_) |\\ V  V /";
    private static final String PART_OF_THE_CROWN = "|__o___o___o___o___o__|";

    @ParameterizedTest
    @CsvSource({"80, 24", "150, 50"})
    @Tag("TE-1a")
    void showsTheLogoAndTheTask(int columns, int rows) {
        Scene scene = new Scene.Start("Waiting for game", List.of("You are Ann"), Optional.empty());
        assertThat(Drawn.of(scene, columns, rows, Drawn.BARE).text())
                .containsSubsequence(
                        PART_OF_THE_CROWN, PART_OF_THE_NAME, "Waiting for game", "You are Ann");
    }

    @Test
    @Tag("TE-1b")
    void hasRoomForEveryFailedAttempt() {
        List<String> failures = Collections.nCopies(5, "Attempt 1 of 5 failed: connection refused");
        Scene scene = new Scene.Start("Connecting to localhost:9000", failures, Optional.empty());
        assertThat(Drawn.of(scene, 80, 24, Drawn.BARE).text())
                .containsSubsequence(failures)
                .contains(PART_OF_THE_NAME);
    }

    @Test
    void givesTheCrownsRoomToWhatIsToBeRead() {
        Scene scene = new Scene.Start("Task", Collections.nCopies(12, "line"), Optional.empty());
        assertThat(Drawn.of(scene, 80, 24, Drawn.BARE).text())
                .contains(PART_OF_THE_NAME)
                .doesNotContain(PART_OF_THE_CROWN);
    }

    @Test
    void hasABoxOverIt() {
        Scene.Overlay box =
                new Scene.Overlay("Quit?", List.of(), List.of(new Scene.KeyHint("y", "yes")));
        Scene scene = new Scene.Start("Task", List.of(), Optional.of(box));
        assertThat(Drawn.of(scene, 80, 24, Drawn.BARE).text())
                .containsSubsequence("+---", "Quit?", "y yes", "---+");
    }
}

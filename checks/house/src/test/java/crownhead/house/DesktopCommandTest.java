package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./crownhead desktop} where no window can be opened. */
class DesktopCommandTest {
    private static final Ran TOLD =
            new Ran(
                    2,
                    "",
                    "This needs a screen with windows, and there is none here:"
                            + " try 'crownhead play'.\n");

    @TempDir Path folder;

    @BeforeAll
    static void buildWhatIsMissing() throws Exception {
        Launcher.buildWhatIsMissing();
    }

    @Test
    void saysThatThereIsNoScreen() throws Exception {
        assertThat(run(Launcher.environment())).isEqualTo(TOLD);
    }

    @Test
    void saysThatTheScreenLetsNobodyIn() throws Exception {
        Map<String, String> environment = Launcher.environment();
        environment.put("DISPLAY", ":9999");
        assertThat(run(environment)).isEqualTo(TOLD);
    }

    private Ran run(Map<String, String> environment) throws Exception {
        return Ran.of(
                new Ran.Setting(folder, environment, Path.of("/dev/null")),
                List.of(Launcher.SCRIPT.toString(), "desktop"));
    }
}

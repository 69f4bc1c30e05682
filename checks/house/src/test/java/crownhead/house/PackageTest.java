package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The script that makes an application of the desktop client. */
class PackageTest {
    private static final Path ROOT = ThisProject.find().root();
    private static final Path NOTHING = Path.of("/dev/null");

    @BeforeAll
    static void buildWhatIsMissing() throws Exception {
        Launcher.buildWhatIsMissing();
    }

    @Test
    void makesOneThatBringsItsOwnJava() throws Exception {
        Ran.Setting here = new Ran.Setting(ROOT, Launcher.environment(), NOTHING);
        Ran made = Ran.of(here, List.of(ROOT.resolve("package").toString()));
        assertThat(made.exitCode()).as(made.err()).isZero();
        assertThat(made.out()).contains("It takes ");
        Path application = Path.of(made.out().lines().findFirst().orElseThrow());
        Ran.Setting bare = new Ran.Setting(ROOT, Map.of("PATH", "/usr/bin:/bin"), NOTHING);
        Ran ran = Ran.of(bare, List.of(application.resolve("bin/Crownhead").toString()));
        assertThat(ran.exitCode()).isEqualTo(2);
        assertThat(ran.err()).startsWith("This needs a screen with windows");
    }
}

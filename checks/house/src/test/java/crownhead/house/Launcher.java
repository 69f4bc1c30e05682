package crownhead.house;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The script that starts Crownhead. */
final class Launcher {
    static final Path SCRIPT = ThisProject.find().root().resolve("crownhead");

    private Launcher() {}

    /** The JDK of this test, and no locale. */
    static Map<String, String> environment() {
        Map<String, String> environment = new HashMap<>();
        environment.put("PATH", System.getenv("PATH"));
        environment.put("HOME", System.getProperty("user.home"));
        environment.put("CROWNHEAD_JAVA_HOME", System.getProperty("java.home"));
        return environment;
    }

    /** A jar that came out the same is older than a source that was only touched. */
    static void buildWhatIsMissing() throws Exception {
        Ran.Setting here =
                new Ran.Setting(SCRIPT.resolveSibling("."), environment(), Path.of("/dev/null"));
        Ran ran = Ran.of(here, List.of(SCRIPT.toString(), "--version"));
        if (ran.exitCode() != 0) {
            throw new AssertionError(ran.err());
        }
    }
}

package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Does what the page for operators says, line by line, and holds its metrics against a house. */
class OperationsPageTest {
    private static final Path PAGE = ThisProject.find().root().resolve("docs/operations.md");
    private static final String PRINTED = "#=> ";
    private static final String STANDARD_PORT = "8080";
    private static final Pattern METRIC =
            Pattern.compile("`((?:crownhead|jvm|process)_[a-z_]+)(?:\\{[a-z]+})?`");

    @TempDir private Path folder;

    @BeforeAll
    static void buildWhatIsMissing() throws Exception {
        Launcher.buildWhatIsMissing();
    }

    @Test
    @Tag("OP-4c")
    @Tag("OP-4d")
    void printsWhatThePageSays() throws Exception {
        String port = Integer.toString(FreePorts.first());
        List<String> script = new ArrayList<>(List.of("trap 'kill $(jobs -p) 2> /dev/null' EXIT"));
        List<String> promised = new ArrayList<>();
        read(port, script, promised);
        assertThat(promised).hasSizeGreaterThan(15);
        stand(folder.resolve("crownhead"));
        Path file = Files.write(folder.resolve("page.sh"), script);
        Ran ran =
                Ran.of(
                        new Ran.Setting(folder, Launcher.environment(), Path.of("/dev/null")),
                        List.of("bash", "-eu", "-c", "exec 2>&1; . " + file));
        assertThat(ran.out().lines().toList()).isEqualTo(promised);
    }

    /** The command as it stands in the folder of the project. */
    private static void stand(Path command) throws IOException {
        Files.writeString(command, "#!/bin/sh\nexec '" + Launcher.SCRIPT + "' \"$@\"\n");
        assertThat(command.toFile().setExecutable(true)).isTrue();
    }

    private static void read(String port, List<String> script, List<String> promised)
            throws IOException {
        boolean isInside = false;
        for (String line : Files.readAllLines(PAGE)) {
            String here = line.replace(STANDARD_PORT, port);
            if (line.startsWith("```")) {
                isInside = line.equals("```sh");
            } else if (isInside && line.startsWith(PRINTED)) {
                promised.add(here.substring(PRINTED.length()));
            } else if (isInside) {
                script.add(here);
            }
        }
    }

    @Test
    @Tag("OP-4a")
    void explainsEveryMetricOfTheHouseAndNoOther() throws Exception {
        List<String> explained =
                METRIC.matcher(Files.readString(PAGE))
                        .results()
                        .map(found -> found.group(1))
                        .distinct()
                        .toList();
        try (ServerProcess server = ServerProcess.open(folder.resolve("data"))) {
            List<String> told = Metrics.of(server);
            assertThat(told).containsAll(explained);
            assertThat(explained)
                    .containsAll(told.stream().filter(name -> name.startsWith("crown")).toList());
        }
    }
}

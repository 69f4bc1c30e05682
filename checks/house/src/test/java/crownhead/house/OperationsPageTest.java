package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
    private static final String JAR = "/usr/local/lib/crownhead/crownhead.jar";
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

    /** As root of a system that is a folder, where services are not started. */
    @Test
    @Tag("OP-6b")
    void isAlsoRightInWhatItTellsAnAdministrator() throws Exception {
        List<String> script = new ArrayList<>(List.of("systemctl() { echo \"systemctl $*\"; }"));
        Files.createDirectories(folder.resolve("etc/systemd/system"));
        Files.createDirectories(folder.resolve("var/backups"));
        ServerProcess.open(folder.resolve("var/lib/crownhead")).close();
        for (String line : Guides.block(PAGE, "console")) {
            if (line.contains(".old ")) {
                script.add(
                        inFolder("cp /var/backups/*.db /var/lib/crownhead/crownhead.db.before-2"));
                script.add(inFolder("cp " + JAR + " " + JAR + ".old"));
            }
            script.add(inFolder(line));
        }
        Path file = Files.write(folder.resolve("root.sh"), script);
        Map<String, String> environment = Launcher.environment();
        String java = Path.of(System.getProperty("java.home"), "bin").toString();
        environment.merge("PATH", java, (path, first) -> first + ":" + path);
        Ran ran =
                Ran.of(
                        new Ran.Setting(
                                ThisProject.find().root(), environment, Path.of("/dev/null")),
                        List.of("bash", "-eu", file.toString()));
        assertThat(ran.exitCode()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("systemctl enable --now crownhead", "holds 0 decisions");
    }

    private String inFolder(String line) {
        return line.replaceAll("(?<=[ \"])/(?=usr/local|etc|var)", folder + "/");
    }

    /** The command as it stands in the folder of the project. */
    private static void stand(Path command) throws IOException {
        Files.writeString(command, "#!/bin/sh\nexec '" + Launcher.SCRIPT + "' \"$@\"\n");
        assertThat(command.toFile().setExecutable(true)).isTrue();
    }

    private static void read(String port, List<String> script, List<String> promised)
            throws IOException {
        for (String line : Guides.block(PAGE, "sh")) {
            String here = line.replace(STANDARD_PORT, port);
            if (line.startsWith(PRINTED)) {
                promised.add(here.substring(PRINTED.length()));
            } else {
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

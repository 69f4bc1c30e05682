package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The samples for operators fit the program as it is. */
class SamplesTest {
    private static final Path SAMPLES = ThisProject.find().root().resolve("operations");

    @TempDir private Path folder;

    @BeforeAll
    static void buildWhatIsMissing() throws Exception {
        Launcher.buildWhatIsMissing();
    }

    @Nested
    class TheServiceOfSystemd {
        private static final Path ANALYZE = Path.of("/usr/bin/systemd-analyze");

        @Test
        @Tag("OP-8c")
        void runsTheServerAndMayDoLittleElse() throws Exception {
            assertThat(Files.readAllLines(SAMPLES.resolve("crownhead.service")))
                    .contains(
                            "DynamicUser=yes",
                            "StateDirectory=crownhead",
                            "NoNewPrivileges=yes",
                            "ProtectSystem=strict",
                            "ProtectHome=yes",
                            "CapabilityBoundingSet=",
                            "KillSignal=SIGTERM",
                            "TimeoutStopSec=30")
                    .anyMatch(line -> line.matches("ExecStart=/\\S+/java .*crownhead\\.jar serve"));
        }

        @Test
        @Tag("OP-8c")
        void startsItWithSettingsThatItKnows() throws Exception {
            List<String> settings = new ArrayList<>();
            for (String line : Files.readAllLines(SAMPLES.resolve("crownhead.service"))) {
                if (line.startsWith("Environment=")) {
                    settings.addAll(List.of(line.substring("Environment=".length()).split(" ")));
                }
            }
            assertThat(sources(settings)).contains("data", "trusted-proxy");
        }

        /** Where systemd is, it reads the file itself. */
        @Test
        @Tag("OP-8c")
        void isUnderstoodBySystemd() throws Exception {
            Path unit = folder.resolve("crownhead.service");
            // Whether there is a java at that place is for each machine to say.
            Files.writeString(
                    unit,
                    Files.readString(SAMPLES.resolve("crownhead.service"))
                            .replaceFirst("ExecStart=\\S+", "ExecStart=/bin/true"));
            if (Files.isExecutable(ANALYZE)) {
                Ran verified = analyze("verify", unit.toString());
                assertThat(verified.exitCode()).as(verified.err()).isZero();
                Ran exposed =
                        analyze("security", "--offline=yes", "--threshold=20", unit.toString());
                assertThat(exposed.exitCode()).as(exposed.out() + exposed.err()).isZero();
            }
            assertThat(Files.readAllLines(unit))
                    .allMatch(line -> line.isEmpty() || line.matches("#.*|\\[\\w+]|\\w+=.*"));
        }

        private Ran analyze(String... words) throws Exception {
            List<String> command = new ArrayList<>(List.of(ANALYZE.toString()));
            command.addAll(List.of(words));
            return Ran.of(
                    new Ran.Setting(
                            folder,
                            Map.of("PATH", System.getenv("PATH"), "SYSTEMD_PAGER", ""),
                            Path.of("/dev/null")),
                    command);
        }
    }

    @Nested
    class TheContainerFile {
        private static final Pattern WORD = Pattern.compile("\"([^\"]+)\"");

        @Test
        @Tag("OP-8b")
        void runsAsNobodySpecialOnAJavaThatFitsAndKeepsItsDataOutside() throws Exception {
            assertThat(Files.readAllLines(SAMPLES.resolve("Containerfile")))
                    .contains(
                            "FROM eclipse-temurin:25-jre",
                            "USER crownhead",
                            "VOLUME /data",
                            "STOPSIGNAL SIGTERM")
                    .noneMatch(line -> line.startsWith("ADD "));
        }

        @Test
        @Tag("OP-8b")
        void startsTheServerWithSettingsThatItKnows() throws Exception {
            List<String> settings = List.of(line("ENV ").substring("ENV ".length()).split(" "));
            assertThat(sources(settings)).containsExactlyInAnyOrder("data", "host", "port");
            assertThat(line("CMD ")).isEqualTo("CMD [\"serve\"]");
        }

        @Test
        @Tag("OP-8b")
        void asksForItsHealthByACommandThatThereIs() throws Exception {
            List<String> words =
                    WORD.matcher(line("    CMD "))
                            .results()
                            .map(found -> found.group(1))
                            .dropWhile(word -> !word.endsWith(".jar"))
                            .skip(1)
                            .toList();
            assertThat(words).startsWith("health").hasSize(2);
            try (ServerProcess server = ServerProcess.open(folder.resolve("data"))) {
                assertThat(
                                ServerProcess.run(words.getFirst(), server.address().toString())
                                        .exitCode())
                        .isZero();
            }
        }

        private String line(String start) throws IOException {
            return Files.readAllLines(SAMPLES.resolve("Containerfile")).stream()
                    .filter(line -> line.startsWith(start))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @Nested
    class TheDashboard {
        private static final Pattern METRIC =
                Pattern.compile("\\b(?:crownhead|jvm|process|system)_[a-z_]+");
        private static final Pattern PART = Pattern.compile("_(?:bucket|sum|count)$");

        @Test
        @Tag("OP-4a")
        void showsOnlyWhatAHouseTells() throws Exception {
            Set<String> shown = new TreeSet<>();
            for (JsonNode panel : dashboard().get("panels")) {
                assertThat(panel.get("title").asString()).isNotEmpty();
                for (JsonNode target : panel.get("targets")) {
                    METRIC.matcher(target.get("expr").asString())
                            .results()
                            .forEach(found ->
                                    shown.add(PART.matcher(found.group()).replaceFirst("")));
                }
            }
            assertThat(shown).hasSizeGreaterThan(10);
            try (ServerProcess server = ServerProcess.open(folder.resolve("data"))) {
                assertThat(Metrics.of(server)).containsAll(shown);
            }
        }

        private static JsonNode dashboard() throws IOException {
            return JsonMapper.builder()
                    .build()
                    .readTree(Files.readString(SAMPLES.resolve("dashboard.json")));
        }
    }

    /** The names of the settings that the server takes from such an environment. */
    private List<String> sources(List<String> environment) throws Exception {
        Map<String, String> all = Launcher.environment();
        for (String setting : environment) {
            all.put(setting.split("=", 2)[0], setting.split("=", 2)[1]);
        }
        Ran ran =
                Ran.of(
                        new Ran.Setting(folder, all, Path.of("/dev/null")),
                        List.of(Launcher.SCRIPT.toString(), "serve", "--print-config"));
        assertThat(ran.exitCode()).as(ran.err()).isZero();
        return ran.out()
                .lines()
                .filter(line -> line.endsWith("(environment)"))
                .map(line -> line.substring(0, line.indexOf(' ')))
                .toList();
    }
}

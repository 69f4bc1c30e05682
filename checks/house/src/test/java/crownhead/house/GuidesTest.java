package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Does what the guides say, command by command. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GuidesTest {
    /** These are done from the first line to the last. */
    private static final Map<String, String> DONE_BY_THEIR_OWN_TEST =
            Map.of("docs/api.md", "ApiPageTest", "docs/operations.md", "OperationsPageTest");

    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final String ACCOUNT =
            "{\"name\":\"Ann\",\"password\":\"a long line of words\"}";
    private static final String GOOD = "[Black \"Ann\"]\n\n1. 11-15 22-18 2. 15x22 25x18 1-0\n\n";
    private static final String BAD = "[Black \"Ben\"]\n\n1. 11-15 22-22 1-0\n";

    private final Guides guides = new Guides(ThisProject.find().root());

    @TempDir private static Path folder;
    private ServerProcess house;
    private int hosts;

    /** What a lesson finds in the house: a game that waits, and a link to a private one. */
    private record Stand(String game, String link) {
        static final Stand EMPTY = new Stand("", "");

        /** The hosts are new ones: those who are away do not wait for long. */
        static Stand in(ServerProcess house, int number) throws Exception {
            String open = "{\"name\":\"Zoe %d\"}".formatted(number);
            String secret = "{\"name\":\"Yan %d\",\"visibility\":\"private\"}".formatted(number);
            return new Stand(
                    field(house.post("/api/v1/games", open).body(), "table"),
                    field(house.post("/api/v1/games", secret).body(), "link"));
        }

        private static String field(String json, String name) {
            return json.replaceFirst("(?s).*?\"" + name + "\":\"([^\"]*)\".*", "$1");
        }
    }

    @BeforeAll
    void openAHouse() throws Exception {
        Launcher.buildWhatIsMissing();
        Files.writeString(folder.resolve("games.pdn"), GOOD + BAD);
        Files.writeString(folder.resolve("old.pdn"), GOOD);
        house = ServerProcess.open(folder.resolve("kept/crownhead"));
        assertThat(house.post("/api/v1/accounts", ACCOUNT).statusCode()).isEqualTo(201);
    }

    @AfterAll
    void closeIt() {
        house.close();
    }

    @Test
    @Tag("OP-6b")
    void haveNoCommandWithoutALessonAndNoLessonWithoutACommand() throws IOException {
        List<String> pages = List.copyOf(DONE_BY_THEIR_OWN_TEST.keySet());
        assertThat(guides.commandsBut(pages).stream().map(Guides.Command::line).distinct())
                .containsExactlyInAnyOrderElementsOf(
                        Lesson.ALL.stream().map(Lesson::command).toList());
    }

    @Test
    @Tag("OP-6b")
    void haveNoCommandThatIsNotMarkedAsOne() throws IOException {
        assertThat(guides.unmarked()).isEmpty();
    }

    @Test
    @Tag("OP-6b")
    void nameForWhatIsDoneElsewhereATestThatDoesIt() throws IOException {
        List<String> sources =
                SourceFiles.below(guides.root()).stream()
                        .map(file -> file.getFileName().toString())
                        .toList();
        Stream<String> elsewhere =
                Lesson.ALL.stream()
                        .filter(lesson -> lesson.way() == Lesson.Way.ELSEWHERE)
                        .map(Lesson::shows);
        assertThat(Stream.concat(elsewhere, DONE_BY_THEIR_OWN_TEST.values().stream()))
                .allMatch(test -> sources.contains(test + ".java"));
    }

    static Stream<Lesson> lessons() {
        return Lesson.ALL.stream().filter(lesson -> lesson.way() != Lesson.Way.ELSEWHERE);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    @Tag("OP-6b")
    void sayWhatCanBeDone(Lesson lesson) throws Exception {
        boolean isOfTheOperator = lesson.command().matches("crownhead (admin|backup) .*");
        follow(lesson, stand(lesson), isOfTheOperator ? "kept" : "other");
    }

    private Stand stand(Lesson lesson) throws Exception {
        hosts++;
        return lesson.needs(Lesson.GAME) || lesson.needs(Lesson.LINK)
                ? Stand.in(house, hosts)
                : Stand.EMPTY;
    }

    private void follow(Lesson lesson, Stand stand, String data) throws Exception {
        String port = Integer.toString(FreePorts.first());
        String command =
                lesson.instead()
                        .replace(Lesson.HOUSE, house.address().toString())
                        .replace(Lesson.LINK, stand.link())
                        .replace(Lesson.GAME, stand.game())
                        .replace(Lesson.TABLE, port);
        switch (lesson.way()) {
            case ENDS -> assertEnds(command, data, 0, lesson.shows());
            case REFUSES -> assertEnds(command, data, 1, lesson.shows());
            case OPENS -> assertOpens(command, data, lesson.shows());
            case FILLS -> {
                if (lesson.needs(Lesson.TABLE)) {
                    Running table = start("crownhead table --base-port " + port, data);
                    try (table) {
                        table.await("crownhead join");
                        assertFills(command, lesson.shows());
                    }
                } else {
                    assertFills(command, lesson.shows());
                }
            }
            case ELSEWHERE -> throw new IllegalArgumentException(lesson + " is done elsewhere");
        }
    }

    private void assertEnds(String command, String data, int exitCode, String shows)
            throws Exception {
        Ran ran = Ran.of(setting(data), shell(command));
        assertThat(ran.exitCode()).as(ran.err()).isEqualTo(exitCode);
        assertThat(ran.out()).contains(shows);
    }

    private void assertOpens(String command, String data, String shows) throws Exception {
        try (Running running = start(command, data)) {
            running.await(shows);
        }
    }

    private void assertFills(String command, String shows) throws Exception {
        Map<String, String> environment = Launcher.environment();
        environment.put("TERM", "xterm-256color");
        environment.put("LC_ALL", "C.UTF-8");
        try (Tmux terminal = Tmux.run(100, 30, environment, script(command))) {
            terminal.await(shows);
        }
    }

    /** A command that goes on until it is stopped. */
    private record Running(Ran.Running process) implements AutoCloseable {
        void await(String shows) throws Exception {
            Instant deadline = Instant.now().plus(PATIENCE);
            while (!Files.readString(process.out()).contains(shows)) {
                boolean hasEnded = process.process().waitFor(20, TimeUnit.MILLISECONDS);
                assertThat(hasEnded || Instant.now().isAfter(deadline))
                        .as(Files.readString(process.err()))
                        .isFalse();
            }
        }

        @Override
        public void close() {
            process.process().destroy();
            process.process().onExit().join();
        }
    }

    private Running start(String command, String data) throws IOException {
        return new Running(Ran.start(setting(data), shell("exec " + command)));
    }

    private static List<String> shell(String command) {
        return List.of("bash", "-c", script(command));
    }

    private static String script(String command) {
        return command.replace("crownhead ", "'" + Launcher.SCRIPT + "' ");
    }

    /** Houses take any port that is free, unless they are told one. */
    private Ran.Setting setting(String data) {
        Map<String, String> environment = Launcher.environment();
        environment.put("XDG_DATA_HOME", folder.resolve(data).toString());
        environment.put("CROWNHEAD_PORT", "0");
        return new Ran.Setting(folder, environment, Path.of("/dev/null"));
    }
}

package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command itself, started as a user starts it. */
class CommandTest {
    private static final Path LAUNCHER = Launcher.SCRIPT;
    private static final Path NOTHING = Path.of("/dev/null");

    @TempDir Path folder;

    @BeforeAll
    static void buildWhatIsMissing() throws Exception {
        Launcher.buildWhatIsMissing();
    }

    @Test
    void worksFromAnotherFolderAndThroughALink() throws Exception {
        Path elsewhere = Files.createDirectory(folder.resolve("some where"));
        Path link = Files.createSymbolicLink(elsewhere.resolve("checkers"), LAUNCHER);
        Path second = Files.createSymbolicLink(folder.resolve("linked"), folder.relativize(link));
        assertThat(run(second, NOTHING, "validate", "--fen", "W:W18:B14,15"))
                .isEqualTo(new Ran(0, "18x9\n18x11\n", ""));
    }

    @Test
    @Tag("HT-4a")
    void answersScriptsByItsExitCode() throws Exception {
        assertThat(run(LAUNCHER, NOTHING, "validate", "--move", "11-15").exitCode()).isZero();
        assertThat(run(LAUNCHER, NOTHING, "validate", "--move", "11-18").exitCode()).isOne();
        assertThat(run(LAUNCHER, NOTHING, "validate", "--move", "nonsense").exitCode())
                .isEqualTo(2);
    }

    @Test
    void knowsItsVersion() throws Exception {
        assertThat(run(LAUNCHER, NOTHING, "--version").out())
                .matches("crownhead \\d+\\.\\d+\\.\\d+\n");
    }

    @Test
    void speaksUtf8WhateverTheLocale() throws Exception {
        Path file = folder.resolve("games.pdn");
        Files.writeString(file, "[Black \"Jörg\"]\n1. 11-16 22-22 *\n");
        assertThat(run(LAUNCHER, NOTHING, "validate", "--pdn", file.toString()).out())
                .startsWith("game 1 (Jörg – ?), ");
    }

    @Test
    @Tag("HT-4d")
    @Tag("BE-11b")
    void checksAnArchiveThatIsLargerThanItsMemory() throws Exception {
        String comment = "{" + "word ".repeat(2000) + "}";
        String game = "[Black \"Ann\"]\n\n1. 11-15 22-18 2. 15x22 25x18 " + comment + " 1-0\n\n";
        Path archive = archive(game, 6000);
        assertThat(Files.size(archive)).isGreaterThan(3L * 16 * 1024 * 1024);
        assertThat(run(LAUNCHER, archive, "validate", "--pdn", "-").out())
                .isEqualTo("6000 games, 6000 legal, 0 illegal, 24000 plies\n");
    }

    @Test
    @Tag("HT-4d")
    @Tag("BE-11b")
    void tellsMoreFailuresThanItsMemoryHolds() throws Exception {
        Path archive = archive("[Black \"Ann\"]\n\n1. 11-15 22-18 2. 8-11 1-0\n\n", 100_000);
        Ran ran = run(LAUNCHER, archive, "validate", "--json", "--pdn", "-");
        assertThat(ran.exitCode()).isOne();
        assertThat(ran.out())
                .endsWith("\"games\":100000,\"legal\":0,\"illegal\":100000,\"plies\":200000}\n");
        assertThat(ran.out().length()).isGreaterThan(16 * 1024 * 1024);
    }

    private Path archive(String game, int games) throws IOException {
        Path file = folder.resolve("archive.pdn");
        try (BufferedWriter text = Files.newBufferedWriter(file)) {
            for (int i = 0; i < games; i++) {
                text.write(game);
            }
        }
        return file;
    }

    /** On the JDK of this test, with little memory and no locale. */
    private Ran run(Path script, Path input, String... args) throws Exception {
        List<String> command = new ArrayList<>(List.of(script.toString()));
        command.addAll(List.of(args));
        Map<String, String> environment = Launcher.environment();
        environment.put("JAVA_TOOL_OPTIONS", "-Xmx16m");
        Ran ran = Ran.of(new Ran.Setting(folder, environment, input), command);
        String picked = "Picked up JAVA_TOOL_OPTIONS: -Xmx16m\n";
        assertThat(ran.err()).startsWith(picked);
        return new Ran(ran.exitCode(), ran.out(), ran.err().substring(picked.length()));
    }
}

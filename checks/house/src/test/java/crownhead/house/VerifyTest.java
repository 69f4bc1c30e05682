package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code ./verify} runs, and when it fails. */
class VerifyTest {
    private static final String FORMAT_CHECK = "echo '[INFO] --- spotless:3.10.4:check ---'";
    private static final String LISTS_FIVE_MOVES =
            "case $* in *validate*) printf '1-5\\n1-6\\n2-6\\n2-7\\n3x10\\n' ;;"
                    + " *serve*) echo 'Crownhead is open at http://localhost:1' ;;"
                    + " *GroupReport*) echo 'all ran' ;; esac";

    @TempDir Path folder;
    private Sandbox machine;
    private Path jdk;

    @BeforeEach
    void setUp() throws IOException {
        machine = new Sandbox(folder.toRealPath());
        machine.addMaven(FORMAT_CHECK);
        machine.addScript(machine.bin.resolve("chromium"), "");
        machine.addScript(machine.bin.resolve("tmux"), "");
        machine.addScript(machine.bin.resolve("Xvfb"), "");
        machine.addScript(machine.bin.resolve("python3"), "");
        machine.addScript(machine.bin.resolve("strace"), "");
        machine.addScript(machine.bin.resolve("nginx"), "");
        machine.addScript(machine.bin.resolve("curl"), "echo '<title>Crownhead</title>'");
        jdk = machine.addJdk("jdk-25", "25.0.1");
        machine.addJava(jdk, LISTS_FIVE_MOVES);
    }

    @Test
    @Tag("OP-1b")
    void runsTheWholeBuildOnTheNewJdkAndReportsEachGroup() throws Exception {
        Ran ran = machine.run("verify");
        assertThat(ran.exitCode()).isZero();
        assertThat(ran.out()).matches("all ran\nCrownhead passed in \\d+\\.\\d minutes\\.\n");
        assertThat(ran.err())
                .isEqualTo("Verifying Crownhead with Java 25 …\n  1/2 Crownhead rules\n");
        assertThat(machine.called()).containsExactly("mvn on jdk-25: -B -f PROJECT/pom.xml verify");
    }

    @Test
    void forgetsWhatWasBuiltBefore() throws Exception {
        Path old = machine.write("rules/target/proofs/old.xml");
        assertThat(machine.run("verify").exitCode()).isZero();
        assertThat(old).doesNotExist();
    }

    @Nested
    class Fails {
        @Test
        @Tag("OP-1b")
        void whenTheBuildFails() throws Exception {
            machine.addMaven("echo '[ERROR] ATest.a expected 1 but was 2'; exit 1");
            Ran ran = machine.run("verify");
            assertThat(ran.exitCode()).isOne();
            assertThat(ran.err())
                    .endsWith(
                            "[ERROR] ATest.a expected 1 but was 2\nThe whole log: "
                                    + machine.project.resolve("target/verify.log")
                                    + "\nCrownhead did not pass.\n");
        }

        @Test
        @Tag("OP-9a")
        void whenTheFormatWasNotChecked() throws Exception {
            machine.addMaven("");
            Ran ran = machine.run("verify");
            assertThat(ran.exitCode()).isOne();
            assertThat(ran.err()).endsWith("The check of the format did not run.\n");
        }

        @Test
        @Tag("OP-1b")
        void whenATestOfAGroupDidNotRun() throws Exception {
            machine.addJava(jdk, "echo 'rules: 1 skipped'; exit 1");
            assertThat(machine.run("verify"))
                    .extracting(Ran::exitCode, Ran::out)
                    .containsExactly(1, "rules: 1 skipped\n");
        }
    }

    @Nested
    class WhatTheTestsNeed {
        @BeforeEach
        void loseNode() throws IOException {
            Files.delete(machine.bin.resolve("node"));
        }

        @Test
        void isNamedWhenItCannotBeInstalled() throws Exception {
            assertThat(machine.run("verify"))
                    .isEqualTo(
                            new Ran(
                                    2,
                                    "",
                                    """
                                    The tests need what is missing here:
                                      node (Debian package nodejs), which runs the rules as the browser will
                                    """));
        }

        @Test
        void isInstalledWhereItMayBe() throws Exception {
            become("0");
            machine.addScript(
                    machine.bin.resolve("apt-get"),
                    "echo \"apt-get $*\" >> '" + machine.calls() + "'");
            assertThat(machine.run("verify").exitCode()).isZero();
            assertThat(machine.called())
                    .startsWith(
                            "apt-get update", "apt-get install -y --no-install-recommends nodejs");
        }

        @Test
        void isNotInstalledByOneWhoMayNot() throws Exception {
            become("1000");
            machine.addScript(machine.bin.resolve("apt-get"), "exit 1");
            Ran ran = machine.run("verify");
            assertThat(ran.exitCode()).isEqualTo(2);
            assertThat(ran.err()).startsWith("The tests need what is missing here:\n");
        }

        private void become(String user) throws IOException {
            Files.delete(machine.bin.resolve("id"));
            machine.addScript(machine.bin.resolve("id"), "echo " + user);
        }
    }

    @Nested
    class AFreshClone {
        @BeforeEach
        void commit() throws Exception {
            Files.writeString(machine.project.resolve(".gitignore"), "target/\n");
            git("init", "--quiet");
            git("add", ".");
            git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", "All");
        }

        @Test
        @Tag("OP-1b")
        void isUsedAsANewUserWouldAndVerified() throws Exception {
            Ran ran = machine.run("verify", "--fresh");
            assertThat(ran.exitCode()).isZero();
            assertThat(ran.err())
                    .startsWith("In a fresh clone of ")
                    .endsWith("The fresh clone passed.\n")
                    .doesNotContain("Warning");
            assertThat(machine.called())
                    .containsExactly(
                            "mvn on jdk-25: -B -f PROJECT/pom.xml -Dlaunch -Dquick -pl app -am package",
                            "mvn on jdk-25: -B -f PROJECT/pom.xml verify");
            assertThat(machine.project.resolve("app/target")).doesNotExist();
        }

        @Test
        void isRemovedAtTheEnd() throws Exception {
            Path temporary = Files.createDirectory(folder.resolve("temporary"));
            machine.set("TMPDIR", temporary);
            machine.run("verify", "--fresh");
            assertThat(temporary).isEmptyDirectory();
            assertThat(machine.project.resolve("target/verify-fresh.log")).isNotEmptyFile();
        }

        @Test
        void isWithoutWhatIsNotCommitted() throws Exception {
            Files.writeString(machine.project.resolve("pom.xml"), "changed");
            assertThat(machine.run("verify", "--fresh").err())
                    .startsWith("Warning: what is not committed is not in the clone");
        }

        @Test
        void failsWhenTheCommandDoesNotWorkThere() throws Exception {
            machine.addJava(jdk, "echo 1-5");
            Ran ran = machine.run("verify", "--fresh");
            assertThat(ran.exitCode()).isOne();
            assertThat(ran.err()).endsWith("ended with 0 and said:\n1-5\n");
        }

        @Test
        void failsWhenTheServerDoesNotWorkThere() throws Exception {
            machine.addScript(machine.bin.resolve("curl"), "echo nothing; exit 7");
            Ran ran = machine.run("verify", "--fresh");
            assertThat(ran.exitCode()).isOne();
            assertThat(ran.err()).contains("The server, started as a new user would, said:");
        }

        @Test
        void failsWhenItDoesNotPass() throws Exception {
            machine.addMaven("case $* in *-Dlaunch*) ;; *) exit 1 ;; esac");
            Ran ran = machine.run("verify", "--fresh");
            assertThat(ran.exitCode()).isOne();
            assertThat(ran.err()).contains("The fresh clone did not pass.");
        }

        private void git(String... args) throws Exception {
            List<String> command = new ArrayList<>(List.of("git"));
            command.addAll(List.of(args));
            Map<String, String> environment =
                    Map.of("PATH", System.getenv("PATH"), "HOME", folder.toString());
            Ran ran =
                    Ran.of(
                            new Ran.Setting(machine.project, environment, Path.of("/dev/null")),
                            command);
            assertThat(ran.exitCode()).as(ran.err()).isZero();
        }
    }

    @Test
    void explainsItself() throws Exception {
        assertThat(machine.run("verify", "--help").out()).startsWith("Usage: ./verify ");
    }

    @Test
    void refusesAFlagItDoesNotKnow() throws Exception {
        assertThat(machine.run("verify", "--quick"))
                .isEqualTo(new Ran(2, "", "Unknown flag: --quick\nTry ./verify --help.\n"));
        assertThat(machine.run("verify", "--fresh", "--help").exitCode()).isEqualTo(2);
    }
}

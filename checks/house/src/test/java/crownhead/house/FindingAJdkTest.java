package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which JDK the scripts take, and what they say when none fits. */
class FindingAJdkTest {
    private static final String ADVICE =
            " Install one (for instance from https://adoptium.net), or set CROWNHEAD_JAVA_HOME to"
                    + " where it is.\n";

    @TempDir Path folder;
    private Sandbox machine;

    @BeforeEach
    void setUp() throws IOException {
        machine = new Sandbox(folder.toRealPath());
        machine.addMaven("");
    }

    @Nested
    class WithoutOneThatFits {
        @Test
        void saysWhatToInstall() throws Exception {
            assertThat(machine.run("crownhead", "validate"))
                    .isEqualTo(
                            new Ran(
                                    2,
                                    "",
                                    "Crownhead needs a JDK 25 or newer; found none." + ADVICE));
        }

        @Test
        void namesTheOlderOnesOnce() throws Exception {
            Path old = machine.addJdk("jdk-17", "17.0.2");
            Files.createSymbolicLink(machine.jdks.resolve("latest"), old);
            machine.set("JAVA_HOME", old);
            assertThat(machine.run("crownhead").err())
                    .isEqualTo(
                            "Crownhead needs a JDK 25 or newer; found Java 17.0.2 ("
                                    + old
                                    + ")."
                                    + ADVICE);
        }

        @Test
        void namesARuntimeThatCannotCompile() throws Exception {
            Path runtime = machine.addJdk("jre-25", "25.0.1");
            Files.delete(runtime.resolve("bin/javac"));
            assertThat(machine.run("crownhead").err())
                    .contains("found Java 25.0.1 without a compiler (" + runtime + ").");
        }

        @Test
        void doesNotVerifyEither() throws Exception {
            assertThat(machine.run("verify"))
                    .isEqualTo(
                            new Ran(
                                    2,
                                    "",
                                    "Crownhead needs a JDK 25 or newer; found none." + ADVICE));
        }

        @Test
        void refusesTheOneThatWasChosenAlthoughAnotherFits() throws Exception {
            machine.addJdk("jdk-25", "25");
            Path old = machine.addJdk("jdk-1.8", "1.8.0_402");
            machine.set("CROWNHEAD_JAVA_HOME", old);
            assertThat(machine.run("crownhead"))
                    .isEqualTo(
                            new Ran(
                                    2,
                                    "",
                                    "CROWNHEAD_JAVA_HOME is no JDK 25 or newer: Java 1.8.0_402 ("
                                            + old
                                            + ").\n"));
        }
    }

    @Nested
    class Takes {
        @Test
        void theChosenOneFirst() throws Exception {
            machine.addJdk("jdk-25", "25");
            machine.set("JAVA_HOME", machine.addJdk("jdk-26", "26"));
            machine.set("CROWNHEAD_JAVA_HOME", machine.addJdk("jdk-27", "27-ea"));
            assertTaken("jdk-27");
        }

        @Test
        void theOneOfJavaHomeNext() throws Exception {
            machine.addJdk("jdk-25", "25");
            machine.set("JAVA_HOME", machine.addJdk("jdk-26", "26"));
            assertTaken("jdk-26");
        }

        @Test
        void theOneThatALinkOnThePathLeadsTo() throws Exception {
            machine.addJdk("jdk-25", "25");
            Path java = machine.addJdk("jdk-26", "26.0.1").resolve("bin/java");
            Path alternative = Files.createSymbolicLink(folder.resolve("alternative"), java);
            Files.createSymbolicLink(machine.bin.resolve("java"), alternative);
            assertTaken("jdk-26");
        }

        @Test
        void theOneBehindAShimOnThePath() throws Exception {
            Path home = machine.addJdk("jdk-26", "26.0.1");
            machine.set("CROWNHEAD_JDK_DIRS", folder.resolve("none"));
            machine.addScript(
                    machine.bin.resolve("java"), "echo '    java.home = " + home + "' >&2");
            assertTaken("jdk-26");
        }

        @Test
        void theOneNearestToTheTestedVersionOfThoseInTheFolders() throws Exception {
            machine.addJdk("a-27", "27");
            machine.addJdk("b-25", "25.0.3");
            machine.addJdk("c-26", "26");
            assertTaken("b-25");
        }

        @Test
        void theOneInAFolderOfAMac() throws Exception {
            machine.addJdk("temurin-25.jdk/Contents/Home", "25.0.3");
            assertTaken("Home");
        }

        @Test
        void oneWithoutAReleaseFileThatNamesItsVersion() throws Exception {
            Path home = machine.addJdk("jdk-25", "25");
            Files.delete(home.resolve("release"));
            machine.addJava(home, "echo 'openjdk version \"25.0.1\" 2025-10-21' >&2; exit 7");
            assertTaken("jdk-25");
        }

        private void assertTaken(String jdk) throws Exception {
            assertThat(machine.run("crownhead").exitCode()).isEqualTo(7);
            assertThat(machine.called())
                    .containsExactly(
                            "mvn on "
                                    + jdk
                                    + ": -B -f PROJECT/pom.xml -Dlaunch -Dquick -pl app -am package");
        }
    }
}

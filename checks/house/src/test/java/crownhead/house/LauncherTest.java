package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When {@code ./crownhead} builds, and how it runs. */
class LauncherTest {
    private static final String BUILDING =
            """
            Building Crownhead with Java 25; the first time fetches what it needs …
              1/2 Crownhead rules
            """;

    @TempDir Path folder;
    private Sandbox machine;
    private Path jdk;

    @BeforeEach
    void setUp() throws IOException {
        machine = new Sandbox(folder.toRealPath());
        machine.addMaven("");
        jdk = machine.addJdk("jdk-25", "25.0.1");
    }

    @Nested
    class Builds {
        @Test
        void whenThereIsNoJar() throws Exception {
            assertThat(machine.run("crownhead").err()).isEqualTo(BUILDING);
        }

        @Test
        void notAgainWhenNothingChanged() throws Exception {
            machine.run("crownhead");
            assertThat(machine.run("crownhead").err()).isEmpty();
            assertThat(machine.called()).hasSize(1);
        }

        @Test
        void whenASourceIsNewer() throws Exception {
            machine.run("crownhead");
            Files.writeString(machine.project.resolve("rules/src/main/A"), "changed");
            assertThat(machine.run("crownhead").err()).isEqualTo(BUILDING);
        }

        @Test
        void whenAPomIsNewer() throws Exception {
            machine.run("crownhead");
            Files.writeString(machine.project.resolve("pom.xml"), "changed");
            assertThat(machine.run("crownhead").err()).isEqualTo(BUILDING);
        }

        @Test
        void whenASourceIsGone() throws Exception {
            machine.run("crownhead");
            Files.delete(machine.project.resolve("rules/src/main/A"));
            assertThat(machine.run("crownhead").err()).isEqualTo(BUILDING);
        }

        @Test
        void whenASourceChangedDuringTheBuild() throws Exception {
            machine.addMaven("sleep 0.1; echo changed > rules/src/main/A");
            machine.run("crownhead");
            machine.addMaven("");
            assertThat(machine.run("crownhead").err()).isEqualTo(BUILDING);
            assertThat(machine.run("crownhead").err()).isEmpty();
        }

        @Test
        void notForATestOrAPage() throws Exception {
            for (String file :
                    new String[] {
                        "rules/src/test/T", "docs/page.md", "checks/house/pom.xml", "operations/S"
                    }) {
                machine.write(file);
            }
            machine.run("crownhead");
            for (String file :
                    new String[] {
                        "rules/src/test/T", "docs/page.md", "checks/house/pom.xml", "operations/S"
                    }) {
                Files.writeString(machine.project.resolve(file), "changed");
            }
            assertThat(machine.run("crownhead").err()).isEmpty();
        }

        @Test
        void notForDataThatIsKeptHere() throws Exception {
            machine.run("crownhead");
            Files.createDirectories(machine.project.resolve("data"));
            Files.writeString(machine.project.resolve("data/house.db"), "changed");
            assertThat(machine.run("crownhead").err()).isEmpty();
        }

        @Test
        void onceWhenItIsStartedTwice() throws Exception {
            machine.addMaven("sleep 2");
            Ran.Running one = machine.start("crownhead", "one");
            Ran.Running two = machine.start("crownhead", "two");
            Ran first = one.end();
            Ran second = two.end();
            assertThat(first.exitCode()).isEqualTo(7);
            assertThat(second.exitCode()).isEqualTo(7);
            assertThat(first.err() + second.err())
                    .contains("Another start is building Crownhead: waiting for it.\n", BUILDING);
            assertThat(machine.called()).hasSize(1);
        }

        @Test
        void alsoWhenAnEarlierBuildWasKilled() throws Exception {
            Files.createDirectories(machine.project.resolve("target"));
            // No process has this number: it is above the highest there can be.
            Files.createSymbolicLink(
                    machine.project.resolve("target/build.lock"), Path.of("99999999"));
            assertThat(machine.run("crownhead").err()).isEqualTo(BUILDING);
            assertThat(machine.project.resolve("target/build.lock")).doesNotExist();
        }
    }

    @Nested
    class ABuildThatFails {
        @Test
        void isToldWithTheEndOfItsLog() throws Exception {
            machine.addMaven("echo '[ERROR] A:[1,1] no such symbol'; echo '  at org.x'; exit 1");
            Ran ran = machine.run("crownhead", "validate");
            assertThat(ran.exitCode()).isEqualTo(2);
            assertThat(ran.out()).isEmpty();
            assertThat(ran.err())
                    .startsWith(BUILDING)
                    .endsWith(
                            "[ERROR] A:[1,1] no such symbol\nThe whole log: "
                                    + machine.project.resolve("target/build.log")
                                    + "\nCrownhead could not be built.\n");
        }

        @Test
        void isTriedAgain() throws Exception {
            machine.addMaven("exit 1");
            machine.run("crownhead");
            machine.addMaven("");
            assertThat(machine.run("crownhead").err()).isEqualTo(BUILDING);
        }

        @Test
        void isOneInAFolderThatCannotBeWrittenTo() throws Exception {
            Files.delete(machine.bin.resolve("ln"));
            machine.addScript(machine.bin.resolve("ln"), "exit 1");
            assertThat(machine.run("crownhead"))
                    .isEqualTo(
                            new Ran(
                                    2,
                                    "",
                                    "Crownhead must be built first, and "
                                            + machine.project.resolve("target")
                                            + " cannot be written to.\n"));
        }

        @Test
        void isOneWithoutMaven() throws Exception {
            Files.delete(machine.bin.resolve("mvn"));
            assertThat(machine.run("crownhead"))
                    .isEqualTo(
                            new Ran(
                                    2,
                                    "",
                                    "Crownhead must be built first, and that needs Maven 3.8 or"
                                            + " newer, which is not on the PATH. Install it (Debian:"
                                            + " apt-get install maven; macOS: brew install"
                                            + " maven).\n"));
        }

        @Test
        void isOneWithoutNode() throws Exception {
            Files.delete(machine.bin.resolve("npm"));
            Ran ran = machine.run("crownhead");
            assertThat(ran.exitCode()).isEqualTo(2);
            assertThat(ran.err()).contains("its pages need node 20 or newer with npm");
        }
    }

    @Nested
    class ACacheForTheServer {
        private static final String TRAINEE =
                """
                printf '<%s>' "$@"
                for option in "$@"; do
                    case $option in
                        -XX:AOTCacheOutput=*) echo cached > "${option#*=}"; exit 0 ;;
                    esac
                done
                """;

        @BeforeEach
        void trainWell() throws IOException {
            machine.addJava(jdk, TRAINEE);
        }

        @Test
        void isMadeWithTheJarAndUsedByTheServerAlone() throws Exception {
            assertThat(machine.run("crownhead", "serve"))
                    .satisfies(ran -> {
                        assertThat(ran.err()).isEqualTo(BUILDING);
                        assertThat(ran.out()).contains("<-XX:AOTCache=" + cache() + ">");
                    });
            assertThat(machine.run("crownhead", "validate").out()).doesNotContain("AOTCache");
            try (var left = Files.list(machine.project.resolve("target"))) {
                assertThat(left.map(Path::toString)).noneMatch(name -> name.contains("training"));
            }
        }

        @Test
        void isLeftOutWhenTheJarIsNewer() throws Exception {
            machine.run("crownhead", "serve");
            FileTime later = FileTime.from(Instant.now().plusSeconds(60));
            Files.setLastModifiedTime(machine.project.resolve("app/target/crownhead.jar"), later);
            assertThat(machine.run("crownhead", "serve").out())
                    .contains("<serve>")
                    .doesNotContain("AOTCache");
        }

        @Test
        void isLeftOutWhenNoneCouldBeMade() throws Exception {
            machine.addJava(jdk, "printf '<%s>' \"$@\"; exit 1");
            assertThat(machine.run("crownhead", "serve"))
                    .satisfies(ran -> {
                        assertThat(ran.err()).isEqualTo(BUILDING);
                        assertThat(ran.out()).contains("<serve>").doesNotContain("AOTCache=");
                    });
        }

        private Path cache() {
            return machine.project.resolve("app/target/serve.aot");
        }
    }

    @Nested
    class Runs {
        @Test
        void withTheArgumentsAsTheyAre() throws Exception {
            Ran ran = machine.run("crownhead", "validate", "--fen", "B:W 1", "*", "");
            assertThat(ran.out())
                    .endsWith(
                            "<"
                                    + machine.project.resolve("app/target/crownhead.jar")
                                    + "><validate><--fen><B:W 1><*><>");
        }

        @Test
        void andEndsAsTheCommandDoes() throws Exception {
            assertThat(machine.run("crownhead").exitCode()).isEqualTo(7);
        }

        @Test
        void withoutMavenWhenNothingIsToBuild() throws Exception {
            machine.run("crownhead");
            Files.delete(machine.bin.resolve("mvn"));
            assertThat(machine.run("crownhead").exitCode()).isEqualTo(7);
        }

        @Test
        void soThatAFileNameMayHaveAnyLetterWhereNoLocaleIsSet() throws Exception {
            machine.addJava(jdk, "echo \"$LC_ALL\"");
            assertThat(machine.run("crownhead").out()).isEqualTo("C.UTF-8\n");
        }
    }
}

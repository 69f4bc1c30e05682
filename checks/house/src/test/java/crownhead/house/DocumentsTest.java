package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocumentsTest {
    @TempDir Path folder;

    @Nested
    class InThisProject {
        private final Documents documents = new Documents(ThisProject.find().root());

        @Test
        void everyLinkLeadsSomewhere() throws IOException {
            assertThat(documents.brokenLinks()).isEmpty();
        }

        @Test
        void noFileHoldsAPathThatOnlyOneMachineHas() throws IOException {
            assertThat(documents.pathsOfAMachine()).isEmpty();
        }

        @Test
        void thePagesAreAmongTheFilesAndTheBuildsOutputIsNot() throws IOException {
            Path root = documents.root();
            assertThat(SourceFiles.below(root))
                    .contains(root.resolve("docs/requirements.md"), root.resolve("pom.xml"))
                    .noneMatch(file -> file.startsWith(root.resolve("checks/house/target")));
        }
    }

    @Nested
    class ALink {
        @Test
        void toAFileOrAHeadingIsGood() throws IOException {
            write("docs/rules.md", "# The board\n# Draws & wins: `Game`\n# The board\n");
            write(
                    "README.md",
                    """
                    # Hello
                    [rules](docs/rules.md) [draws](docs/rules.md#draws--wins-game)
                    [again](docs/rules.md#the-board-1) [here](#hello)
                    [outside](https://example.org/x.md) [folder](docs)
                    """);
            assertThat(new Documents(folder).brokenLinks()).isEmpty();
        }

        @Test
        void toAMissingFileIsBroken() throws IOException {
            write("docs/rules.md", "See [that](missing.md).");
            assertThat(new Documents(folder).brokenLinks())
                    .containsExactly(Path.of("docs/rules.md") + ": missing.md");
        }

        @Test
        void toAMissingHeadingIsBroken() throws IOException {
            write(
                    "README.md",
                    "# Hello\n[there](#there) ![picture](README.md#nor-there \"title\")");
            assertThat(new Documents(folder).brokenLinks())
                    .containsExactly("README.md: #there", "README.md: README.md#nor-there");
        }

        @Test
        void inCodeIsNone() throws IOException {
            write("README.md", "`[a](b.md)`\n```\n[a](b.md)\n# no heading\n```\n");
            assertThat(new Documents(folder).brokenLinks()).isEmpty();
        }
    }

    @Nested
    class APathOfAMachine {
        @Test
        void isFoundAtTheStartOfAPath() throws IOException {
            write("run.sh", "cd /" + "home/ann/crownhead");
            assertThat(new Documents(folder).pathsOfAMachine())
                    .containsExactly("run.sh: /" + "home/");
        }

        @Test
        void isNotFoundInsideOfAnAddressOrARelativePath() throws IOException {
            write("page.md", "https://example.org/" + "home/ and target/" + "work/x");
            assertThat(new Documents(folder).pathsOfAMachine()).isEmpty();
        }

        @Test
        void isNotSoughtInWhatGitIgnores() throws IOException {
            write(".gitignore", "target/\n*.log\n");
            write("rules/target/list", "/" + "root/x");
            write("build.log", "/" + "root/x");
            assertThat(new Documents(folder).pathsOfAMachine()).isEmpty();
        }
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.resolveSibling("."));
        Files.writeString(file, text);
    }
}

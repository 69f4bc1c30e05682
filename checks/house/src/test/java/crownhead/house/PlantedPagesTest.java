package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** The checks of the web client find what is planted in a small client with the same settings. */
class PlantedPagesTest {
    private static final Path WEB = ThisProject.find().root().resolve("clients/web");
    private static final List<String> SETTINGS =
            List.of(".prettierrc.json", ".oxlintrc.json", "tsconfig.json", "package.json");
    private static final String BUILD =
            """
            import { svelte } from '@sveltejs/vite-plugin-svelte';

            export default { plugins: [svelte({ configFile: false })] };
            """;
    private static final String SOUND = "export const squares = 32;\n";

    @TempDir private Path folder;

    @BeforeEach
    void copySettings() throws IOException {
        for (String name : SETTINGS) {
            Files.copy(WEB.resolve(name), folder.resolve(name));
        }
        Files.createSymbolicLink(folder.resolve("node_modules"), WEB.resolve("node_modules"));
        Files.createDirectories(folder.resolve("src"));
        Files.createDirectories(folder.resolve("scripts"));
        Files.writeString(folder.resolve("vite.config.ts"), BUILD);
        Files.writeString(folder.resolve("scripts/sound.ts"), SOUND);
        Files.writeString(folder.resolve("src/sound.ts"), SOUND);
        Files.writeString(folder.resolve("src/Sound.svelte"), "<p>32 squares</p>\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "check:format | export const squares   = 32",
                "check:lint   | export const squares: any = 32;",
                "check:types  | export const squares: string = 32;"
            })
    @Tag("OP-9d")
    void formatLintAndTypesFailWhereSomethingIsPlanted(String check, String planted)
            throws Exception {
        assertThat(run(check).exitCode()).as("nothing is planted yet").isZero();
        Files.writeString(folder.resolve("src/planted.ts"), planted + "\n");
        Ran ran = run(check);
        assertThat(ran.exitCode()).isNotZero();
        assertThat(ran.out() + ran.err()).contains("planted.ts");
    }

    @Test
    @Tag("OP-9d")
    void allOfThemAreRunInEveryBuild() throws IOException {
        String check =
                new JsonMapper()
                        .readTree(Files.readString(WEB.resolve("package.json")))
                        .at("/scripts/check")
                        .asString();
        assertThat(check.split(" && ", -1))
                .containsExactlyInAnyOrder(
                        "npm run check:format", "npm run check:lint", "npm run check:types");
        assertThat(Files.readString(WEB.resolve("pom.xml")).replaceAll("\\s+", ""))
                .contains(
                        "<name>!launch</name>",
                        "<id>check</id><phase>test</phase>",
                        "<commandlineArgs>runcheck</commandlineArgs>");
    }

    private Ran run(String check) throws Exception {
        Map<String, String> environment =
                Map.of("PATH", System.getenv("PATH"), "HOME", folder.toString());
        return Ran.of(
                new Ran.Setting(folder, environment, Path.of("/dev/null")),
                List.of("npm", "run", check));
    }
}

package crownhead.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GuideCommandTest {
    private static final Path DOCS = Path.of("../docs");

    static Stream<String> guides() {
        return GuideCommand.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("guides")
    @Tag("OP-6a")
    void printsTheGuideAsItStandsInTheProject(String guide) throws IOException {
        assertThat(Run.of("guide", guide))
                .isEqualTo(new Run(0, Files.readString(DOCS.resolve(guide + ".md")), ""));
    }

    @Test
    @Tag("OP-6a")
    void hasOneForEachClientAndOneForSettingUpAHouse() {
        assertThat(GuideCommand.ALL).contains("web", "desktop", "terminal", "server");
        assertThat(Run.of("guide", "web").out()).startsWith("# In the browser\n");
        assertThat(Run.of("guide", "desktop").out()).contains("\n## Setting up\n");
        assertThat(Run.of("guide", "terminal").out()).contains("\n## Starting\n");
        assertThat(Run.of("guide", "server").out()).contains("\n## Settings\n");
    }

    @Test
    void listsThemWithTheirTitles() {
        assertThat(Run.of("guide").out())
                .contains("terminal    Playing in a terminal\n", "server      Running a house\n");
    }

    @Test
    void saysWhichThereAre() {
        assertThat(Run.of("guide", "chess").err())
                .startsWith("There is no guide chess: they are web, desktop, terminal, ");
    }
}

package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Does what the page about the API says, line by line. */
class ApiPageTest {
    private static final Path PAGE = Path.of("..", "docs", "api.md");
    private static final String PRINTED = "#=> ";

    private final TestDoor house = TestDoor.open();

    @TempDir private Path folder;

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void printsWhatThePageSays() throws IOException, InterruptedException {
        List<String> script = new ArrayList<>();
        List<String> promised = new ArrayList<>();
        read(script, promised);
        assertThat(promised).hasSizeGreaterThan(20);
        assertThat(run(script)).isEqualTo(promised);
    }

    private void read(List<String> script, List<String> promised) throws IOException {
        boolean isInside = false;
        for (String line : Files.readAllLines(PAGE)) {
            if (line.startsWith("```")) {
                isInside = line.equals("```sh");
            } else if (isInside && line.startsWith(PRINTED)) {
                promised.add(line.substring(PRINTED.length()));
            } else if (isInside) {
                script.add(line.replace("localhost:8080", "127.0.0.1:" + house.port()));
            }
        }
    }

    private List<String> run(List<String> script) throws IOException, InterruptedException {
        Path file = Files.write(folder.resolve("page.sh"), script);
        Path out = folder.resolve("out.txt");
        Process bash =
                new ProcessBuilder("bash", "-eu", file.toString())
                        .redirectErrorStream(true)
                        .redirectOutput(out.toFile())
                        .start();
        try {
            assertThat(bash.waitFor(300, TimeUnit.SECONDS)).isTrue();
        } finally {
            bash.destroyForcibly();
        }
        return Files.readAllLines(out, StandardCharsets.UTF_8);
    }
}

package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What Java keeps of a server that was open once. The launcher only tries, so it would not tell.
 */
class CacheTest {
    @TempDir private Path folder;

    @BeforeAll
    static void buildWhatIsMissing() throws Exception {
        Launcher.buildWhatIsMissing();
    }

    @Test
    void isMadeWhenTheServerIsStopped() throws Exception {
        Path cache = folder.resolve("cache");
        Ran.Running server = train(cache);
        while (!Files.readString(server.out()).contains("Crownhead is open")) {
            assertThat(server.process().isAlive()).as(Files.readString(server.err())).isTrue();
            Thread.sleep(50);
        }
        server.process().destroy();
        Ran ran = server.end();
        assertThat(cache).as(ran.err()).isNotEmptyFile();
    }

    private Ran.Running train(Path cache) throws Exception {
        return Ran.start(
                new Ran.Setting(folder, Launcher.environment(), Path.of("/dev/null")),
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseParallelGC",
                        "-XX:AOTCacheOutput=" + cache,
                        "-jar",
                        Launcher.SCRIPT.resolveSibling("app/target/crownhead.jar").toString(),
                        "serve",
                        "--port",
                        "0",
                        "--data",
                        folder.resolve("data").toString()));
    }
}

package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A house that is told to stop while people are there. */
class DrainTest {
    private static final int PEOPLE = 20;
    private static final Pattern COME_BACK = Pattern.compile("\"retryAfterMillis\":(\\d+)");
    private static final Pattern TABLE = Pattern.compile("\"table\":\"([0-9a-z]{12})\"");

    @TempDir private Path folder;

    @BeforeAll
    static void buildWhatIsMissing() throws Exception {
        Launcher.buildWhatIsMissing();
    }

    @Test
    @Tag("OP-4c")
    void tellsEveryoneWhenToComeBackKeepsTheirGamesAndEndsWell() throws Exception {
        Path data = folder.resolve("data");
        List<HouseSocket> people = new ArrayList<>();
        Matcher table;
        try (ServerProcess server = ServerProcess.open(data, "--generosity", "100")) {
            for (int i = 0; i < PEOPLE; i++) {
                HouseSocket one = HouseSocket.open(server.address());
                people.add(one);
                one.enter("Guest " + i);
            }
            people.getFirst().say("{\"type\":\"host\",\"id\":\"h-1\",\"visibility\":\"public\"}");
            table = TABLE.matcher(people.getFirst().await("opened"));
            assertThat(table.find()).isTrue();
            Ran ran = server.stop();
            assertThat(ran.exitCode()).as(ran.err()).isZero();
            assertThat(momentsToComeBack(people)).hasSizeGreaterThan(PEOPLE / 4);
        } finally {
            people.forEach(HouseSocket::close);
        }
        try (ServerProcess server = ServerProcess.open(data)) {
            assertThat(server.read("/api/v1/games/" + table.group(1)).statusCode()).isEqualTo(200);
        }
    }

    /** Everyone is told; how many different moments. */
    private static Set<String> momentsToComeBack(List<HouseSocket> people) throws Exception {
        Set<String> moments = new HashSet<>();
        for (HouseSocket one : people) {
            String bye = one.await("bye");
            Matcher moment = COME_BACK.matcher(bye);
            assertThat(bye).contains("\"code\":\"closing\"");
            assertThat(moment.find()).as(bye).isTrue();
            moments.add(moment.group(1));
        }
        return moments;
    }
}

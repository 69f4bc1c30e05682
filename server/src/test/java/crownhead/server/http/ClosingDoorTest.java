package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A door that closes while somebody is inside. */
class ClosingDoorTest {
    @Test
    @Tag("OP-4c")
    void answersWhoWaitsForNews() throws Exception {
        try (TestDoor house = TestDoor.open();
                ExecutorService waiting = Executors.newVirtualThreadPerTaskExecutor()) {
            TwoPlayers two = TwoPlayers.sitDown(house);
            long before = house.glances.get();
            Future<Curl.Said> poll =
                    waiting.submit(() -> two.ann().get(two.path("updates?since=9&wait=25")));
            while (house.glances.get() == before) {
                assertThat(poll.isDone()).isFalse();
                TimeUnit.MILLISECONDS.sleep(5);
            }
            house.isReady.set(false);
            house.door.close();
            assertThat(poll.get().status()).isEqualTo(200);
        }
    }
}

package crownhead.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When the house says that games can be played in it. */
class ReadinessTest {
    private static final int READY = 200;
    private static final int NOT_READY = 503;
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    @TempDir private Path folder;

    @Nested
    class AHouse {
        private final AtomicBoolean isStoreAlive = new AtomicBoolean(true);
        private final Readiness readiness = new Readiness(isStoreAlive::get);

        @Test
        @Tag("OP-4a")
        void isNotReadyBeforeItsDoorsAreOpen() {
            assertThat(readiness.isReady()).isFalse();
            readiness.open();
            assertThat(readiness.isReady()).isTrue();
        }

        @Test
        @Tag("OP-4a")
        void isNotReadyWhileTheStoreDoesNotTakeWhatIsWritten() {
            readiness.open();
            isStoreAlive.set(false);
            assertThat(readiness.isReady()).isFalse();
            isStoreAlive.set(true);
            assertThat(readiness.isReady()).isTrue();
        }

        @Test
        @Tag("OP-4c")
        void isNotReadyAsSoonAsItCloses() {
            readiness.open();
            readiness.close();
            assertThat(readiness.isReady()).isFalse();
        }
    }

    @Nested
    class AStoreThatCannotBeWritten {
        @Test
        @Tag("OP-4a")
        void makesTheHouseUnreadyButNotDeadUntilItCanBeAgain() throws Exception {
            try (Server server = Server.open(ServerOptions.local(folder))) {
                assertThat(health(server, "ready")).isEqualTo(READY);
                try (Connection other = hold()) {
                    await(server, NOT_READY);
                    assertThat(health(server, "live")).isEqualTo(READY);
                    assertThat(openAGame(server)).isEqualTo(NOT_READY);
                    letGo(other);
                }
                await(server, READY);
            }
        }

        /** Another program has the database for itself, so that no write of the house gets in. */
        private Connection hold() throws SQLException {
            Connection other =
                    DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("crownhead.db"));
            try (Statement statement = other.createStatement()) {
                statement.execute("begin immediate");
            }
            return other;
        }

        private static void letGo(Connection other) throws SQLException {
            try (Statement statement = other.createStatement()) {
                statement.execute("rollback");
            }
        }
    }

    private static void await(Server server, int wanted) throws Exception {
        Instant deadline = Instant.now().plus(PATIENCE);
        while (health(server, "ready") != wanted) {
            assertThat(Instant.now()).isBefore(deadline);
            TimeUnit.MILLISECONDS.sleep(100);
        }
    }

    private static int health(Server server, String what) throws Exception {
        return send(HttpRequest.newBuilder(address(server, "/health/" + what)).build());
    }

    private static int openAGame(Server server) throws Exception {
        return send(
                HttpRequest.newBuilder(address(server, "/api/v1/games"))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ann\"}"))
                        .build());
    }

    private static URI address(Server server, String path) {
        return URI.create("http://127.0.0.1:" + server.port() + path);
    }

    private static int send(HttpRequest request) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        }
    }
}

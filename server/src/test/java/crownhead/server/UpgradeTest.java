package crownhead.server;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.server.storage.DatabaseAddress;
import crownhead.server.storage.Restore;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Houses as earlier releases left them: Ann and Ben have played two turns of a game that goes on,
 * and Ben has resigned another.
 */
class UpgradeTest {
    private static final Pattern SECRET = Pattern.compile("\"secret\":\"([^\"]+)\"");

    @TempDir private Path folder;
    private Path data;

    @BeforeEach
    void choose() {
        data = folder.resolve("data");
    }

    @ParameterizedTest
    @ValueSource(strings = "0.1.0")
    @Tag("OP-4d")
    void isOpenedAndPlayedOnInAndItsBackUpBringsItBack(String release) throws Exception {
        restore(release);
        try (Server server = Server.open(ServerOptions.local(data))) {
            String table = table(release, "playing");
            assertThat(game(server, table)).contains("\"ply\":2");
            String ann = signIn(server, "Ann");
            HttpResponse<String> moved =
                    post(
                            server,
                            "/api/v1/games/" + table + "/moves",
                            "{\"ply\":2,\"move\":\"15x22\"}",
                            ann);
            assertThat(moved.statusCode()).as(moved.body()).isEqualTo(200);
            assertThat(game(server, table)).contains("\"ply\":3");
            assertThat(game(server, table(release, "over"))).contains("\"reason\":\"resigned\"");
        }
        restore(release);
        try (Server server = Server.open(ServerOptions.local(data))) {
            assertThat(game(server, table(release, "playing"))).contains("\"ply\":2");
        }
    }

    private void restore(String release) throws Exception {
        Path copy = folder.resolve(release);
        try (InputStream stream = resource(release, "house.backup")) {
            Files.write(copy, stream.readAllBytes());
        }
        Restore.from(copy, new DatabaseAddress.DataFolder(data));
    }

    private static InputStream resource(String release, String name) throws IOException {
        InputStream stream =
                UpgradeTest.class.getResourceAsStream("/releases/" + release + "/" + name);
        if (stream == null) {
            throw new IOException("No " + name + " of " + release);
        }
        return stream;
    }

    /** The game that goes on, or the one that is over. */
    private static String table(String release, String stage) throws IOException {
        Properties tables = new Properties();
        try (InputStream stream = resource(release, "tables.properties")) {
            tables.load(stream);
        }
        return tables.getProperty(stage, "none");
    }

    private static String game(Server server, String table) throws Exception {
        return get(server, "/api/v1/games/" + table).body();
    }

    private static String signIn(Server server, String name) throws Exception {
        HttpResponse<String> said =
                post(
                        server,
                        "/api/v1/sessions",
                        "{\"name\":\"" + name + "\",\"password\":\"seven small stones\"}",
                        "");
        Matcher secret = SECRET.matcher(said.body());
        assertThat(secret.find()).as(said.body()).isTrue();
        return secret.group(1);
    }

    private static HttpResponse<String> get(Server server, String path) throws Exception {
        return send(HttpRequest.newBuilder(address(server, path)).build());
    }

    private static HttpResponse<String> post(Server server, String path, String json, String secret)
            throws Exception {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(address(server, path))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(json));
        if (!secret.isEmpty()) {
            request.header("Authorization", "Bearer " + secret);
        }
        return send(request.build());
    }

    private static URI address(Server server, String path) {
        return URI.create("http://127.0.0.1:" + server.port() + path);
    }

    private static HttpResponse<String> send(HttpRequest request) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request, HttpResponse.BodyHandlers.ofString());
        }
    }
}

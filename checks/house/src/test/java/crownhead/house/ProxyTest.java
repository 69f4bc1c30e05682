package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sample for nginx, in front of a real house. */
class ProxyTest {
    /** An address of this machine whose network no other test has. */
    private static final String CLIENT = "127.44.55.66";

    private static final String NETWORK = "127.44.55.0";
    private static final String FORGED = "192.0.2.77";
    private static final Pattern TABLE = Pattern.compile("\"table\":\"([0-9a-z]{12})\"");
    private static final Pattern SECRET = Pattern.compile("\"secret\":\"([^\"]+)\"");

    @TempDir private static Path folder;

    private static ServerProcess server;
    private static Nginx nginx;

    @BeforeAll
    static void open() throws Exception {
        Launcher.buildWhatIsMissing();
        int port = FreePorts.first();
        URI outside = URI.create("https://localhost:" + (port + 1));
        server =
                ServerProcess.openAt(
                        port,
                        folder.resolve("data"),
                        "--public-url",
                        outside.toString(),
                        "--trusted-proxy",
                        "127.0.0.1");
        nginx = Nginx.start(folder, new Nginx.Ports(port, port + 1, port + 2));
    }

    @AfterAll
    static void close() {
        nginx.close();
        server.close();
    }

    @Test
    @Tag("OP-8c")
    void showsThePageAndTheApiOverTls() throws Exception {
        HttpResponse<String> page = read("/");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("Crownhead").doesNotContain("over plain HTTP");
        assertThat(page.headers().firstValue("Strict-Transport-Security")).isPresent();
        assertThat(read("/api/v1/lobby").statusCode()).isEqualTo(200);
        assertThat(read("/metrics").statusCode()).isEqualTo(404);
    }

    @Test
    @Tag("OP-8c")
    void leadsThereFromPlainHttp() throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(URI.create("http://localhost:" + nginx.ports().plain()))
                        .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> answer =
                    client.send(request, HttpResponse.BodyHandlers.ofString());
            assertThat(answer.statusCode()).isEqualTo(308);
            assertThat(answer.headers().firstValue("Location").orElseThrow())
                    .startsWith("https://");
        }
    }

    @Test
    @Tag("OP-8c")
    void letsAWebSocketThrough() throws Exception {
        try (HouseSocket ann = HouseSocket.open(nginx.address(), nginx.client(CLIENT))) {
            ann.enter("Ann");
            ann.say("{\"type\":\"ping\"}");
            assertThat(ann.await("pong")).isNotEmpty();
        }
    }

    @Test
    @Tag("OP-8c")
    void passesALongPollOnAsSoonAsItIsAnswered() throws Exception {
        HttpResponse<String> opened =
                post("/api/v1/games", "{\"name\":\"Cleo\",\"time\":\"days:3\"}", "");
        String table = found(TABLE, opened.body());
        String secret = found(SECRET, opened.body());
        try (HttpClient client = nginx.client(CLIENT)) {
            CompletableFuture<HttpResponse<String>> poll =
                    client.sendAsync(
                            request("/api/v1/games/" + table + "/updates?since=1&wait=25")
                                    .header("Authorization", "Bearer " + secret)
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            HttpResponse<String> joined =
                    post(
                            "/api/v1/games/join",
                            "{\"name\":\"Dora\",\"table\":\"" + table + "\"}",
                            "");
            assertThat(joined.statusCode()).as(joined.body()).isLessThan(300);
            assertThat(poll.join().body()).contains("\"event\":");
        }
    }

    @Test
    @Tag("OP-8c")
    void tellsTheHouseWhoComesAndDoesNotPassOnWhatTheyClaim() throws Exception {
        post("/api/v1/guests", "{\"name\":\"Eve\"}", FORGED);
        assertThat(server.log())
                .contains("\"network\":\"" + NETWORK + "\"")
                .doesNotContain("192.0.2");
    }

    @Test
    void refusesABodyThatNoOneNeedsToSend() throws Exception {
        String archive = "x".repeat(3 * 1024 * 1024);
        assertThat(post("/api/v1/games", archive, "").statusCode()).isEqualTo(413);
    }

    @Test
    void isTheOnlyOneWhoseWordTheHouseTakes() throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(server.inside().resolve("/nothing"))
                        .header("X-Forwarded-For", "198.51.100.9")
                        .build();
        try (HttpClient client =
                HttpClient.newBuilder().localAddress(InetAddress.getByName(CLIENT)).build()) {
            client.send(request, HttpResponse.BodyHandlers.discarding());
        }
        assertThat(server.log()).doesNotContain("198.51.100");
    }

    private static HttpResponse<String> read(String path) throws Exception {
        return send(request(path).build());
    }

    private static HttpResponse<String> post(String path, String json, String forwarded)
            throws Exception {
        HttpRequest.Builder request =
                request(path)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(json));
        if (!forwarded.isEmpty()) {
            request.header("X-Forwarded-For", forwarded);
        }
        return send(request.build());
    }

    private static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(nginx.address().resolve(path)).timeout(Duration.ofMinutes(2));
    }

    private static HttpResponse<String> send(HttpRequest request) throws Exception {
        try (HttpClient client = nginx.client(CLIENT)) {
            return client.send(request, HttpResponse.BodyHandlers.ofString());
        }
    }

    private static String found(Pattern pattern, String text) throws IOException {
        Matcher matcher = pattern.matcher(text);
        if (!matcher.find()) {
            throw new IOException(text);
        }
        return matcher.group(1);
    }
}

package crownhead.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What others can find of Ann, who has an account and plays Ben in private, then in public. */
class LeaksTest {
    private static final String NAME = "Annabelle";
    private static final String PASSWORD = "hushed small stones";
    private static final String WRONG = "hushed wrong stones";
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir private Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private final List<String> secrets = new ArrayList<>(List.of(PASSWORD, WRONG));
    private final List<String> tables = new ArrayList<>();

    /** All that was answered to anybody but Ann. */
    private final StringBuilder told = new StringBuilder();

    private Server server;
    private String ann = "";

    @BeforeEach
    void play() throws Exception {
        server = Server.open(ServerOptions.local(folder).withGenerosity(100));
        JsonNode account = JSON.readTree(post("accounts", signIn(PASSWORD), ""));
        account.at("/recoveryCodes").forEach(code -> secrets.add(code.asString()));
        ann = account.at("/secret").asString();
        secrets.add(ann);
        secrets.add(field(post("tickets", "{}", ann), "ticket"));
        String ben = field(post("guests", "{\"name\":\"Ben\"}", ""), "secret");
        for (String visibility : List.of("private", "public")) {
            JsonNode opened =
                    JSON.readTree(post("games", "{\"visibility\":\"" + visibility + "\"}", ann));
            String table = opened.at("/table").asString();
            String key = opened.at("/key").asString("");
            tables.add(table);
            told(post("games/join", "{\"table\":\"" + table + "\"}", ben));
            String way = key.isEmpty() ? "" : ",\"key\":\"" + key + "\"";
            told(post("games/join", "{\"table\":\"" + table + "\"" + way + "}", ben));
            told(post("games/" + table + "/resign", "{}", ben));
            secrets.addAll(key.isEmpty() ? List.of() : List.of(key, key.replace("-", "")));
        }
        told(post("sessions", signIn(WRONG), ""));
        told(post("sessions?password=" + WRONG.replace(' ', '+'), signIn(PASSWORD) + WRONG, ""));
    }

    @AfterEach
    void close() {
        server.close();
        client.close();
    }

    @Nested
    class Secrets {
        @Test
        void areToldToNobodyElse() throws Exception {
            lookEverywhere();
            assertThat(told).contains(NAME).doesNotContain(secrets);
        }

        @Test
        void areNotOnTheDisk() throws Exception {
            server.close();
            String disk = disk();
            assertThat(disk).contains(NAME);
            secrets.forEach(secret -> assertThat(disk).doesNotContain(secret));
        }
    }

    @Nested
    class WhoeverIsForgotten {
        @Test
        void hadAllOfItBefore() throws Exception {
            assertThat(get("me/data", ann)).contains(NAME).contains(tables);
        }

        @Test
        void isNamedNowhereAnyMore() throws Exception {
            HttpRequest.BodyPublisher proof =
                    HttpRequest.BodyPublishers.ofString("{\"password\":\"" + PASSWORD + "\"}");
            HttpRequest.Builder wish =
                    request("me", ann)
                            .header("Content-Type", "application/json")
                            .method("DELETE", proof);
            assertThat(send(wish)).isEmpty();
            told.setLength(0);
            lookEverywhere();
            assertThat(told).contains(tables.getLast()).doesNotContain(NAME);
        }
    }

    private void lookEverywhere() throws Exception {
        for (String path : List.of("lobby", "openapi.json", "players/Ben", "players/Ben/games")) {
            told(get(path, ""));
        }
        for (String table : tables) {
            for (String part : List.of("", "/updates?since=0", "/pdn")) {
                told(get("games/" + table + part, ""));
            }
        }
        URI house = URI.create("http://localhost:" + server.port());
        told(send(HttpRequest.newBuilder(house.resolve("/metrics"))));
    }

    private String disk() throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                // Every byte is a letter in this charset.
                all.append(Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return all.toString();
    }

    private static String signIn(String password) {
        return "{\"name\":\"" + NAME + "\",\"password\":\"" + password + "\"}";
    }

    private static String field(String json, String name) {
        return JSON.readTree(json).at("/" + name).asString();
    }

    private void told(String answer) {
        told.append(answer).append('\n');
    }

    private String get(String path, String secret) throws Exception {
        return send(request(path, secret));
    }

    private String post(String path, String body, String secret) throws Exception {
        return send(
                request(path, secret)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private HttpRequest.Builder request(String path, String secret) {
        URI address = URI.create("http://localhost:" + server.port() + "/api/v1/" + path);
        HttpRequest.Builder request = HttpRequest.newBuilder(address);
        return secret.isEmpty() ? request : request.header("Authorization", "Bearer " + secret);
    }

    private String send(HttpRequest.Builder request) throws Exception {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
    }
}

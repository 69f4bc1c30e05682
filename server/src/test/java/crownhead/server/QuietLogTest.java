package crownhead.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.read.ListAppender;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Wire;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the log says while people come in by all doors of a house, and make mistakes there. */
class QuietLogTest {
    private static final String PASSWORD = "hushed small stones";
    private static final String WRONG = "hushed wrong stones";
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir private Path folder;

    private final Logger house = (Logger) LoggerFactory.getLogger("crownhead");
    private final Logger everything = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
    private final List<String> secrets = new ArrayList<>(List.of(PASSWORD, WRONG));

    @BeforeEach
    void listen() {
        lines.start();
        house.setLevel(Level.TRACE);
        house.setAdditive(false);
        house.addAppender(lines);
        everything.addAppender(lines);
    }

    @AfterEach
    void stopListening() {
        house.detachAppender(lines);
        house.setAdditive(true);
        house.setLevel(null);
        everything.detachAppender(lines);
    }

    @Test
    @Tag("OP-5e")
    void hasNoSecretInIt() throws Exception {
        try (Server server = Server.open(ServerOptions.local(folder).withConsolePort(0))) {
            String ticket = comeByHttp(server.port());
            playInPrivate(server.port(), ticket);
            comeByLines(server.consolePort().orElseThrow());
        }
        assertThat(log()).contains("POST /api/v1/sessions").doesNotContain(secrets);
    }

    /** A ticket for a socket. */
    private String comeByHttp(int port) throws Exception {
        String account = "{\"name\":\"Ann\",\"password\":\"" + PASSWORD + "\"}";
        JsonNode made = post(port, "accounts", account, "");
        note(made.at("/secret").asString());
        made.at("/recoveryCodes").forEach(code -> note(code.asString()));
        post(port, "sessions", account.replace(PASSWORD, WRONG), "");
        post(port, "sessions?password=" + WRONG.replace(' ', '+'), account + WRONG, "");
        String secret = post(port, "sessions", account, "").at("/secret").asString();
        note(secret);
        post(port, "games", "{\"visibility\":\"private\"}", "hushed-secret");
        note("hushed-secret");
        String ticket = post(port, "tickets", "{}", secret).at("/ticket").asString();
        note(ticket);
        return ticket;
    }

    private void playInPrivate(int port, String ticket) throws Exception {
        try (SocketPlayer ann = SocketPlayer.connect(port);
                SocketPlayer thief = SocketPlayer.connect(port);
                SocketPlayer ben = SocketPlayer.enter(port, "Ben")) {
            note(ann.secret());
            note(ben.secret());
            ann.say(ready(ann, ticket));
            ann.await(ServerMessage.InHall.class);
            thief.say(ready(thief, ticket));
            assertThat(thief.await(ServerMessage.Bye.class).code()).isEqualTo("bad-ticket");
            String key = ann.host("private", "first", "none").key().orElseThrow();
            note(key);
            ben.say(new ClientMessage.Join("wrong", Optional.empty(), Optional.of("hushed key")));
            note("hushed key");
            ben.await(ServerMessage.Refused.class);
            ben.say(new ClientMessage.Join("right", Optional.empty(), Optional.of(key)));
            ben.await(ServerMessage.Welcome.class);
        }
    }

    private static ClientMessage.Ready ready(SocketPlayer who, String ticket) {
        return new ClientMessage.Ready(
                Wire.PROTOCOL,
                who.secret(),
                Optional.empty(),
                false,
                Optional.empty(),
                Optional.of(ticket),
                Optional.empty());
    }

    private void comeByLines(int port) throws Exception {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
                BufferedReader in =
                        new BufferedReader(
                                new InputStreamReader(
                                        socket.getInputStream(), StandardCharsets.UTF_8))) {
            in.readLine();
            note(JSON.readTree(in.readLine()).at("/secret").asString());
            socket.getOutputStream()
                    .write("hushed line\n{\"type\":\"hushed\"}\n".getBytes(StandardCharsets.UTF_8));
            note("hushed line");
            assertThat(in.readLine()).contains("not-json");
        }
    }

    private void note(String secret) {
        assertThat(secret).isNotBlank();
        secrets.add(secret);
    }

    private static JsonNode post(int port, String path, String body, String secret)
            throws IOException, InterruptedException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/api/v1/" + path))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body));
        if (!secret.isEmpty()) {
            request.header("Authorization", "Bearer " + secret);
        }
        try (HttpClient client = HttpClient.newHttpClient()) {
            return JSON.readTree(
                    client.send(request.build(), HttpResponse.BodyHandlers.ofString()).body());
        }
    }

    private String log() {
        StringBuilder log = new StringBuilder();
        for (ILoggingEvent line : List.copyOf(lines.list)) {
            log.append(line.getFormattedMessage());
            if (line.getKeyValuePairs() != null) {
                line.getKeyValuePairs()
                        .forEach(pair ->
                                log.append(' ').append(pair.key).append('=').append(pair.value));
            }
            if (line.getThrowableProxy() != null) {
                log.append(ThrowableProxyUtil.asString(line.getThrowableProxy()));
            }
            log.append('\n');
        }
        return log.toString();
    }
}

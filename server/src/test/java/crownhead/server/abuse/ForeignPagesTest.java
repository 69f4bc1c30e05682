package crownhead.server.abuse;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.server.http.RawHttp;
import crownhead.server.websocket.SocketDoor;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pages elsewhere that want to act for Ann, whose browser adds her cookie to whatever they ask for:
 * by sockets, by requests, by forms and by links.
 */
class ForeignPagesTest {
    @RegisterExtension static final HonestTable HONEST = new HonestTable();

    private static final String NONE = "none";

    /** Where a page may be from; PORT is that of the house. */
    private static final List<String> ORIGINS =
            List.of(
                    NONE,
                    "null",
                    "",
                    "https://evil.example",
                    "http://sub.localhost:PORT",
                    "http://localhost.evil.example:PORT",
                    "http://evillocalhost:PORT",
                    "http://localhost@evil.example:PORT",
                    "http://localhost:1",
                    "http://localhost",
                    "https://localhost:PORT",
                    "http://localhost:PORT/",
                    "HTTP://LOCALHOST:PORT",
                    "http://localhost:PORT http://evil.example",
                    "http://localhost:PORT, http://evil.example");

    /** What changes something, and what it needs. */
    private static final List<String> ACTS =
            List.of(
                    "POST /api/v1/games/TABLE/resign",
                    "POST /api/v1/games",
                    "POST /api/v1/tickets",
                    "PUT /api/v1/me/blocks/Ben",
                    "DELETE /api/v1/sessions");

    static Stream<String> origins() {
        return ORIGINS.stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("origins")
    @Tag("OP-5c")
    void doNotAct(String origin) throws IOException {
        String json = "Crownhead: 1\r\nContent-Type: application/json\r\n";
        for (String act : ACTS) {
            assertThat(ask(act, page(origin) + json, "{}")).as(act).isEqualTo("403 foreign-origin");
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("origins")
    @Tag("OP-5c")
    void openNoSocket(String origin) throws IOException {
        assertThat(upgrade(page(origin))).startsWith("403");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("origins")
    @Tag("OP-5c")
    void sendNoForm(String origin) throws IOException {
        for (String type :
                List.of("text/plain", "application/x-www-form-urlencoded", "multipart/form-data")) {
            String head = page(origin) + "Content-Type: " + type + "\r\n";
            assertThat(ask("POST /api/v1/games/TABLE/resign", head, "{}"))
                    .isIn("415 not-json-type", "403 foreign-origin");
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("origins")
    @Tag("OP-5c")
    void doNothingByALink(String origin) throws IOException {
        for (String act : List.of("GET /api/v1/games/TABLE/resign", "GET /api/v1/games")) {
            assertThat(ask(act, page(origin), "")).isEqualTo("405 no-such-method");
        }
    }

    @Test
    @Tag("OP-10a")
    void areNotOurOwn() throws IOException {
        String ours = page("http://localhost:PORT");
        assertThat(upgrade(ours)).startsWith("101");
        String json = "Crownhead: 1\r\nContent-Type: application/json\r\n";
        assertThat(ask("POST /api/v1/tickets", ours + json, "{}")).isEqualTo("201");
    }

    private static String page(String origin) {
        return origin.equals(NONE) ? "" : "Origin: " + origin + "\r\n";
    }

    private static String upgrade(String headers) throws IOException {
        String wish =
                String.join(
                        "\r\n",
                        "Connection: Upgrade",
                        "Upgrade: websocket",
                        "Sec-WebSocket-Version: 13",
                        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                        "");
        return send("GET " + SocketDoor.PATH, wish + headers, "");
    }

    private static String ask(String act, String headers, String body) throws IOException {
        return send(act, "Connection: close\r\n" + headers, body);
    }

    private static String send(String act, String headers, String body) throws IOException {
        String request =
                act
                        + " HTTP/1.1\r\nHost: localhost:PORT\r\nCookie: crownhead=SECRET\r\n"
                        + headers
                        + (body.isEmpty() ? "" : "Content-Length: " + body.length() + "\r\n")
                        + "\r\n"
                        + body;
        String filled =
                request.replace("TABLE", HONEST.table())
                        .replace("PORT", Integer.toString(HONEST.port()))
                        .replace("SECRET", HONEST.ann().secret());
        return RawHttp.verdict(RawHttp.answer(HONEST.port(), filled));
    }
}

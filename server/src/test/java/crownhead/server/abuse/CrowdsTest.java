package crownhead.server.abuse;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.server.Server;
import crownhead.server.ServerOptions;
import crownhead.server.http.RawHttp;
import crownhead.server.security.AddressRange;
import crownhead.server.security.Crowd;
import crownhead.server.websocket.RawSocket;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** More connections from one address than a house takes, at each of its doors. */
class CrowdsTest {
    private static final int MOST = Crowd.FROM_ONE_ADDRESS;
    private static final String HEALTH = "GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n";

    @TempDir private Path folder;

    @Test
    @Tag("OP-5b")
    void findTheDoorForRequestsShutBeyondTheirNumber() throws Exception {
        List<Socket> crowd = new ArrayList<>();
        try (Server server = Server.open(ServerOptions.local(folder))) {
            for (int i = 0; i < MOST; i++) {
                crowd.add(RawHttp.connect(server.port()));
            }
            assertIsAnswered(crowd.getLast());
            crowd.add(RawHttp.connect(server.port()));
            assertThat(RawHttp.everything(crowd.getLast())).isEmpty();
            assertIsAnswered(crowd.getFirst());
        } finally {
            closeAll(crowd);
        }
    }

    @Test
    @Tag("OP-5b")
    void areToldSoAtTheDoorForLines() throws Exception {
        List<Socket> crowd = new ArrayList<>();
        ServerOptions options = ServerOptions.local(folder).withConsolePort(0);
        try (Server server = Server.open(options)) {
            int port = server.consolePort().orElseThrow();
            for (int i = 0; i < MOST; i++) {
                crowd.add(RawHttp.connect(port));
                assertThat(firstByte(crowd.getLast())).isEqualTo('{');
            }
            crowd.add(RawHttp.connect(port));
            assertThat(RawHttp.everything(crowd.getLast())).contains("\"code\":\"too-many\"");
        } finally {
            closeAll(crowd);
        }
    }

    @Test
    @Tag("OP-5b")
    void areToldSoAtTheDoorForSocketsAlsoBehindAProxy() throws Exception {
        List<RawSocket> crowd = new ArrayList<>();
        try (Server server = Server.open(behindAProxy())) {
            for (int i = 0; i < MOST; i++) {
                crowd.add(from("192.0.2.7", server));
                assertThat(firstWord(crowd.getLast())).contains("hello");
            }
            crowd.add(from("192.0.2.7", server));
            assertThat(firstWord(crowd.getLast())).contains("\"code\":\"too-many\"");
            crowd.add(from("192.0.2.8", server));
            assertThat(firstWord(crowd.getLast())).contains("hello");
            crowd.getFirst().close();
            assertThat(comeAgain("192.0.2.7", server)).contains("hello");
        } finally {
            for (RawSocket each : crowd) {
                each.close();
            }
        }
    }

    private ServerOptions behindAProxy() {
        ServerOptions usual = ServerOptions.local(folder);
        return new ServerOptions(
                usual.program(),
                usual.host(),
                usual.port(),
                usual.consolePort(),
                usual.publicUrl(),
                usual.data(),
                usual.database(),
                List.of(AddressRange.read("127.0.0.0/8"), AddressRange.read("::1")),
                usual.tls(),
                usual.generosity());
    }

    private static RawSocket from(String address, Server server) throws IOException {
        return RawSocket.open(server.port(), "X-Forwarded-For: " + address + "\r\n");
    }

    /** The house notices in its own time that somebody has left. */
    private static String comeAgain(String address, Server server) throws IOException {
        String word = "too-many";
        while (word.contains("too-many")) {
            try (RawSocket next = from(address, server)) {
                word = firstWord(next);
            }
        }
        return word;
    }

    private static String firstWord(RawSocket socket) {
        Optional<RawSocket.Frame> first = socket.next();
        return first.map(RawSocket.Frame::text).orElse("");
    }

    private static int firstByte(Socket socket) throws IOException {
        return socket.getInputStream().read();
    }

    private static void assertIsAnswered(Socket socket) throws IOException {
        socket.getOutputStream().write(HEALTH.getBytes(StandardCharsets.US_ASCII));
        assertThat(firstByte(socket)).isEqualTo('H');
    }

    private static void closeAll(List<Socket> sockets) throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
    }
}

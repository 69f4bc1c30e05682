package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** As many connections as the door takes in all. */
class ConnectionLimitTest {
    private static final int MOST = 2;
    private static final int A_WHILE = 500;
    private static final String REQUEST = "GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n";

    private final TestDoor house = TestDoor.withConnections(MOST);

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    @Tag("OP-5b")
    void letsTheNextOneWaitUntilSomebodyLeaves() throws IOException {
        Socket one = RawHttp.connect(house.port());
        try (Socket two = RawHttp.connect(house.port())) {
            assertThat(firstByte(one)).isEqualTo('H');
            assertThat(firstByte(two)).isEqualTo('H');
            try (Socket three = RawHttp.connect(house.port())) {
                int patience = three.getSoTimeout();
                three.setSoTimeout(A_WHILE);
                assertThatThrownBy(() -> firstByte(three))
                        .isInstanceOf(SocketTimeoutException.class);
                one.close();
                three.setSoTimeout(patience);
                assertThat(three.getInputStream().read()).isEqualTo('H');
            }
        } finally {
            one.close();
        }
    }

    private static int firstByte(Socket socket) throws IOException {
        socket.getOutputStream().write(REQUEST.getBytes(StandardCharsets.US_ASCII));
        return socket.getInputStream().read();
    }
}

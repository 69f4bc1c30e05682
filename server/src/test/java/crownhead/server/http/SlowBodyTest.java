package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whoever sends a body byte by byte. */
class SlowBodyTest {
    private final TestDoor house = TestDoor.impatient();

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void areRefusedInTheMiddleOfTheirBody() throws IOException {
        String head =
                String.join(
                        "\r\n",
                        "POST /api/v1/validate HTTP/1.1",
                        "Host: x",
                        "Content-Type: application/json",
                        "Content-Length: 60000",
                        "",
                        "");
        assertThat(RawHttp.trickle(house.port(), head, 'x')).contains("too-slow");
    }

    /** Long before the connection would count as idle. */
    @Test
    @Timeout(20)
    void areRefusedWhenTheyStopInTheMiddle() throws IOException {
        try (Socket socket = RawHttp.connect(house.port())) {
            String half =
                    String.join(
                            "\r\n",
                            "POST /api/v1/validate HTTP/1.1",
                            "Host: x",
                            "Content-Type: application/json",
                            "Content-Length: 60000",
                            "",
                            "{");
            socket.getOutputStream().write(half.getBytes(StandardCharsets.US_ASCII));
            assertThat(RawHttp.verdict(RawHttp.everything(socket))).isEqualTo("400 too-slow");
        }
    }
}

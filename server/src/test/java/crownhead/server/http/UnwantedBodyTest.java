package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A body that is refused before it has arrived. */
class UnwantedBodyTest {
    private static final int CHUNK = 1 << 12;

    private final TestDoor house = TestDoor.open();

    @AfterEach
    void close() {
        house.close();
    }

    private static String head(String path, String type, long length) {
        return String.join(
                "\r\n",
                "POST " + path + " HTTP/1.1",
                "Host: x",
                "Content-Type: " + type,
                "Content-Length: " + length,
                "",
                "");
    }

    /** The connection serves for another request, so that nothing of the first one can be lost. */
    @ParameterizedTest
    @CsvSource({
        "/api/v1/validate, application/json, 70000, 413 too-large",
        "/api/v1/validate, text/plain, 3000, 415 not-json-type",
        "/api/v1/nothing, text/plain, 200000, 404 no-such-page",
        "/api/v1/nothing, application/json, 3000, 404 no-such-page"
    })
    @Tag("OP-5b")
    void isReadAwaySoThatTheAnswerIsHeard(String path, String type, int length, String verdict)
            throws IOException {
        try (Socket socket = RawHttp.connect(house.port())) {
            OutputStream out = socket.getOutputStream();
            out.write(head(path, type, length).getBytes(StandardCharsets.US_ASCII));
            for (int sent = 0; sent < length; sent += CHUNK) {
                LockSupport.parkNanos(Duration.ofMillis(5).toNanos());
                out.write(new byte[Math.min(CHUNK, length - sent)]);
            }
            out.write(
                    "GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));
            String both = RawHttp.everything(socket);
            assertThat(RawHttp.verdict(both)).isEqualTo(verdict);
            assertThat(both).contains("HTTP/1.1 200 ");
        }
    }

    @ParameterizedTest
    @CsvSource({"262145, 413 too-large", "70000, 413 too-large"})
    @Timeout(15)
    @Tag("OP-5b")
    void isNotWaitedForBeyondItsLimits(long length, String verdict) throws IOException {
        try (Socket socket = RawHttp.connect(house.port())) {
            String head = head("/api/v1/validate", "application/json", length);
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            assertThat(RawHttp.verdict(RawHttp.everything(socket))).isEqualTo(verdict);
        }
    }
}

package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

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
        assertThat(trickle(head)).contains("too-slow");
    }

    /** Sends a beginning and then a byte at a time until the house has had enough. */
    private String trickle(String beginning) throws IOException {
        try (Socket socket = new Socket(InetAddress.ofLiteral("127.0.0.1"), house.port())) {
            socket.setSoTimeout(120_000);
            OutputStream out = socket.getOutputStream();
            out.write(beginning.getBytes(StandardCharsets.US_ASCII));
            CompletableFuture<String> answer =
                    CompletableFuture.supplyAsync(() -> everything(socket));
            try {
                while (!answer.isDone()) {
                    out.write('x');
                    out.flush();
                    LockSupport.parkNanos(50_000_000);
                }
            } catch (IOException _) {
                // The house has hung up.
            }
            return answer.join();
        }
    }

    private static String everything(Socket socket) {
        try {
            InputStream in = socket.getInputStream();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "reset";
        }
    }
}

package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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
        assertThat(RawHttp.trickle(house.port(), head, 'x')).contains("too-slow");
    }
}

package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Bytes that are no request. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BareHttpTest {
    private TestDoor house;

    @BeforeAll
    void open() {
        house = TestDoor.open();
    }

    @AfterAll
    void close() {
        house.close();
    }

    static Stream<String> requests() {
        String post =
                "POST /api/v1/validate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
        return Stream.of(
                "nonsense\r\n\r\n",
                "GET\r\n\r\n",
                "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
                "GET / HTTP/1.1\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: x\r\nNo colon\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: x\r\nA : b\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: x\r\nA: b\u0000c\r\n\r\n",
                "GET / HTTP/1.1\nHost: x\n\n",
                "GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /" + "a".repeat(20_000) + " HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: x\r\nA: " + "b".repeat(20_000) + "\r\n\r\n",
                post + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                post + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
                post + "Content-Length: -1\r\n\r\n{}",
                post + "Content-Length: two\r\n\r\n{}",
                post + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
                post + "Transfer-Encoding: gzip\r\n\r\n{}");
    }

    @ParameterizedTest
    @MethodSource("requests")
    @Tag("HT-2e")
    void areRefusedAndCostOnlyTheirConnection(String request) throws IOException {
        assertThat(RawHttp.answer(house.port(), request))
                .matches("(?s)HTTP/1.1 (4..|505) .*application/problem.json.*")
                .doesNotContain("Jetty");
        assertThat(Curl.to(house).get("/health/live").status()).isEqualTo(200);
    }
}

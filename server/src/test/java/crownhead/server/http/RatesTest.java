package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** How often something may be asked, behind a proxy that says for whom. */
class RatesTest {
    /** One name alone would be slowed down before the address is. */
    private static final AtomicInteger NAMES = new AtomicInteger();

    private final TestDoor house = TestDoor.behindProxy(1);

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void areThoseOfAnAddress() {
        Curl one = from("192.0.2.7");
        Curl.Said last = askUntilRefused(one);
        assertThat(last.status()).isEqualTo(429);
        assertThat(last.code()).isEqualTo("too-many-requests");
        assertThat(Long.parseLong(last.header("Retry-After"))).isPositive();
        assertThat(signIn(from("192.0.2.8")).status()).isEqualTo(401);
        house.millis.addAndGet(Duration.ofSeconds(3).toMillis());
        assertThat(signIn(one).status()).isEqualTo(401);
    }

    @Test
    void takeANetworkOfIpv6ForOneAddress() {
        askUntilRefused(from("2001:db8::1"));
        assertThat(signIn(from("2001:db8::2")).status()).isEqualTo(429);
        assertThat(signIn(from("2001:db8:0:1::2")).status()).isEqualTo(401);
    }

    @Test
    void doNotHoldForHealth() {
        Curl one = from("192.0.2.7");
        for (int i = 0; i < 700; i++) {
            assertThat(one.get("/health/live").status()).isEqualTo(200);
        }
    }

    @Test
    void believeOnlyAProxyThatIsNamed() {
        try (TestDoor open = TestDoor.open("http://localhost:8080", 1)) {
            Curl liar = Curl.to(open);
            int refused = 0;
            for (int i = 0; i < 25; i++) {
                Curl.Said said = signIn(liar.with("X-Forwarded-For", "192.0.2." + i));
                refused += said.status() == 429 ? 1 : 0;
            }
            assertThat(refused).isEqualTo(5);
        }
    }

    private Curl from(String address) {
        return Curl.to(house).with("X-Forwarded-For", address);
    }

    /** The first answer that is not about the password. */
    private static Curl.Said askUntilRefused(Curl who) {
        Curl.Said said = signIn(who);
        for (int i = 0; i < 50 && said.status() == 401; i++) {
            said = signIn(who);
        }
        return said;
    }

    private static Curl.Said signIn(Curl who) {
        return who.post(
                "/api/v1/sessions",
                "{\"name\":\"Zoe "
                        + NAMES.incrementAndGet()
                        + "\",\"password\":\"some words or other\"}");
    }
}

package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Guessing at the password of an account, behind a proxy that says from where. */
class GuessingTest {
    private static final String RIGHT = "a long line of words";
    private static final String HOME = "192.0.2.1";

    private final TestDoor house = TestDoor.behindProxy(1);

    @BeforeEach
    void register() {
        String account = "{\"name\":\"Ann\",\"password\":\"" + RIGHT + "\"}";
        assertThat(from(HOME).post("/api/v1/accounts", account).status()).isEqualTo(201);
    }

    @AfterEach
    void close() {
        house.close();
    }

    @Nested
    class FromOneAddress {
        @Test
        void isSlowedDownAfterTenWrongOnes() {
            for (int i = 0; i < 10; i++) {
                assertThat(signIn("198.51.100.7", "wrong words " + i)).isEqualTo(401);
            }
            assertThat(signIn("198.51.100.7", "wrong words")).isEqualTo(429);
            assertThat(signIn("198.51.100.7", RIGHT)).isEqualTo(429);
            house.millis.addAndGet(Duration.ofSeconds(7).toMillis());
            assertThat(signIn("198.51.100.7", RIGHT)).isEqualTo(201);
        }

        @Test
        void doesNotKeepTheOwnerOutElsewhere() {
            for (int i = 0; i < 100; i++) {
                signIn("198.51.100.7", "wrong words " + i);
                house.millis.addAndGet(500);
            }
            assertThat(signIn("203.0.113.9", RIGHT)).isEqualTo(201);
        }

        @Test
        void isNotHelpedByOtherWaysToWriteTheName() {
            for (int i = 0; i < 10; i++) {
                signIn("198.51.100.7", i % 2 == 0 ? " ANN " : "ann", "wrong words " + i);
            }
            assertThat(signIn("198.51.100.7", "Ann", "wrong words")).isEqualTo(429);
        }
    }

    @Nested
    class FromManyAddresses {
        @Test
        void isBoundedForAllOfThemTogether() {
            assertThat(guessEverywhere()).isEqualTo(60);
        }

        @Test
        void doesNotKeepTheOwnerOutWhereTheyHaveSignedInBefore() {
            assertThat(signIn(HOME, RIGHT)).isEqualTo(201);
            guessEverywhere();
            assertThat(signIn("203.0.113.9", RIGHT)).isEqualTo(429);
            assertThat(signIn(HOME, RIGHT)).isEqualTo(201);
        }

        @Test
        void doesNotKeepAnybodyElseOut() {
            guessEverywhere();
            assertThat(signIn("203.0.113.9", "Ben", RIGHT)).isEqualTo(401);
        }

        /** How many of a hundred were looked at. */
        private int guessEverywhere() {
            int looked = 0;
            for (int i = 0; i < 100; i++) {
                looked += signIn("198.51.100." + i, "wrong words " + i) == 401 ? 1 : 0;
            }
            return looked;
        }
    }

    @Test
    void signingInCountsNothing() {
        for (int i = 0; i < 15; i++) {
            assertThat(signIn(HOME, RIGHT)).isEqualTo(201);
        }
    }

    private int signIn(String address, String password) {
        return signIn(address, "Ann", password);
    }

    private int signIn(String address, String name, String password) {
        return from(address)
                .post(
                        "/api/v1/sessions",
                        "{\"name\":\"" + name + "\",\"password\":\"" + password + "\"}")
                .status();
    }

    private Curl from(String address) {
        return Curl.to(house).with("X-Forwarded-For", address);
    }
}

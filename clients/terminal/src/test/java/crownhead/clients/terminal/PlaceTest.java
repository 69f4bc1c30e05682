package crownhead.clients.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.clients.connection.Address;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlaceTest {
    @ParameterizedTest
    @CsvSource({
        "localhost, localhost, 9000",
        "localhost:9006, localhost, 9006",
        "192.168.0.7:1, 192.168.0.7, 1",
        "[::1], ::1, 9000",
        "[fe80::1]:65535, fe80::1, 65535"
    })
    void isAHostAndPerhapsAPort(String text, String host, int port) {
        assertThat(Place.read(text)).isEqualTo(new Place.Found(new Address(host, port)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                ":9000",
                "a b",
                "host:",
                "host:0",
                "host:65536",
                "host:x",
                "host:99999999999",
                "::1",
                "[::1",
                "[]",
                "[::1]x",
                "x[::1]",
                "host:+5"
            })
    void isExplainedWhenItIsNone(String text) {
        assertThat(Place.read(text)).isInstanceOf(Place.Unclear.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ann", "Ann Lee", "x_1-2", "Jörg", "123456789012345678901234"})
    void aNameIsAllowed(String name) {
        assertThat(Name.isAllowed(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", " Ann", "Ann ", "a<b", "1234567890123456789012345", "a\nb"})
    void aNameIsNotAllowed(String name) {
        assertThat(Name.isAllowed(name)).isFalse();
    }
}

package crownhead.clients.connection;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NameTest {
    @ParameterizedTest
    @ValueSource(strings = {"Ann", "Ann Lee", "x_1-2", "Jörg", "123456789012345678901234"})
    void isAllowed(String name) {
        assertThat(Name.isAllowed(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", " Ann", "Ann ", "a<b", "1234567890123456789012345", "a\nb"})
    void isNotAllowed(String name) {
        assertThat(Name.isAllowed(name)).isFalse();
    }
}

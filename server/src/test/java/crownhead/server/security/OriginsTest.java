package crownhead.server.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OriginsTest {
    private final Origins origins =
            new Origins(
                    Set.of(
                            URI.create("https://Checkers.example:443/play"),
                            URI.create("http://192.168.1.7:8080")));

    @Test
    void areThoseThatWereNamedAsABrowserWritesThem() {
        assertThat(origins.allows("https://checkers.example")).isTrue();
        assertThat(origins.allows("http://192.168.1.7:8080")).isTrue();
    }

    @Test
    void areNoOthers() {
        assertThat(origins.allows("http://checkers.example")).isFalse();
        assertThat(origins.allows("http://192.168.1.7")).isFalse();
        assertThat(origins.allows("null")).isFalse();
        assertThat(origins.allows("")).isFalse();
    }

    @Test
    void areWholeAddresses() {
        assertThatThrownBy(() -> Origins.origin(URI.create("checkers.example")))
                .isInstanceOf(IllegalArgumentException.class);
    }
}

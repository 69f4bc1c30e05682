package crownhead.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class SignatureTest {
    @Test
    void isTheOneThatIsKept() throws IOException {
        assertThat(Signature.nodes()).isEqualTo(kept("signature.txt"));
    }

    private static long kept(String name) throws IOException {
        try (var resource = Objects.requireNonNull(SignatureTest.class.getResourceAsStream(name))) {
            return Long.parseLong(
                    new String(resource.readAllBytes(), StandardCharsets.UTF_8).strip());
        }
    }
}

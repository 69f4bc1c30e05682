package crownhead.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ServeCommandTest {
    @Test
    @Tag("OP-10c")
    void listensToThisComputerAloneUnlessAskedOtherwise() {
        assertThat(Run.of("serve", "--print-config").out()).contains("host = 127.0.0.1  (default)");
        assertThat(Run.of("serve", "--host", "0.0.0.0", "--print-config").out())
                .contains("host = 0.0.0.0  (flag)");
    }
}

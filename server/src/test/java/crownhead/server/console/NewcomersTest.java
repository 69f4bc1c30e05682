package crownhead.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.ClientMessage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NewcomersTest {
    private static final ClientMessage.Ready NAMELESS =
            new ClientMessage.Ready(1, "secret", Optional.empty(), false, Optional.empty());

    private final Newcomers newcomers = new Newcomers(List.of("Ann", "Ben"));

    private String nameOf(int id) {
        Newcomers.Named named = newcomers.client(id, NAMELESS);
        return ((Newcomers.Named.Fine) named).client().name();
    }

    @Test
    void areCalledAsTheHostSaysIfTheyDoNotSay() {
        assertThat(nameOf(2)).isEqualTo("Ben");
        assertThat(nameOf(1)).isEqualTo("Ann");
        assertThat(nameOf(3)).isEqualTo("Player 3");
    }

    @Test
    void areNeverCalledAlike() {
        assertThat(nameOf(1)).isEqualTo("Ann");
        assertThat(nameOf(1)).isEqualTo("Ann-2");
    }

    @Test
    void haveSecretsThatNobodyHadBefore() {
        assertThat(newcomers.secret()).hasSize(22).isNotEqualTo(newcomers.secret());
    }
}

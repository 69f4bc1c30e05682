package crownhead.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PartTest {
    @Test
    void isSaidByTheMethodThatBeginsIt() {
        assertThat(Part.of("crownhead.protocol.Wire.write")).contains(Part.JSON_WRITING);
        assertThat(Part.of("crownhead.server.tcp.LineReader.fill")).contains(Part.SOCKET_READING);
        assertThat(Part.of("crownhead.server.session.Outbox.write")).contains(Part.SESSION);
    }

    @Test
    void isNotSaidByWhatManyPartsUse() {
        assertThat(Part.of("crownhead.rules.LegalMoves.fill")).isEmpty();
        assertThat(Part.of("java.util.HashMap.get")).isEmpty();
    }
}

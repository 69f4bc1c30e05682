package crownhead.server.security;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.table.PlayerId;
import java.time.Instant;
import java.util.Base64;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class TicketsTest {
    private static final Tickets.Holder ANN = new Tickets.Holder(new PlayerId("ann"), "hash");

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
    private final Tickets tickets = new Tickets(now::get);

    @Test
    void areGoodOnce() {
        String ticket = tickets.give(ANN);
        assertThat(tickets.take(ticket)).contains(ANN);
        assertThat(tickets.take(ticket)).isEmpty();
    }

    @Test
    void areGoodForHalfAMinute() {
        String early = tickets.give(ANN);
        String late = tickets.give(ANN);
        now.set(Instant.EPOCH.plusMillis(29_999));
        assertThat(tickets.take(early)).contains(ANN);
        now.set(Instant.EPOCH.plusMillis(30_000));
        assertThat(tickets.take(late)).isEmpty();
    }

    @Test
    void cannotBeGuessed() {
        assertThat(Base64.getUrlDecoder().decode(tickets.give(ANN))).hasSize(16);
        assertThat(tickets.give(ANN)).isNotEqualTo(tickets.give(ANN));
        assertThat(tickets.take("ann")).isEmpty();
    }

    @Test
    void doNotFillTheMemory() {
        String first = tickets.give(ANN);
        for (int i = 0; i < 10_000; i++) {
            tickets.give(ANN);
        }
        assertThat(tickets.take(first)).isEmpty();
        assertThat(tickets.take(tickets.give(ANN))).contains(ANN);
    }
}

package crownhead.server.console;

import crownhead.protocol.ClientMessage;
import crownhead.server.session.Farewell;
import crownhead.table.PlayerId;
import crownhead.table.series.Wish;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Makes clients of those who come: a secret, a name, and an id that no one had before. */
final class Newcomers {
    private static final int SECRET_BYTES = 16;

    /** A client, or why there is none. */
    sealed interface Named {
        record Fine(Client client) implements Named {}

        record Not(Farewell why) implements Named {}
    }

    private final SecureRandom random = new SecureRandom();
    private final Names names = new Names();
    private final List<String> usualNames;
    private final AtomicLong count = new AtomicLong();

    /** {@code usualNames} are for the clients with the ids 1, 2 … who do not say theirs. */
    Newcomers(List<String> usualNames) {
        this.usualNames = List.copyOf(usualNames);
    }

    String secret() {
        byte[] secret = new byte[SECRET_BYTES];
        random.nextBytes(secret);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
    }

    /** A client with this id, whose secret has been seen to be right. */
    Named client(int id, ClientMessage.Ready ready) {
        if (ready.name().isEmpty()) {
            return named(id, names.claimLike(usualName(id)), ready);
        }
        String name = ready.name().get();
        if (!Names.isName(name)) {
            return new Named.Not(Farewell.BAD_NAME);
        }
        return names.claim(name) ? named(id, name, ready) : new Named.Not(Farewell.NAME_TAKEN);
    }

    private String usualName(int id) {
        return id <= usualNames.size() ? usualNames.get(id - 1) : "Player " + id;
    }

    private Named named(int id, String name, ClientMessage.Ready ready) {
        PlayerId player = new PlayerId("client-" + count.incrementAndGet());
        return new Named.Fine(new Client(id, player, name, ready.watch() ? Wish.WATCH : Wish.PLAY));
    }

    void farewell(Client client) {
        names.release(client.name());
    }
}

package crownhead.clients.presenter;

import crownhead.protocol.ClientMessage;
import java.util.Optional;

/** The way out: whether the client is to end, and what it says when it has. */
final class Door {
    private final Outbox outbox;
    private Optional<Exit> exit = Optional.empty();
    private String farewell = "";

    Door(Outbox outbox) {
        this.outbox = outbox;
    }

    /** The person leaves, and says so. */
    void leave() {
        outbox.send(new ClientMessage.Leave());
        end(Exit.LEFT, "");
    }

    /** The first reason to end is the one that counts. */
    void end(Exit how, String words) {
        if (exit.isEmpty()) {
            exit = Optional.of(how);
            farewell = words;
        }
    }

    Optional<Exit> exit() {
        return exit;
    }

    String farewell() {
        return farewell;
    }
}

package crownhead.server.console;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Wire;
import crownhead.server.session.Conversation;
import crownhead.server.session.Farewell;
import crownhead.server.session.Visit;
import java.time.Instant;
import java.util.Optional;

/** A connection from its first word on: it must be ready, and is then at a table. */
final class Entering implements Visit {
    /** What became of a client that is ready. */
    sealed interface Admission {
        record Admitted(ConsoleTable table, Client client) implements Admission {}

        record Turned(Farewell why) implements Admission {}
    }

    /** Decides who comes in. */
    interface Porter {
        Admission admit(ClientMessage.Ready ready, Conversation conversation);
    }

    private final Conversation conversation;
    private final Porter porter;
    private final Instant until;
    private volatile Optional<Admission.Admitted> inside = Optional.empty();

    Entering(Conversation conversation, Porter porter, Instant until) {
        this.conversation = conversation;
        this.porter = porter;
        this.until = until;
    }

    @Override
    public void hear(ClientMessage message) {
        if (inside.isPresent()) {
            inside.get().table().hear(inside.get().client(), conversation, message);
            return;
        }
        switch (message) {
            case ClientMessage.Ready ready -> admit(ready);
            case ClientMessage.Ping _ -> {
                conversation.countUnasked();
                conversation.tell(new ServerMessage.Pong());
            }
            case ClientMessage.Pong _ -> conversation.countUnasked();
            case ClientMessage.Seen _, ClientMessage.Request _, ClientMessage.Leave _ ->
                    conversation.end(Farewell.NOT_READY);
        }
    }

    private synchronized void admit(ClientMessage.Ready ready) {
        if (conversation.isOver()) {
            return;
        }
        if (ready.protocol() != Wire.PROTOCOL) {
            conversation.end(Farewell.WRONG_PROTOCOL);
            return;
        }
        switch (porter.admit(ready, conversation)) {
            case Admission.Admitted admitted -> inside = Optional.of(admitted);
            case Admission.Turned(Farewell why) -> conversation.end(why);
        }
    }

    @Override
    public void gone() {
        inside.ifPresent(admitted -> admitted.table().lost(admitted.client(), conversation));
    }

    /** Who is not ready in time is sent away; whether that is settled. */
    synchronized boolean isSettled(Instant now) {
        if (inside.isEmpty() && !now.isBefore(until)) {
            conversation.end(Farewell.NOT_READY);
        }
        return inside.isPresent() || conversation.isOver();
    }
}

package crownhead.clients.presenter;

import crownhead.protocol.ClientMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What is to be sent, in order. Every request gets a name that is used once. */
final class Outbox {
    private final String prefix;
    private final List<ClientMessage> waiting = new ArrayList<>();
    private int requests;

    Outbox(String prefix) {
        this.prefix = prefix;
    }

    void send(ClientMessage message) {
        waiting.add(message);
    }

    /** Sends a request that is made with its name, and says what it is called. */
    String ask(Function<String, ClientMessage.Request> request) {
        requests++;
        String id = prefix + "-" + requests;
        waiting.add(request.apply(id));
        return id;
    }

    List<ClientMessage> drain() {
        List<ClientMessage> drained = List.copyOf(waiting);
        waiting.clear();
        return drained;
    }
}

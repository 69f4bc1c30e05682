package crownhead.server.console;

import crownhead.play.CommandId;
import crownhead.protocol.Role;
import crownhead.protocol.Update;
import crownhead.protocol.Wire;
import crownhead.table.PlayerId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Everyone at a console table, in the order they came. */
final class Audience {
    /** Who made a request, and what they call it. */
    record Author(Client client, String requestId) {
        boolean hasWritten(CommandId command) {
            return command.equals(CommandId.of(client.player(), requestId));
        }
    }

    private final Map<PlayerId, Client> clients = new LinkedHashMap<>();

    void add(Client client) {
        clients.put(client.player(), client);
    }

    void remove(Client client) {
        clients.remove(client.player());
    }

    boolean contains(Client client) {
        return clients.containsKey(client.player());
    }

    Optional<Client> of(PlayerId player) {
        return Optional.ofNullable(clients.get(player));
    }

    List<Client> all() {
        return List.copyOf(clients.values());
    }

    /**
     * Tells everyone: the players first, and the spectators with a message that is written once.
     */
    void tell(Function<Client, Role> roles, Function<Role, Update> news, Optional<Author> author) {
        List<Client> spectators = new ArrayList<>();
        for (Client client : clients.values()) {
            Role role = roles.apply(client);
            if (role == Role.SPECTATOR) {
                spectators.add(client);
            } else {
                Update update = news.apply(role);
                client.tell(
                        author.filter(a -> a.client() == client)
                                .map(a -> update.answering(a.requestId()))
                                .orElse(update));
            }
        }
        if (!spectators.isEmpty()) {
            String written = Wire.write(news.apply(Role.SPECTATOR));
            spectators.forEach(client -> client.tell(written));
        }
    }
}

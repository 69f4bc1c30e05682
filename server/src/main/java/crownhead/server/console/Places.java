package crownhead.server.console;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.server.console.Entering.Admission;
import crownhead.server.session.Conversation;
import crownhead.server.session.Farewell;
import crownhead.server.session.Visit;
import java.time.Instant;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The places of one console table: a client that comes to the base port is given the lowest free id
 * and sent on to the port of that id.
 */
final class Places {
    /** A place that is given away: to somebody who is expected at its port, or who is here. */
    private record Place(
            String secret, Conversation atBase, Instant until, Optional<Client> client) {
        Place heldBy(Client newcomer) {
            return new Place(secret, atBase, until, Optional.of(newcomer));
        }
    }

    private final int basePort;
    private final int most;
    private final ConsoleHouse house;
    private final Newcomers newcomers;
    private final ConsoleTable table;
    private final Map<Integer, Place> given = new HashMap<>();
    private final Set<Entering> entering = ConcurrentHashMap.newKeySet();

    Places(String name, int basePort, int most, ConsoleHouse house, Newcomers newcomers) {
        this.basePort = basePort;
        this.most = most;
        this.house = house;
        this.newcomers = newcomers;
        this.table = new ConsoleTable(name, house, this::free);
    }

    /** Somebody at the base port. */
    Visit receive(Conversation conversation) {
        conversation.tell(house.hello());
        reserve(conversation)
                .ifPresentOrElse(conversation::tell, () -> conversation.end(Farewell.SERVER_FULL));
        return new AtBasePort(conversation);
    }

    /** Somebody at the port of a place. */
    Visit receiveAt(int id, Conversation conversation) {
        conversation.tell(house.hello());
        Entering visit =
                new Entering(
                        conversation, (ready, line) -> admit(id, ready, line), house.readyUntil());
        entering.add(visit);
        return visit;
    }

    /** To be called several times a second. */
    void tick() {
        Instant now = house.time().instant();
        takeBack(now);
        entering.removeIf(visit -> visit.isSettled(now));
        table.tick();
    }

    private synchronized Optional<ServerMessage.Assigned> reserve(Conversation conversation) {
        for (int id = 1; id <= most; id++) {
            if (!given.containsKey(id)) {
                String secret = newcomers.secret();
                given.put(
                        id, new Place(secret, conversation, house.readyUntil(), Optional.empty()));
                return Optional.of(
                        new ServerMessage.Assigned(
                                id,
                                basePort + id,
                                secret,
                                (int) house.limits().ready().toSeconds()));
            }
        }
        return Optional.empty();
    }

    private Admission admit(int id, ClientMessage.Ready ready, Conversation conversation) {
        Optional<Place> place = placeOf(id, ready.secret());
        if (place.isEmpty()) {
            return new Admission.Turned(Farewell.WRONG_SECRET);
        }
        if (place.get().client().isPresent()) {
            Client client = place.get().client().get();
            return table.resume(client, conversation)
                    ? new Admission.Admitted(table, client)
                    : new Admission.Turned(Farewell.WRONG_SECRET);
        }
        return switch (newcomers.client(id, ready)) {
            case Newcomers.Named.Not(Farewell why) -> new Admission.Turned(why);
            case Newcomers.Named.Fine(Client client) ->
                    enter(id, place.get(), client, conversation);
        };
    }

    private Admission enter(int id, Place place, Client client, Conversation conversation) {
        if (!hold(id, place, client)) {
            newcomers.farewell(client);
            return new Admission.Turned(Farewell.WRONG_SECRET);
        }
        place.atBase().finish();
        table.enter(client, conversation);
        return new Admission.Admitted(table, client);
    }

    private synchronized Optional<Place> placeOf(int id, String secret) {
        return Optional.ofNullable(given.get(id)).filter(place -> place.secret().equals(secret));
    }

    /** Gives a place that waits to the client it waits for, unless that is done already. */
    private synchronized boolean hold(int id, Place waiting, Client client) {
        return given.replace(id, waiting, waiting.heldBy(client));
    }

    private synchronized void free(Client client) {
        given.remove(client.id());
        newcomers.farewell(client);
    }

    /** Takes places back from those who did not come in time. */
    private synchronized void takeBack(Instant now) {
        for (Iterator<Place> places = given.values().iterator(); places.hasNext(); ) {
            Place place = places.next();
            if (place.client().isEmpty() && !now.isBefore(place.until())) {
                place.atBase().end(Farewell.NOT_READY);
                places.remove();
            }
        }
    }

    /** Nothing is to be said here: the client is expected at another port. */
    private record AtBasePort(Conversation conversation) implements Visit {
        @Override
        public void hear(ClientMessage message) {
            conversation.countUnasked();
            if (!(message instanceof ClientMessage.Pong)) {
                conversation.tell(
                        new ServerMessage.Refused(
                                Optional.empty(),
                                ConsoleRefusal.WRONG_PORT.code(),
                                ConsoleRefusal.WRONG_PORT.sentence()));
            }
        }

        @Override
        public void gone() {
            // The client may be on its way to its own port.
        }
    }
}

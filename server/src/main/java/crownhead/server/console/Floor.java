package crownhead.server.console;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.server.console.Entering.Admission;
import crownhead.server.session.Conversation;
import crownhead.server.session.Farewell;
import crownhead.server.session.Visit;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Several tables behind one port: a client stays where it came in, and may name its table. */
final class Floor {
    /** Somebody who is here, and where. */
    private record Seated(ConsoleTable table, Client client) {}

    private final int port;
    private final int most;
    private final ConsoleHouse house;
    private final Newcomers newcomers;
    private final Optional<Gatekeeper> keeper;
    private final List<ConsoleTable> tables = new ArrayList<>();
    private final Map<String, Seated> bySecret = new ConcurrentHashMap<>();
    private final Map<Client, String> secrets = new ConcurrentHashMap<>();
    private final Set<Entering> entering = ConcurrentHashMap.newKeySet();
    private final AtomicInteger ids = new AtomicInteger();

    /**
     * @param most how many clients a table takes
     * @param keeper who is asked about those who come, if anybody is
     */
    Floor(
            int port,
            int tables,
            int most,
            ConsoleHouse house,
            Newcomers newcomers,
            Optional<Gatekeeper> keeper) {
        this.keeper = keeper;
        this.port = port;
        this.most = most;
        this.house = house;
        this.newcomers = newcomers;
        for (int table = 1; table <= tables; table++) {
            this.tables.add(new ConsoleTable(Integer.toString(table), house, this::free));
        }
    }

    Visit receive(Conversation conversation) {
        int id = ids.incrementAndGet();
        String secret = newcomers.secret();
        conversation.tell(house.hello());
        conversation.tell(
                new ServerMessage.Assigned(
                        id, port, secret, (int) house.limits().ready().toSeconds()));
        Entering visit =
                new Entering(
                        conversation,
                        (ready, line) -> admit(id, secret, ready, line),
                        house.readyUntil());
        entering.add(visit);
        return visit;
    }

    /** To be called several times a second. */
    void tick() {
        Instant now = house.time().instant();
        entering.removeIf(visit -> visit.isSettled(now));
        tables.forEach(ConsoleTable::tick);
    }

    private Admission admit(
            int id, String secret, ClientMessage.Ready ready, Conversation conversation) {
        if (!ready.secret().equals(secret)) {
            return Optional.ofNullable(bySecret.get(ready.secret()))
                    .filter(seated -> seated.table().resume(seated.client(), conversation))
                    .<Admission>map(s -> new Admission.Admitted(s.table(), s.client()))
                    .orElseGet(() -> new Admission.Turned(Farewell.WRONG_SECRET));
        }
        Optional<ConsoleTable> table = tableFor(ready);
        if (table.isEmpty()) {
            return new Admission.Turned(Farewell.NO_SUCH_TABLE);
        }
        if (table.get().size() >= most) {
            return new Admission.Turned(Farewell.SERVER_FULL);
        }
        return switch (newcomers.client(id, ready)) {
            case Newcomers.Named.Not(Farewell why) -> new Admission.Turned(why);
            case Newcomers.Named.Fine(Client client) ->
                    enter(new Seated(table.get(), client), secret, ready, conversation);
        };
    }

    private Admission enter(
            Seated seated, String secret, ClientMessage.Ready ready, Conversation conversation) {
        bySecret.put(secret, seated);
        secrets.put(seated.client(), secret);
        keeper.filter(host -> !isHost(host, ready))
                .ifPresentOrElse(
                        host -> seated.table().knock(seated.client(), conversation, host),
                        () -> seated.table().enter(seated.client(), conversation));
        return new Admission.Admitted(seated.table(), seated.client());
    }

    private static boolean isHost(Gatekeeper keeper, ClientMessage.Ready ready) {
        return ready.ticket().filter(keeper::isHost).isPresent();
    }

    /** The table that is named; or one where somebody who plays finds a seat, or the first. */
    private Optional<ConsoleTable> tableFor(ClientMessage.Ready ready) {
        if (ready.table().isPresent()) {
            return tables.stream()
                    .filter(table -> table.name().equals(ready.table().get()))
                    .findFirst();
        }
        return tables.stream()
                .filter(table -> ready.watch() || table.hasFreeSeat())
                .findFirst()
                .or(() -> Optional.of(tables.getFirst()));
    }

    private void free(Client client) {
        String secret = secrets.remove(client);
        if (secret != null) {
            bySecret.remove(secret);
        }
        newcomers.farewell(client);
    }
}

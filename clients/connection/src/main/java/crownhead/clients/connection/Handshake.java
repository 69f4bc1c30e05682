package crownhead.clients.connection;

import crownhead.protocol.BadMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Wire;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Gets a client in: to the base port, to its own port, and ready there. */
final class Handshake {
    /** How it went. */
    sealed interface Outcome {}

    /**
     * The client is in.
     *
     * @param door where it came in, and would come back
     * @param greeting {@code welcome} at a table, or {@code hall}; and then what was refused on the
     *     way there
     */
    record In(Link link, Entrance door, String secret, List<ServerMessage> greeting)
            implements Outcome {
        In {
            greeting = List.copyOf(greeting);
        }
    }

    /** The house does not want the client. */
    record Away(ServerMessage.Bye bye) implements Outcome {}

    private static final int MOST_REFUSED = 10;

    private final Introduction who;
    private final Duration patience;

    Handshake(Introduction who, Duration patience) {
        this.who = who;
        this.patience = patience;
    }

    Outcome arrive(Entrance base) throws Unreachable {
        Link front = Link.dial(base, patience);
        boolean staysThere = false;
        try {
            Optional<ServerMessage.Bye> unwelcome = greeting(front);
            if (unwelcome.isPresent()) {
                return new Away(unwelcome.get());
            }
            ServerMessage answer = next(front);
            while (!(answer instanceof ServerMessage.Assigned place)) {
                if (answer instanceof ServerMessage.Bye bye) {
                    return new Away(bye);
                }
                answer = next(front);
            }
            Entrance door = door(base, place);
            if (!door.equals(base)) {
                return comeIn(door, place.secret(), who);
            }
            Outcome outcome = enter(front, base, place.secret(), who);
            staysThere = outcome instanceof In;
            return outcome;
        } finally {
            if (!staysThere) {
                front.close();
            }
        }
    }

    /** Goes to the same door again, to be where it was. */
    Outcome comeBack(In before, Spot spot) throws Unreachable {
        return comeIn(before.door(), before.secret(), spot.back(who));
    }

    /** Goes to a door that was assigned, now or earlier. */
    private Outcome comeIn(Entrance door, String secret, Introduction as) throws Unreachable {
        Link link = Link.dial(door, patience);
        boolean staysThere = false;
        try {
            Optional<ServerMessage.Bye> unwelcome = greeting(link);
            Outcome outcome =
                    unwelcome.isPresent()
                            ? new Away(unwelcome.get())
                            : enter(link, door, secret, as);
            staysThere = outcome instanceof In;
            return outcome;
        } finally {
            if (!staysThere) {
                link.close();
            }
        }
    }

    /** On the web there is one door: the port that the house knows may not be the one outside. */
    private static Entrance door(Entrance base, ServerMessage.Assigned place) throws Unreachable {
        return switch (base) {
            case Site site -> site;
            case Address address when Address.isPort(place.port()) -> address.at(place.port());
            case Address _ -> throw noHouse("it sent us to port " + place.port());
        };
    }

    private static Outcome enter(Link link, Entrance door, String secret, Introduction as)
            throws Unreachable {
        try {
            link.write(as.ready(secret));
        } catch (IOException e) {
            throw failure(e);
        }
        List<ServerMessage> heard = new ArrayList<>();
        while (true) {
            ServerMessage message = next(link);
            switch (message) {
                case ServerMessage.Welcome _, ServerMessage.InHall _ -> {
                    heard.addFirst(message);
                    return new In(link, door, secret, heard);
                }
                case ServerMessage.Bye bye -> {
                    return new Away(bye);
                }
                case ServerMessage.Refused _ when heard.size() < MOST_REFUSED -> heard.add(message);
                case ServerMessage _ -> {}
            }
        }
    }

    /** A house says hello, or that it wants nobody. */
    private static Optional<ServerMessage.Bye> greeting(Link link) throws Unreachable {
        String line = line(link);
        if (!Link.isPlain(line)) {
            throw noHouse("it said " + Reasons.quoted(line));
        }
        try {
            return switch (Wire.readServerMessage(line)) {
                case ServerMessage.Hello _ -> Optional.empty();
                case ServerMessage.Bye bye -> Optional.of(bye);
                case ServerMessage _ -> throw noHouse("it said " + Reasons.quoted(line));
            };
        } catch (BadMessage e) {
            throw noHouse("it said " + Reasons.quoted(line));
        }
    }

    private static String line(Link link) throws Unreachable {
        try {
            return link.line().orElseThrow(Handshake::hungUp);
        } catch (IOException e) {
            throw failure(e);
        }
    }

    private static ServerMessage next(Link link) throws Unreachable {
        try {
            return link.message().orElseThrow(Handshake::hungUp);
        } catch (IOException e) {
            throw failure(e);
        }
    }

    private static Unreachable hungUp() {
        return new Unreachable(
                Unreachable.Prospect.TRY_AGAIN, "the connection was closed without a word");
    }

    private static Unreachable failure(IOException e) {
        return new Unreachable(Unreachable.Prospect.TRY_AGAIN, Reasons.of(e));
    }

    private static Unreachable noHouse(String why) {
        return new Unreachable(Unreachable.Prospect.HOPELESS, "this is no Crownhead table: " + why);
    }
}

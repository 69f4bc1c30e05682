package crownhead.clients.connection;

import crownhead.protocol.BadMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Wire;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/** Gets a client in: to the base port, to its own port, and ready there. */
final class Handshake {
    /** How it went. */
    sealed interface Outcome {}

    /**
     * The client is in.
     *
     * @param door where it came in, and would come back
     */
    record In(Link link, Address door, String secret, ServerMessage.Welcome welcome)
            implements Outcome {}

    /** The house does not want the client. */
    record Away(ServerMessage.Bye bye) implements Outcome {}

    private static final int LONGEST_QUOTE = 40;

    private final Introduction who;
    private final Duration patience;

    Handshake(Introduction who, Duration patience) {
        this.who = who;
        this.patience = patience;
    }

    Outcome arrive(Address base) throws Unreachable {
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
            if (place.port() != base.port()) {
                return comeIn(door(base, place), place.secret());
            }
            Outcome outcome = enter(front, base, place.secret());
            staysThere = outcome instanceof In;
            return outcome;
        } finally {
            if (!staysThere) {
                front.close();
            }
        }
    }

    /** Goes to a door that was assigned, now or earlier. */
    Outcome comeIn(Address door, String secret) throws Unreachable {
        Link link = Link.dial(door, patience);
        boolean staysThere = false;
        try {
            Optional<ServerMessage.Bye> unwelcome = greeting(link);
            Outcome outcome =
                    unwelcome.isPresent() ? new Away(unwelcome.get()) : enter(link, door, secret);
            staysThere = outcome instanceof In;
            return outcome;
        } finally {
            if (!staysThere) {
                link.close();
            }
        }
    }

    private static Address door(Address base, ServerMessage.Assigned place) throws Unreachable {
        try {
            return base.at(place.port());
        } catch (IllegalArgumentException e) {
            throw noHouse("it sent us to port " + place.port());
        }
    }

    private Outcome enter(Link link, Address door, String secret) throws Unreachable {
        try {
            link.write(who.ready(secret));
        } catch (IOException e) {
            throw failure(e);
        }
        while (true) {
            switch (next(link)) {
                case ServerMessage.Welcome welcome -> {
                    return new In(link, door, secret, welcome);
                }
                case ServerMessage.Bye bye -> {
                    return new Away(bye);
                }
                case ServerMessage _ -> {}
            }
        }
    }

    /** A house says hello, or that it wants nobody. */
    private static Optional<ServerMessage.Bye> greeting(Link link) throws Unreachable {
        String line = line(link);
        if (!Link.isPlain(line)) {
            throw noHouse("it said " + quoted(line));
        }
        try {
            return switch (Wire.readServerMessage(line)) {
                case ServerMessage.Hello _ -> Optional.empty();
                case ServerMessage.Bye bye -> Optional.of(bye);
                case ServerMessage _ -> throw noHouse("it said " + quoted(line));
            };
        } catch (BadMessage e) {
            throw noHouse("it said " + quoted(line));
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
        return new Unreachable(Unreachable.Prospect.TRY_AGAIN, Link.reason(e));
    }

    private static Unreachable noHouse(String why) {
        return new Unreachable(Unreachable.Prospect.HOPELESS, "this is no Crownhead table: " + why);
    }

    /** As much of a stranger's words as is fit to be shown. */
    private static String quoted(String line) {
        StringBuilder quote = new StringBuilder();
        line.codePoints()
                .filter(c -> !Character.isISOControl(c))
                .limit(LONGEST_QUOTE)
                .forEach(quote::appendCodePoint);
        return "\"" + quote + "\"";
    }
}

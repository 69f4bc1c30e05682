package crownhead.clients.connection;

import crownhead.protocol.BadMessage;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Wire;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.Optional;

/** One way to a house, until it breaks. One thread reads, one writes, and any may close it. */
sealed interface Link extends AutoCloseable permits SocketLink, WebSocketLink {
    /** The longest message that a house may send, in bytes. */
    int LONGEST = 65_536;

    int MOST_NONSENSE = 10;

    static Link dial(Entrance entrance, Duration patience) throws Unreachable {
        return switch (entrance) {
            case Address address -> SocketLink.dial(address, patience);
            case Site site -> WebSocketLink.dial(site, patience);
        };
    }

    /** How long the next is waited for. */
    void waitFor(Duration silence) throws IOException;

    /**
     * The next message as it came; none at the end.
     *
     * @throws SocketTimeoutException when none came in time; then it goes on where it was
     */
    Optional<String> line() throws IOException;

    void write(ClientMessage message) throws IOException;

    @Override
    void close();

    /**
     * The next message; none at the end. What is no message, or one that this version does not
     * know, is passed over, until there is too much that is not even JSON.
     */
    default Optional<ServerMessage> message() throws IOException {
        for (int nonsense = 0; nonsense < MOST_NONSENSE; ) {
            Optional<String> line = line();
            if (line.isEmpty()) {
                return Optional.empty();
            }
            if (!isPlain(line.get())) {
                nonsense++;
                continue;
            }
            try {
                return Optional.of(Wire.readServerMessage(line.get()));
            } catch (BadMessage e) {
                nonsense += e.kind() == BadMessage.Kind.NO_JSON ? 1 : 0;
            }
        }
        throw new IOException("the server talks nonsense");
    }

    /**
     * Whether a line has no control characters, as such or in disguise: they could do more to a
     * terminal than be read.
     */
    static boolean isPlain(String line) {
        return line.chars().noneMatch(Character::isISOControl) && !line.contains("\\u00");
    }
}

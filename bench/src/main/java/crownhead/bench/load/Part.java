package crownhead.bench.load;

import java.util.Optional;
import java.util.stream.Stream;

/** What the server of tables spends its time on. */
public enum Part {
    SOCKET_WRITING(
            "handing messages to the sockets",
            "crownhead.server.tcp.TcpPipe.",
            "crownhead.server.websocket.SocketPipe."),
    SOCKET_READING(
            "waiting for messages and reading them",
            "crownhead.server.tcp.LineReader.",
            "crownhead.server.websocket.FrameReader.",
            "crownhead.server.websocket.SocketVisitor.fill"),
    JSON_WRITING(
            "updates to JSON", "crownhead.protocol.Wire.write", "crownhead.protocol.UpdateText."),
    JSON_READING("requests from JSON", "crownhead.protocol.Wire.read"),
    STORING("the database", "crownhead.server.storage."),
    DECIDING("rules, clock and log of a game", "crownhead.play."),
    TELLING("what an update says", "crownhead.protocol.telling."),
    TABLE("all else that a console table does", "crownhead.server.console."),
    HALL("all else that the hall does", "crownhead.server.hall."),
    SESSION("conversations and outboxes", "crownhead.server."),
    REST("threads and other works of the JVM");

    private final String what;

    /** With spaces between them. */
    private final String prefixes;

    Part(String what, String... prefixes) {
        this.what = what;
        this.prefixes = String.join(" ", prefixes);
    }

    public String what() {
        return what;
    }

    /** The part that a method, named with its class, begins; most methods are tools of others. */
    static Optional<Part> of(String method) {
        for (Part part : values()) {
            boolean begins =
                    Stream.of(part.prefixes.split(" ", -1))
                            .anyMatch(prefix -> !prefix.isEmpty() && method.startsWith(prefix));
            if (begins) {
                return Optional.of(part);
            }
        }
        return Optional.empty();
    }
}

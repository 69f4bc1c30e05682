package crownhead.bench.load;

import java.util.Optional;

/** What the server of tables spends its time on. */
public enum Part {
    SOCKET_WRITING("handing lines to the sockets", "crownhead.server.tcp.TcpPipe."),
    SOCKET_READING("waiting for lines and reading them", "crownhead.server.tcp.LineReader."),
    JSON_WRITING("updates to JSON", "crownhead.protocol.Wire.write"),
    JSON_READING("requests from JSON", "crownhead.protocol.Wire.read"),
    DECIDING("rules, clock and log of a game", "crownhead.play."),
    TELLING("what an update says", "crownhead.protocol.telling."),
    TABLE("all else that a console table does", "crownhead.server.console."),
    SESSION("conversations and outboxes", "crownhead.server."),
    REST("threads and other works of the JVM", "");

    private final String what;
    private final String prefix;

    Part(String what, String prefix) {
        this.what = what;
        this.prefix = prefix;
    }

    public String what() {
        return what;
    }

    /** The part that a method, named with its class, begins; most methods are tools of others. */
    static Optional<Part> of(String method) {
        for (Part part : values()) {
            if (part != REST && method.startsWith(part.prefix)) {
                return Optional.of(part);
            }
        }
        return Optional.empty();
    }
}

package crownhead.server.websocket;

import java.util.Optional;
import org.eclipse.jetty.server.Request;

/** Judges who may come in, before a word is said. */
public interface Doorkeeper {
    /** Somebody may not. */
    record Away(int status, String sentence) {}

    Optional<Away> judge(Request request);

    /** Where a client connects from, as far as limits care. */
    String origin(Request request);
}

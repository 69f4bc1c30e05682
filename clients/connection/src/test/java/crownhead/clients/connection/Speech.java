package crownhead.clients.connection;

import java.io.IOException;
import java.util.Optional;

/** How a house in a test and its guest exchange messages. */
interface Speech {
    void say(String text) throws IOException;

    /** The next that the guest says; nothing when it has gone. */
    Optional<String> hear() throws IOException;
}

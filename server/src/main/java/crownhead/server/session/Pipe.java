package crownhead.server.session;

import java.io.IOException;

/** The way to a client, as far as lines go. Only one thread writes. */
public interface Pipe {
    void write(String line) throws IOException;

    void flush() throws IOException;

    /** Closes so that what was written still arrives, if the client reads it soon. */
    void finish();

    /** Closes at once. A writer that is waiting for the client is set free. */
    void cut();
}

package crownhead.server.session;

import java.io.IOException;

/** The way to a client, as far as lines go. Only one thread writes. */
public interface Pipe {
    void write(String line) throws IOException;

    void flush() throws IOException;

    /** Nothing more is written. The client may still read what was. */
    void finish();

    /** Closes in a moment, in which the client may read what is written; never waits. */
    void cutSoon();

    /** Closes at once. A writer that is waiting for the client is set free. */
    void cut();
}

package crownhead.server.session;

import java.util.List;

/** The way to a client, as far as lines go. Nothing of it ever waits. */
public interface Pipe {
    /** Who is told what became of lines: one of the two, once. */
    interface Sent {
        void sent();

        /** The client is gone. */
        void failed();
    }

    /** Sends lines, in this order. The next ones come when these are sent. */
    void send(List<String> lines, Sent sent);

    /** Nothing more is sent. The client may still read what was. */
    void finish();

    /** Closes in a moment, in which the client may read what was sent. */
    void cutSoon();

    /** Closes at once. What is being sent fails. */
    void cut();
}

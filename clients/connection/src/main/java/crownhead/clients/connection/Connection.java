package crownhead.clients.connection;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;

/**
 * The way to a table, or to a house with many. What comes from there arrives at a {@link Receiver}.
 */
public interface Connection extends AutoCloseable {
    /** Takes what comes, one at a time and in order, on a thread of the connection. */
    interface Receiver {
        void receive(ServerMessage message);

        /**
         * The way broke, and is being looked for again; {@code welcome} or {@code hall} comes when
         * it is found.
         */
        default void interrupted(String why) {}

        /** Nothing more will come; {@code why} is for people. */
        void lost(String why);
    }

    /** Sends a message, unless the way is lost, which the receiver is told. */
    void send(ClientMessage message);

    @Override
    void close();
}

package crownhead.server.session;

import crownhead.protocol.ClientMessage;

/** What a conversation is about: the messages of one connection come here, one at a time. */
public interface Visit {
    /** Deals with a message, however long that takes. */
    void hear(ClientMessage message);

    /**
     * Deals with a message if nobody has to be waited for. Whether that was possible: then {@code
     * dealtWith} is run when the next message may come. If not, nothing has been done.
     */
    default boolean hearAtOnce(ClientMessage message, Runnable dealtWith) {
        return false;
    }

    /** The connection is over. Called once, and last. */
    void gone();
}

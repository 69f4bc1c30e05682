package crownhead.server.session;

import crownhead.protocol.ClientMessage;

/** What a conversation is about: the messages of one connection come here, one at a time. */
public interface Visit {
    void hear(ClientMessage message);

    /** The connection is over. Called once, and last. */
    void gone();
}

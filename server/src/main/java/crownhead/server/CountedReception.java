package crownhead.server;

import crownhead.protocol.ClientMessage;
import crownhead.server.security.Crowd;
import crownhead.server.session.Conversation;
import crownhead.server.session.Farewell;
import crownhead.server.session.Reception;
import crownhead.server.session.Visit;

/**
 * Receives only so many at once who come from one address, also when a proxy brings them all: only
 * a conversation knows for whom the proxy asks.
 */
record CountedReception(Reception within, Crowd crowd) implements Reception {
    @Override
    public Visit receive(Conversation conversation) {
        if (crowd.enter(conversation.from())) {
            return new Counted(within.receive(conversation), crowd, conversation.from());
        }
        conversation.end(Farewell.TOO_MANY);
        return new TurnedAway();
    }

    private record Counted(Visit visit, Crowd crowd, String from) implements Visit {
        @Override
        public void hear(ClientMessage message) {
            visit.hear(message);
        }

        @Override
        public boolean hearAtOnce(ClientMessage message, Runnable dealtWith) {
            return visit.hearAtOnce(message, dealtWith);
        }

        @Override
        public void gone() {
            crowd.leave(from);
            visit.gone();
        }
    }

    /** What somebody still says who has been told to go. */
    private record TurnedAway() implements Visit {
        @Override
        public void hear(ClientMessage message) {
            // The last word has been said.
        }

        @Override
        public void gone() {
            // Nobody counted them.
        }
    }
}

package crownhead.server.hall;

import crownhead.play.HouseRefusal;
import crownhead.play.Reply;
import crownhead.play.player.PlayerRefusal;
import crownhead.play.player.Session;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Wire;
import crownhead.server.security.Allowance;
import crownhead.server.security.RateLimits;
import crownhead.server.security.Tickets;
import crownhead.server.session.Conversation;
import crownhead.server.session.Farewell;
import java.util.Optional;

/** Finds out who comes in: somebody with a ticket, somebody who was here before, or a guest. */
final class Doorman {
    private static final int NEW_NAMES = 60;
    private static final int WRONG_SECRETS = 60;
    private static final int NAME_LENGTH = 5;
    private static final int TRIES = 5;

    /** What became of somebody who is ready. */
    sealed interface Admission {
        /**
         * Somebody whom the house knows now.
         *
         * @param by the session of the web whose ticket it was; it ends when that one does
         */
        record In(Session session, Optional<String> by) implements Admission {}

        record Away(ServerMessage.Bye bye) implements Admission {}
    }

    private final HallNeeds needs;

    Doorman(HallNeeds needs) {
        this.needs = needs;
    }

    /** {@code secret} is the one that was given out on this connection. */
    Admission admit(ClientMessage.Ready ready, String secret, Conversation conversation) {
        if (ready.protocol() != Wire.PROTOCOL) {
            return away(Farewell.WRONG_PROTOCOL);
        }
        if (ready.ticket().isPresent()) {
            return withTicket(ready.ticket().get(), secret);
        }
        if (!ready.secret().equals(secret)) {
            return again(ready.secret(), conversation);
        }
        if (isTooMuch("guests", NEW_NAMES, conversation)) {
            return away(Farewell.TOO_MANY);
        }
        return ready.name()
                .map(name -> admitted(needs.people().guest(name, secret)))
                .orElseGet(() -> nameless(secret));
    }

    private Admission withTicket(String ticket, String secret) {
        Optional<Tickets.Holder> holder = needs.tickets().take(ticket);
        if (holder.isEmpty()) {
            return away(Farewell.BAD_TICKET);
        }
        Reply<Session> session =
                switch (needs.people().profile(holder.get().player())) {
                    case Reply.Done(var profile) -> needs.people().alsoBy(profile.player(), secret);
                    case Reply.Refused(HouseRefusal why) -> new Reply.Refused<>(why);
                    case Reply.Unavailable() -> new Reply.Unavailable<>();
                };
        return session instanceof Reply.Done<Session>(Session known)
                ? new Admission.In(known, Optional.of(holder.get().secretHash()))
                : admitted(session);
    }

    /** Guessing a secret is hopeless, but trying costs the house something. */
    private Admission again(String secret, Conversation conversation) {
        if (isTooMuch("secrets", WRONG_SECRETS, conversation)) {
            return away(Farewell.TOO_MANY);
        }
        return admitted(needs.people().session(secret));
    }

    /** Somebody who does not care gets a name that is free. */
    private Admission nameless(String secret) {
        Admission last = away(Farewell.NAME_TAKEN);
        for (int i = 0; i < TRIES && last instanceof Admission.Away; i++) {
            String name = "Guest " + needs.secrets().code(NAME_LENGTH);
            last = admitted(needs.people().guest(name, secret));
        }
        return last;
    }

    private static Admission admitted(Reply<Session> reply) {
        return switch (reply) {
            case Reply.Done(Session session) -> new Admission.In(session, Optional.empty());
            case Reply.Refused(HouseRefusal why) -> new Admission.Away(bye(why));
            case Reply.Unavailable() -> away(Farewell.UNAVAILABLE);
        };
    }

    private static ServerMessage.Bye bye(HouseRefusal why) {
        return why == PlayerRefusal.NOT_SIGNED_IN
                ? Farewell.WRONG_SECRET.bye()
                : new ServerMessage.Bye(why.code(), why.sentence());
    }

    private boolean isTooMuch(String what, int perMinute, Conversation conversation) {
        Allowance allowance = Allowance.perMinute((long) perMinute * needs.generosity());
        return needs.rates().ask(what, conversation.from(), allowance)
                instanceof RateLimits.Leave.Wait;
    }

    private static Admission away(Farewell why) {
        return new Admission.Away(why.bye());
    }
}

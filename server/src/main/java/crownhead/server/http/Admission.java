package crownhead.server.http;

import crownhead.play.HouseRefusal;
import crownhead.play.Reply;
import crownhead.play.player.PlayerRefusal;
import crownhead.play.player.Secured;
import crownhead.play.player.Session;
import crownhead.server.security.Guesses;
import crownhead.server.security.RateLimits;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Tells somebody who has signed in who they are, and what lets them act. */
final class Admission {
    private final HttpOptions options;
    private final HouseApi house;
    private final Guesses guesses;

    Admission(HttpOptions options, HouseApi house) {
        this.options = options;
        this.house = house;
        guesses = new Guesses(house.rates(), options.generosity());
    }

    /**
     * Somebody who is signed in now.
     *
     * @param secret what lets them act, unless a cookie holds it
     * @param recoveryCodes each opens the account once; shown now and never again
     */
    record SignedIn(
            Me player, Optional<String> secret, long until, Optional<List<String>> recoveryCodes) {}

    Answer signedIn(Asked asked, Keeping keeping, Session session) throws BadRequest {
        return answer(asked, keeping, session, Optional.empty());
    }

    Answer secured(Asked asked, Keeping keeping, Secured secured) throws BadRequest {
        return answer(asked, keeping, secured.session(), Optional.of(secured.recoveryCodes()));
    }

    /** Whoever asks; if it is nobody so far, a guest with the name that they give. */
    Session named(Asked asked, Optional<String> name) throws BadRequest {
        if (asked.session().isPresent()) {
            return asked.session().get();
        }
        if (name.isEmpty()) {
            throw new BadRequest(HttpRefusal.NOT_SIGNED_IN);
        }
        Reply<Session> guest = house.people().guest(name.get());
        Session session = Replies.done(guest);
        house.presence().seen(session.player().id());
        return session;
    }

    /** Somebody proves to be an account, by whatever; who is wrong too often has to wait. */
    <T> T proven(Asked asked, String name, Supplier<Reply<T>> proof) throws BadRequest {
        Guesses.Place place = new Guesses.Place(name, asked.client());
        if (guesses.tries(place) instanceof RateLimits.Leave.Wait wait) {
            throw new BadRequest(HttpRefusal.TOO_MANY.problem().after(wait.seconds()));
        }
        Reply<T> reply = proof.get();
        if (reply instanceof Reply.Done) {
            guesses.right(place);
        } else if (!isWrong(reply)) {
            guesses.notWrong(place);
        }
        return Replies.done(reply);
    }

    private static boolean isWrong(Reply<?> reply) {
        return reply instanceof Reply.Refused<?>(HouseRefusal why)
                && (why == PlayerRefusal.WRONG_SIGN_IN || why == PlayerRefusal.WRONG_RECOVERY_CODE);
    }

    /** What the answer may say of the secret: nothing if a cookie holds it. */
    Optional<String> shown(Asked asked, Keeping keeping, Session session) {
        boolean isInCookie =
                keeping == Keeping.COOKIE || asked.credential() instanceof Credential.Cookie;
        return isInCookie ? Optional.empty() : Optional.of(session.secret());
    }

    /** A page that asks for a cookie must be one of ours. */
    void requireOwnPage(Asked asked, Keeping keeping) throws BadRequest {
        if (keeping == Keeping.COOKIE) {
            String origin = asked.header("Origin").orElse("");
            if (!options.allowedOrigins().allows(origin)) {
                throw new BadRequest(HttpRefusal.FOREIGN_ORIGIN);
            }
            if (!asked.header("Crownhead").equals(Optional.of("1"))) {
                throw new BadRequest(HttpRefusal.NO_HEADER);
            }
        }
    }

    Answer withCookie(Answer answer, Keeping keeping, Session session) {
        return keeping == Keeping.COOKIE
                ? new Answer.WithCookie(answer, Optional.of(session))
                : answer;
    }

    private Answer answer(
            Asked asked, Keeping keeping, Session session, Optional<List<String>> codes) {
        house.presence().seen(session.player().id());
        SignedIn said =
                new SignedIn(
                        Me.of(session.player()),
                        shown(asked, keeping, session),
                        session.until().toEpochMilli(),
                        codes);
        Keeping kept = asked.credential() instanceof Credential.Cookie ? Keeping.COOKIE : keeping;
        return withCookie(Answer.created(said), kept, session);
    }
}

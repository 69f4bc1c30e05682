package crownhead.play.player;

import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.table.PlayerId;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Who is signed in. */
final class Sessions {
    static final Duration OF_ACCOUNT = Duration.ofDays(90);
    static final Duration OF_GUEST = Duration.ofDays(30);
    static final Duration BETWEEN_RENEWALS = Duration.ofHours(1);

    private final SessionStore sessions;
    private final PlayerStore players;
    private final Secrets secrets;
    private final InstantSource wall;
    private final List<Consumer<Ended>> listeners = new CopyOnWriteArrayList<>();

    Sessions(People.Ports ports, Secrets secrets, InstantSource wall) {
        sessions = ports.sessions();
        players = ports.players();
        this.secrets = secrets;
        this.wall = wall;
    }

    void onEnd(Consumer<Ended> listener) {
        listeners.add(listener);
    }

    Session open(Player player) throws StoreFailure {
        return open(player, secrets.secret());
    }

    Session open(Player player, String secret) throws StoreFailure {
        Instant until = now().plus(length(player));
        sessions.add(new SessionStore.Stored(Secrets.hash(secret), player.id(), now(), until));
        return new Session(secret, player, until);
    }

    Reply<Session> find(String secret) throws StoreFailure {
        Optional<SessionStore.Stored> stored =
                sessions.session(Secrets.hash(secret)).filter(this::isValid);
        if (stored.isEmpty()) {
            return new Reply.Refused<>(PlayerRefusal.NOT_SIGNED_IN);
        }
        Optional<Player> player = players.player(stored.get().player()).filter(Sessions::isLetIn);
        return player.isEmpty()
                ? new Reply.Refused<>(PlayerRefusal.NOT_SIGNED_IN)
                : new Reply.Done<>(
                        new Session(secret, player.get(), renewed(stored.get(), player.get())));
    }

    List<SessionStore.Stored> of(PlayerId player) throws StoreFailure {
        return sessions.of(player).stream().filter(this::isValid).toList();
    }

    void end(Session session) throws StoreFailure {
        sessions.end(session.secretHash());
        tell(
                new Ended(
                        session.player().id(),
                        Optional.of(session.secretHash()),
                        Ended.Cause.SIGNED_OUT));
    }

    void endAll(PlayerId player, Ended.Cause cause) throws StoreFailure {
        sessions.endAll(player);
        tell(new Ended(player, Optional.empty(), cause));
    }

    void forgetOver() throws StoreFailure {
        sessions.forgetOver(now());
    }

    private Instant renewed(SessionStore.Stored stored, Player player) throws StoreFailure {
        Instant until = now().plus(length(player));
        if (until.isBefore(stored.until().plus(BETWEEN_RENEWALS))) {
            return stored.until();
        }
        sessions.renew(stored.secretHash(), until);
        return until;
    }

    private boolean isValid(SessionStore.Stored session) {
        return session.until().isAfter(now());
    }

    private static boolean isLetIn(Player player) {
        return player.kind() != Player.Kind.DELETED && player.conduct() == Player.Conduct.WELCOME;
    }

    private static Duration length(Player player) {
        return player.isAccount() ? OF_ACCOUNT : OF_GUEST;
    }

    private void tell(Ended ended) {
        listeners.forEach(listener -> listener.accept(ended));
    }

    private Instant now() {
        return wall.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}

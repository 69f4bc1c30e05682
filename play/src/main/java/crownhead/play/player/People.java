package crownhead.play.player;

import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.table.PlayerId;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Everybody the house knows: guests and accounts. A door stands before it, which knows who asks by
 * their session, and limits how often.
 */
public final class People {
    /** Where people are kept, and how names and passwords are compared. */
    public record Ports(
            PlayerStore players, SessionStore sessions, Passwords passwords, Skeletons skeletons) {}

    private final PlayerStore players;
    private final Naming naming;
    private final Sessions sessions;
    private final Accounts accounts;
    private final Registering registering;

    /** Sessions last by the clock on the wall. */
    public People(Ports ports, Secrets secrets, InstantSource wall) {
        players = ports.players();
        naming = new Naming(players, ports.skeletons());
        sessions = new Sessions(ports, secrets, wall);
        accounts = new Accounts(ports, naming, sessions, secrets);
        registering = new Registering(players, naming, sessions, accounts, secrets, wall);
    }

    /** Tells who is signed in no more, at once and in the thread that ended it: it only notes. */
    public void onEnd(Consumer<Ended> listener) {
        sessions.onEnd(listener);
    }

    /** Somebody new, with nothing but a name. */
    public Reply<Session> guest(String name) {
        return asking(() -> registering.guest(name));
    }

    /** The same, with a secret that the house has given out before it knew the name. */
    public Reply<Session> guest(String name, String secret) {
        return asking(() -> registering.guest(name, secret));
    }

    /** One more secret, which the house has given out, lets its holder act for a player. */
    public Reply<Session> alsoBy(Player player, String secret) {
        return asking(() -> new Reply.Done<>(sessions.open(player, secret)));
    }

    /** Somebody new, with a name of their own for ever. */
    public Reply<Secured> register(String name, String password) {
        return asking(() -> registering.account(name, password));
    }

    /** A guest becomes an account: the same player with a new secret. */
    public Reply<Secured> register(PlayerId guest, String name, String password) {
        return asking(() -> registering.accountOf(guest, name, password));
    }

    public Reply<Session> signIn(String name, String password) {
        return asking(() -> accounts.signIn(name, password));
    }

    /** Uses the code up, and gives a new password and new codes. */
    public Reply<Secured> byRecoveryCode(String name, String code, String newPassword) {
        return asking(() -> accounts.byRecoveryCode(name, code, newPassword));
    }

    /** Ends every session of the account, and opens a new one. */
    public Reply<Secured> changePassword(PlayerId player, String old, String newPassword) {
        return asking(() -> accounts.changePassword(player, old, newPassword));
    }

    /** Whose secret this is. Using a session makes it last. */
    public Reply<Session> session(String secret) {
        return asking(() -> {
            Reply<Session> found = sessions.find(secret);
            if (!(found instanceof Reply.Done<Session>(Session session))) {
                return found;
            }
            Player player = naming.holding(session.player());
            return new Reply.Done<>(new Session(secret, player, session.until()));
        });
    }

    public Reply<Player> signOut(Session session) {
        return asking(() -> {
            sessions.end(session);
            return new Reply.Done<>(session.player());
        });
    }

    public Reply<Player> signOutEverywhere(PlayerId player) {
        return onKnown(player, () -> sessions.endAll(player, Ended.Cause.SIGNED_OUT));
    }

    /** Forgets a player for ever; an account proves once more to be it. A guest has no password. */
    public Reply<Player> delete(PlayerId player, String password) {
        return asking(() -> {
            Optional<Player> known = players.player(player);
            boolean mustProve = known.map(Player::isAccount).orElse(false);
            if (mustProve && !accounts.isPasswordOf(player, password)) {
                return new Reply.Refused<>(PlayerRefusal.WRONG_PASSWORD);
            }
            return onKnown(player, () -> forget(player));
        });
    }

    /** For the operator, who has heard who lost it: the new password, to be handed on. */
    public Reply<String> resetPassword(PlayerId player) {
        return asking(() -> accounts.reset(player));
    }

    /** For the operator. */
    public Reply<Player> rename(PlayerId player, String name) {
        return asking(() -> {
            Optional<PlayerRefusal> why = naming.rename(player, name);
            return why.isPresent() ? new Reply.Refused<>(why.get()) : known(player);
        });
    }

    /** For the operator: the player is sent away, and not let in again. */
    public Reply<Player> ban(PlayerId player) {
        return onKnown(
                player,
                () -> {
                    players.judge(player, Player.Conduct.BANNED);
                    sessions.endAll(player, Ended.Cause.BANNED);
                });
    }

    /** For the operator. */
    public Reply<Player> unban(PlayerId player) {
        return onKnown(player, () -> players.judge(player, Player.Conduct.WELCOME));
    }

    /** A player wants nothing to do with another. */
    public Reply<Player> block(PlayerId player, PlayerId blocked) {
        return player.equals(blocked)
                ? new Reply.Refused<>(PlayerRefusal.NOT_YOURSELF)
                : onKnown(blocked, () -> players.block(player, blocked));
    }

    public Reply<Player> unblock(PlayerId player, PlayerId blocked) {
        return onKnown(blocked, () -> players.unblock(player, blocked));
    }

    /** Whoever holds this name. */
    public Reply<Player> named(String name) {
        return asking(() ->
                naming.named(name)
                        .<Reply<Player>>map(Reply.Done::new)
                        .orElseGet(() -> new Reply.Refused<>(PlayerRefusal.NO_SUCH_PLAYER)));
    }

    public Reply<Profile> profile(PlayerId player) {
        return asking(() -> {
            Reply<Player> known = known(player);
            List<Profile.SignedIn> signedIn =
                    sessions.of(player).stream()
                            .map(one -> new Profile.SignedIn(one.since(), one.until()))
                            .toList();
            List<Player> blocked = players.players(players.blockedBy(player));
            return known.map(found -> new Profile(found, signedIn, blocked));
        });
    }

    /** A guest who is gone has no claim to the name any more; an account always has. */
    public void releaseName(PlayerId guest) throws StoreFailure {
        naming.release(guest);
    }

    /** Forgets the sessions whose time is over. */
    public void forgetOldSessions() throws StoreFailure {
        sessions.forgetOver();
    }

    private void forget(PlayerId player) throws StoreFailure {
        players.delete(player);
        naming.forget(player);
        sessions.endAll(player, Ended.Cause.DELETED);
    }

    private Reply<Player> onKnown(PlayerId player, Change change) {
        return asking(() -> {
            if (known(player) instanceof Reply.Refused<Player> refused) {
                return refused;
            }
            change.make();
            return known(player);
        });
    }

    private Reply<Player> known(PlayerId id) throws StoreFailure {
        return players.player(id)
                .<Reply<Player>>map(Reply.Done::new)
                .orElseGet(() -> new Reply.Refused<>(PlayerRefusal.NO_SUCH_PLAYER));
    }

    /** What is changed of a player. */
    private interface Change {
        void make() throws StoreFailure;
    }

    /** What somebody asks. */
    private interface Asked<T> {
        Reply<T> answered() throws StoreFailure, Passwords.TooBusy;
    }

    private static <T> Reply<T> asking(Asked<T> asked) {
        try {
            return asked.answered();
        } catch (StoreFailure _) {
            return new Reply.Unavailable<>();
        } catch (Passwords.TooBusy _) {
            return new Reply.Refused<>(PlayerRefusal.TOO_BUSY);
        }
    }
}

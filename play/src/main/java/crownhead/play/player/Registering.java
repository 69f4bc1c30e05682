package crownhead.play.player;

import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.table.PlayerId;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** How people become known to the house. */
final class Registering {
    private final PlayerStore players;
    private final Naming naming;
    private final Sessions sessions;
    private final Accounts accounts;
    private final Secrets secrets;
    private final InstantSource wall;

    Registering(
            PlayerStore players,
            Naming naming,
            Sessions sessions,
            Accounts accounts,
            Secrets secrets,
            InstantSource wall) {
        this.players = players;
        this.naming = naming;
        this.sessions = sessions;
        this.accounts = accounts;
        this.secrets = secrets;
        this.wall = wall;
    }

    Reply<Session> guest(String name) throws StoreFailure {
        return guest(name, secrets.secret());
    }

    Reply<Session> guest(String name, String secret) throws StoreFailure {
        Player guest = newcomer(name);
        Optional<PlayerRefusal> why = naming.add(guest);
        return why.isPresent()
                ? new Reply.Refused<>(why.get())
                : new Reply.Done<>(sessions.open(guest, secret));
    }

    /** What can be refused is looked at before the slow hash; the name is taken last. */
    Reply<Secured> account(String name, String password) throws StoreFailure, Passwords.TooBusy {
        Optional<PlayerRefusal> objection =
                naming.objection(name).or(() -> accounts.objection(password, name));
        if (objection.isPresent()) {
            return new Reply.Refused<>(objection.get());
        }
        String hash = accounts.hash(password);
        Player player = newcomer(name);
        Optional<PlayerRefusal> why = naming.add(player);
        return why.isPresent() ? new Reply.Refused<>(why.get()) : keep(player.id(), name, hash);
    }

    /** The player stays the same, and so do their games. */
    Reply<Secured> accountOf(PlayerId guest, String name, String password)
            throws StoreFailure, Passwords.TooBusy {
        if (players.player(guest).filter(known -> known.kind() == Player.Kind.GUEST).isEmpty()) {
            return new Reply.Refused<>(PlayerRefusal.HAS_ACCOUNT);
        }
        Optional<PlayerRefusal> objection =
                naming.objection(name).or(() -> accounts.objection(password, name));
        return objection.isPresent()
                ? new Reply.Refused<>(objection.get())
                : keep(guest, name, accounts.hash(password));
    }

    private Reply<Secured> keep(PlayerId guest, String name, String hash) throws StoreFailure {
        List<String> codes = accounts.newCodes();
        Optional<PlayerRefusal> why = naming.keep(guest, name, Accounts.credential(hash, codes));
        return why.isPresent()
                ? new Reply.Refused<>(why.get())
                : new Reply.Done<>(accounts.renewed(guest, codes));
    }

    private Player newcomer(String name) {
        return new Player(
                new PlayerId(secrets.playerId()),
                Names.tidy(name),
                Player.Kind.GUEST,
                wall.instant().truncatedTo(ChronoUnit.MILLIS),
                Player.Conduct.WELCOME);
    }
}

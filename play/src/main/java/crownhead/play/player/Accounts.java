package crownhead.play.player;

import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.table.PlayerId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Players with a password. */
final class Accounts {
    static final int RECOVERY_CODES = 10;
    static final int CODE_CHARACTERS = 16;
    private static final int RESET_CHARACTERS = 20;

    /** Has no password and no codes. */
    private static final PlayerId NOBODY = new PlayerId("nobody");

    private final PlayerStore players;
    private final Passwords passwords;
    private final Naming naming;
    private final Sessions sessions;
    private final Secrets secrets;
    private final NewPasswords newPasswords = new NewPasswords();

    Accounts(People.Ports ports, Naming naming, Sessions sessions, Secrets secrets) {
        players = ports.players();
        passwords = ports.passwords();
        this.naming = naming;
        this.sessions = sessions;
        this.secrets = secrets;
    }

    Optional<PlayerRefusal> objection(String password, String name) {
        return newPasswords.objection(password, name);
    }

    String hash(String password) throws Passwords.TooBusy {
        return passwords.hash(password);
    }

    List<String> newCodes() {
        List<String> codes = new ArrayList<>();
        for (int i = 0; i < RECOVERY_CODES; i++) {
            codes.add(secrets.code(CODE_CHARACTERS));
        }
        return codes;
    }

    static PlayerStore.Credential credential(String passwordHash, List<String> codes) {
        return new PlayerStore.Credential(passwordHash, codes.stream().map(Secrets::hash).toList());
    }

    /** After a new credential was stored: old proofs of being this player count no more. */
    Secured renewed(PlayerId id, List<String> codes) throws StoreFailure {
        sessions.endAll(id, Ended.Cause.NEW_SECRET);
        Session session = sessions.open(players.player(id).orElseThrow());
        return new Secured(session, codes.stream().map(Codes::grouped).toList());
    }

    private Secured secure(PlayerId id, String passwordHash) throws StoreFailure {
        List<String> codes = newCodes();
        players.keepCredential(id, credential(passwordHash, codes));
        return renewed(id, codes);
    }

    /** An unknown name costs the same work as a wrong password, and gets the same answer. */
    Reply<Session> signIn(String name, String password) throws StoreFailure, Passwords.TooBusy {
        Optional<Player> account = account(name);
        if (!isPasswordOf(account.map(Player::id).orElse(NOBODY), password)) {
            return new Reply.Refused<>(PlayerRefusal.WRONG_SIGN_IN);
        }
        if (isBanned(account.orElseThrow())) {
            return new Reply.Refused<>(PlayerRefusal.BANNED);
        }
        renewHash(account.get().id(), password);
        return new Reply.Done<>(sessions.open(account.get()));
    }

    /** Only now is the password known. Whoever is let in is so also when this must wait. */
    private void renewHash(PlayerId account, String password) throws StoreFailure {
        Optional<String> old = players.passwordHash(account).filter(passwords::isOld);
        if (old.isPresent()) {
            try {
                players.replaceHash(account, old.get(), passwords.hash(password));
            } catch (Passwords.TooBusy _) {
                // The next sign-in does it.
            }
        }
    }

    /** The new password is hashed first, so that a code is not used up in vain. */
    Reply<Secured> byRecoveryCode(String name, String code, String newPassword)
            throws StoreFailure, Passwords.TooBusy {
        Optional<PlayerRefusal> objection = objection(newPassword, name);
        if (objection.isPresent()) {
            return new Reply.Refused<>(objection.get());
        }
        String hash = passwords.hash(newPassword);
        Optional<Player> account = account(name);
        if (!isCodeOf(account.map(Player::id).orElse(NOBODY), code)) {
            return new Reply.Refused<>(PlayerRefusal.WRONG_RECOVERY_CODE);
        }
        return isBanned(account.orElseThrow())
                ? new Reply.Refused<>(PlayerRefusal.BANNED)
                : new Reply.Done<>(secure(account.orElseThrow().id(), hash));
    }

    Reply<Secured> changePassword(PlayerId id, String old, String newPassword)
            throws StoreFailure, Passwords.TooBusy {
        Optional<Player> account = players.player(id).filter(Player::isAccount);
        if (account.isEmpty()) {
            return new Reply.Refused<>(PlayerRefusal.NO_ACCOUNT);
        }
        if (!isPasswordOf(id, old)) {
            return new Reply.Refused<>(PlayerRefusal.WRONG_PASSWORD);
        }
        Optional<PlayerRefusal> objection = objection(newPassword, account.get().name());
        return objection.isPresent()
                ? new Reply.Refused<>(objection.get())
                : new Reply.Done<>(secure(id, passwords.hash(newPassword)));
    }

    /** A password of chance, which the operator hands on; the codes come with the next change. */
    Reply<String> reset(PlayerId id) throws StoreFailure, Passwords.TooBusy {
        if (players.player(id).filter(Player::isAccount).isEmpty()) {
            return new Reply.Refused<>(PlayerRefusal.NO_ACCOUNT);
        }
        String password = Codes.grouped(secrets.code(RESET_CHARACTERS));
        players.keepCredential(id, new PlayerStore.Credential(passwords.hash(password), List.of()));
        sessions.endAll(id, Ended.Cause.NEW_SECRET);
        return new Reply.Done<>(password);
    }

    boolean isPasswordOf(PlayerId account, String password) throws StoreFailure, Passwords.TooBusy {
        if (!NewPasswords.isOfRightLength(password)) {
            return false;
        }
        Optional<String> hash = players.passwordHash(account);
        boolean matches = passwords.matches(password, hash.orElseGet(passwords::decoy));
        return matches && hash.isPresent();
    }

    private boolean isCodeOf(PlayerId account, String typed) throws StoreFailure {
        String code = Codes.read(typed, CODE_CHARACTERS).orElse(typed);
        return players.useRecoveryCode(account, Secrets.hash(code));
    }

    private Optional<Player> account(String name) throws StoreFailure {
        return naming.named(name).filter(Player::isAccount);
    }

    private static boolean isBanned(Player player) {
        return player.conduct() == Player.Conduct.BANNED;
    }
}

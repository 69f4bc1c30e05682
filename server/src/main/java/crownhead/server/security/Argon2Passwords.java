package crownhead.server.security;

import crownhead.play.player.Passwords;
import java.security.SecureRandom;

/**
 * Passwords as Argon2id hashes. A hash takes memory and time on purpose, so only two are made at
 * once, by threads of their own, and only a few wait: a flood of sign-ins does not slow the games.
 */
public final class Argon2Passwords implements Passwords, AutoCloseable {
    private static final int SALT = 16;
    private static final int HASH = 32;

    private final SecureRandom chance = new SecureRandom();
    private final Argon2Settings settings;
    private final FewAtOnce workers = new FewAtOnce();
    private final String decoy;

    public Argon2Passwords(Argon2Settings settings) {
        this.settings = settings;
        decoy = new Argon2Hash(settings, random(SALT), random(HASH)).text();
    }

    @Override
    public String hash(String password) throws TooBusy {
        byte[] salt = random(SALT);
        return workers.done(() -> Argon2Hash.of(password, settings, salt).text());
    }

    @Override
    public boolean matches(String password, String hash) throws TooBusy {
        return workers.done(
                () -> Argon2Hash.read(hash).filter(kept -> kept.isOf(password)).isPresent());
    }

    @Override
    public String decoy() {
        return decoy;
    }

    @Override
    public boolean isOld(String hash) {
        return Argon2Hash.read(hash).filter(kept -> kept.settings().equals(settings)).isEmpty();
    }

    @Override
    public void close() {
        workers.close();
    }

    private byte[] random(int length) {
        byte[] bytes = new byte[length];
        chance.nextBytes(bytes);
        return bytes;
    }
}

package crownhead.play.player;

import java.util.concurrent.atomic.AtomicInteger;

/** Passwords that are quick to compare, and count how often they are. */
public final class PlainPasswords implements Passwords {
    private final AtomicInteger looks = new AtomicInteger();
    private volatile boolean isBusy;
    private volatile String settings = "hash of ";

    @Override
    public String hash(String password) throws TooBusy {
        look();
        return settings + Secrets.hash(password);
    }

    @Override
    public boolean matches(String password, String hash) throws TooBusy {
        look();
        return hash.endsWith(" of " + Secrets.hash(password));
    }

    @Override
    public boolean isOld(String hash) {
        return !hash.startsWith(settings);
    }

    /** From now on hashes are made in another way. */
    void change() {
        settings = "better hash of ";
    }

    @Override
    public String decoy() {
        return "hash of nothing";
    }

    int looks() {
        return looks.get();
    }

    void becomeBusy() {
        isBusy = true;
    }

    private void look() throws TooBusy {
        if (isBusy) {
            throw new TooBusy();
        }
        looks.incrementAndGet();
    }
}

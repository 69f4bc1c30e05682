package crownhead.server.security;

import java.util.HashMap;
import java.util.Map;

/** How many are here at once from each place; only so many may come from one. */
public final class Crowd {
    /** A school behind one address has fewer; a house with a larger one is more generous. */
    public static final int FROM_ONE_ADDRESS = 200;

    /**
     * So many may come at once before they are let in; the system may allow fewer. Whoever comes
     * beyond it may believe to be connected, and wait for a word that never comes.
     */
    public static final int BEFORE_THE_DOOR = 1 << 12;

    private final int most;
    private final Map<String, Integer> here = new HashMap<>();

    public Crowd(int most) {
        this.most = most;
    }

    /** The usual number, so many times. */
    public static Crowd usual(int generosity) {
        long many = (long) FROM_ONE_ADDRESS * generosity;
        return new Crowd((int) Math.min(many, Integer.MAX_VALUE));
    }

    /** As many as there are. */
    public static Crowd unlimited() {
        return new Crowd(Integer.MAX_VALUE);
    }

    /** Whether there is room for one more from there, who is counted if so. */
    public synchronized boolean enter(String from) {
        int count = from(from);
        if (count >= most) {
            return false;
        }
        here.put(from, count + 1);
        return true;
    }

    /** One who had entered is gone. */
    public synchronized void leave(String from) {
        int count = from(from);
        if (count > 1) {
            here.put(from, count - 1);
        } else {
            here.remove(from);
        }
    }

    /** How many are here from there. */
    public synchronized int from(String from) {
        return here.getOrDefault(from, 0);
    }
}

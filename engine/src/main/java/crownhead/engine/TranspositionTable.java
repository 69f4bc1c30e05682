package crownhead.engine;

import crownhead.rules.Position;
import crownhead.rules.Side;
import java.util.Arrays;

/**
 * What was found out about positions, so that none is searched twice. It forgets: a bucket keeps
 * four, and the least useful makes room. Only ints, so that it is as fast in a browser.
 */
public final class TranspositionTable {
    static final int NO_MOVE = 0;

    /** What a value is: at most, at least, or exactly what the position is worth. */
    static final int AT_MOST = 1;

    static final int AT_LEAST = 2;
    static final int EXACT = 3;

    private static final int ENTRY = 3;
    private static final int BUCKET = 4 * ENTRY;

    private final int mask;
    private final int[] slots;
    private int age;

    /**
     * An empty table.
     *
     * @param bits it has room for four positions in each of 2 to the power of this buckets
     */
    public TranspositionTable(int bits) {
        mask = (1 << bits) - 1;
        slots = new int[(1 << bits) * BUCKET];
    }

    /** What was learned for earlier moves is from now on the first to be forgotten. */
    void nextMove() {
        age = (age + 1) & Finding.AGES;
    }

    public void clear() {
        Arrays.fill(slots, 0);
        age = 0;
    }

    /**
     * Whether something is known of a position, and what. Other threads may store here meanwhile:
     * what fits together is read once, and what they have half overwritten fits nothing.
     */
    boolean find(Position position, Finding into) {
        int bucket = bucket(position);
        int lock = lock(position);
        for (int slot = bucket; slot < bucket + BUCKET; slot += ENTRY) {
            int move = slots[slot + 1];
            int data = slots[slot + 2];
            if ((slots[slot] ^ move ^ data) == lock && data != 0) {
                into.set(move, data);
                return true;
            }
        }
        return false;
    }

    void store(Position position, int move, int score, int depth, int bound) {
        int lock = lock(position);
        int slot = victim(bucket(position), lock);
        boolean isSame = (slots[slot] ^ slots[slot + 1] ^ slots[slot + 2]) == lock;
        int kept = move == NO_MOVE && isSame ? slots[slot + 1] : move;
        int data = Finding.packed(score, depth, bound, age);
        slots[slot] = lock ^ kept ^ data;
        slots[slot + 1] = kept;
        slots[slot + 2] = data;
    }

    private int victim(int bucket, int lock) {
        int victim = bucket;
        int least = Integer.MAX_VALUE;
        for (int slot = bucket; slot < bucket + BUCKET; slot += ENTRY) {
            int data = slots[slot + 2];
            if (data == 0 || (slots[slot] ^ slots[slot + 1] ^ data) == lock) {
                return slot;
            }
            int worth = Finding.depth(data) + (Finding.age(data) == age ? 256 : 0);
            if (worth < least) {
                least = worth;
                victim = slot;
            }
        }
        return victim;
    }

    private int bucket(Position position) {
        int hash = position.first() * 0x9E3779B1;
        hash = (hash ^ (hash >>> 15) ^ position.second()) * 0x85EBCA77;
        hash = (hash ^ (hash >>> 13) ^ position.kings()) * 0xC2B2AE3D;
        hash ^= hash >>> 16;
        hash = position.toMove() == Side.FIRST ? hash : ~hash;
        return (hash & mask) * BUCKET;
    }

    private static int lock(Position position) {
        int hash = (position.second() ^ 0x2C1B3C6D) * 0x297A2D39;
        hash = (hash ^ (hash >>> 16) ^ position.kings()) * 0x27D4EB2F;
        hash = (hash ^ (hash >>> 14) ^ position.first()) * 0x165667B1;
        hash ^= hash >>> 15;
        return position.toMove() == Side.FIRST ? hash : hash * 0x2545F491 + 1;
    }
}

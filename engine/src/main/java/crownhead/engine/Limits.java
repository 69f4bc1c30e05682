package crownhead.engine;

/**
 * How far a search may go. With the same limits on depth and nodes, and the same memory, it finds
 * the same everywhere.
 *
 * @param depth how many turns ahead it looks, nominally
 * @param nodes how many positions it looks at, exactly at most
 */
public record Limits(int depth, long nodes, Interruption interruption) {
    public static final int DEEPEST = 99;

    public Limits {
        if (depth < 1 || depth > DEEPEST) {
            throw new IllegalArgumentException("No depth " + depth + ": it is 1 to " + DEEPEST);
        }
        if (nodes < 1) {
            throw new IllegalArgumentException("No node limit " + nodes + ": it starts at 1");
        }
    }

    public static Limits depth(int depth) {
        return new Limits(depth, Long.MAX_VALUE, Interruption.NEVER);
    }

    public static Limits nodes(long nodes) {
        return new Limits(DEEPEST, nodes, Interruption.NEVER);
    }

    public static Limits until(Interruption interruption) {
        return new Limits(DEEPEST, Long.MAX_VALUE, interruption);
    }
}

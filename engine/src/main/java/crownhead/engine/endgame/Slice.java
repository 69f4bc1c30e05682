package crownhead.engine.endgame;

import crownhead.rules.Position;
import crownhead.rules.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * All positions with the same pieces: men and kings of the side to move, and of the other. It is
 * always the first mover's turn, because a position in which it is not becomes one by turning the
 * board and swapping the sides.
 */
public record Slice(int men, int kings, int otherMen, int otherKings) {
    public static final int MOST_PIECES = 6;

    /** One more than any key. */
    public static final int KEYS = 1 << 12;

    /** Fewer pieces first, then fewer men: what a turn can lead to comes before it. */
    private static final Comparator<Slice> BY_DEPENDENCE =
            Comparator.comparingInt(Slice::pieces)
                    .thenComparingInt(slice -> slice.men + slice.otherMen)
                    .thenComparingInt(Slice::key);

    public Slice {
        if (men < 0 || kings < 0 || otherMen < 0 || otherKings < 0) {
            throw new IllegalArgumentException("Fewer than no pieces");
        }
        if (men + kings == 0 || otherMen + otherKings == 0) {
            throw new IllegalArgumentException("Both sides need a piece");
        }
        if (men + kings + otherMen + otherKings > MOST_PIECES) {
            throw new IllegalArgumentException("More than " + MOST_PIECES + " pieces");
        }
    }

    /** The slice of a position in which it is the first mover's turn and both have pieces. */
    public static Slice of(Position position) {
        int men = Integer.bitCount(position.first() & ~position.kings());
        int otherMen = Integer.bitCount(position.second() & ~position.kings());
        return new Slice(
                men,
                position.count(Side.FIRST) - men,
                otherMen,
                position.count(Side.SECOND) - otherMen);
    }

    public static Slice ofKey(int key) {
        return new Slice(key >> 9 & 7, key >> 6 & 7, key >> 3 & 7, key & 7);
    }

    /** Every slice with so many pieces, in an order in which they can be made. */
    public static List<Slice> withPieces(int pieces) {
        List<Slice> slices = new ArrayList<>();
        for (int own = 1; own < pieces; own++) {
            for (int men = 0; men <= own; men++) {
                for (int otherMen = 0; otherMen <= pieces - own; otherMen++) {
                    slices.add(new Slice(men, own - men, otherMen, pieces - own - otherMen));
                }
            }
        }
        slices.sort(BY_DEPENDENCE);
        return List.copyOf(slices);
    }

    /** Every slice with up to so many pieces, in an order in which they can be made. */
    public static List<Slice> upTo(int pieces) {
        List<Slice> slices = new ArrayList<>();
        for (int count = 2; count <= pieces; count++) {
            slices.addAll(withPieces(count));
        }
        return List.copyOf(slices);
    }

    public int pieces() {
        return men + kings + otherMen + otherKings;
    }

    /** The same pieces when the other side is to move: where steps lead. */
    public Slice turned() {
        return new Slice(otherMen, otherKings, men, kings);
    }

    /** This slice and, if that is another, the one with the sides swapped. */
    public List<Slice> pair() {
        return equals(turned()) ? List.of(this) : List.of(this, turned());
    }

    /** Where a step leads that crowns a man. */
    public Slice crowned() {
        return new Slice(otherMen, otherKings, men - 1, kings + 1);
    }

    /** How many positions it has. */
    public int size() {
        return SliceIndex.of(this).size();
    }

    /** The key of the slice of a position in which it is the first mover's turn. */
    public static int key(int first, int second, int kings) {
        return key(
                Integer.bitCount(first & ~kings),
                Integer.bitCount(first & kings),
                Integer.bitCount(second & ~kings),
                Integer.bitCount(second & kings));
    }

    /** Own men, own kings, other men, other kings, three bits each. */
    public int key() {
        return key(men, kings, otherMen, otherKings);
    }

    private static int key(int men, int kings, int otherMen, int otherKings) {
        return men << 9 | kings << 6 | otherMen << 3 | otherKings;
    }

    /** As in {@code 2m1k-1m0k}: two men and a king to move against a man. */
    @Override
    public String toString() {
        return men + "m" + kings + "k-" + otherMen + "m" + otherKings + "k";
    }
}

package crownhead.engine.endgame;

import crownhead.rules.Position;
import crownhead.rules.Side;

/**
 * The positions of a slice as numbers, from 0 and without gaps. Men come first: how many of the own
 * men are on their back row (only there no enemy man can be), which squares they are on, then the
 * enemy's men, the own kings and the enemy's kings on what is left.
 */
public final class SliceIndex {
    private static final int BACK_ROW = 0xF;
    private static final int BACK_SQUARES = 4;

    /** Between the two back rows. */
    private static final int MIDDLE_SQUARES = 24;

    /** Where the enemy's men can be. */
    private static final int NOT_BACK = 28;

    private static final SliceIndex[] ALL = all();

    private final Slice slice;
    private final int size;

    /** For each number of own men on the back row, the first index and the placements of others. */
    private final int[] start = new int[BACK_SQUARES + 1];

    private final int[] middleWays = new int[BACK_SQUARES + 1];
    private final int[] otherMenWays = new int[BACK_SQUARES + 1];
    private final int kingWays;
    private final int otherKingWays;

    private SliceIndex(Slice slice) {
        this.slice = slice;
        int vacant = Integer.SIZE - slice.men() - slice.otherMen();
        kingWays = Choose.ways(vacant, slice.kings());
        otherKingWays = Choose.ways(vacant - slice.kings(), slice.otherKings());
        int next = 0;
        for (int back = 0; back <= Math.min(BACK_SQUARES, slice.men()); back++) {
            int middle = slice.men() - back;
            start[back] = next;
            middleWays[back] = Choose.ways(MIDDLE_SQUARES, middle);
            otherMenWays[back] = Choose.ways(NOT_BACK - middle, slice.otherMen());
            next +=
                    Choose.ways(BACK_SQUARES, back)
                            * middleWays[back]
                            * otherMenWays[back]
                            * kingWays
                            * otherKingWays;
        }
        size = next;
    }

    public static SliceIndex of(Slice slice) {
        return ALL[slice.key()];
    }

    public static SliceIndex ofKey(int key) {
        return ALL[key];
    }

    public int size() {
        return size;
    }

    /** The number of a position of this slice in which it is the first mover's turn. */
    public int of(Position position) {
        return of(position.first(), position.second(), position.kings());
    }

    public int of(int first, int second, int kings) {
        int men = first & ~kings;
        int otherMen = second & ~kings;
        int back = Integer.bitCount(men & BACK_ROW);
        int index = Choose.rank(men & BACK_ROW, 0) * middleWays[back];
        index += Choose.rank(men & ~BACK_ROW, BACK_ROW);
        index = index * otherMenWays[back] + Choose.rank(otherMen, men | BACK_ROW);
        index = index * kingWays + Choose.rank(first & kings, men | otherMen);
        index = index * otherKingWays + Choose.rank(second & kings, first | otherMen);
        return start[back] + index;
    }

    /** The position of a number: it is the first mover's turn. */
    public Position position(int index) {
        int back = 0;
        while (back < Math.min(BACK_SQUARES, slice.men()) && start[back + 1] <= index) {
            back++;
        }
        int left = index - start[back];
        int otherKingRank = left % otherKingWays;
        left /= otherKingWays;
        int kingRank = left % kingWays;
        left /= kingWays;
        int otherMenRank = left % otherMenWays[back];
        left /= otherMenWays[back];
        int middle = Choose.set(left % middleWays[back], slice.men() - back, BACK_ROW);
        int men = middle | Choose.set(left / middleWays[back], back, 0);
        int otherMen = Choose.set(otherMenRank, slice.otherMen(), men | BACK_ROW);
        int kings = Choose.set(kingRank, slice.kings(), men | otherMen);
        int taken = men | otherMen | kings;
        int otherKings = Choose.set(otherKingRank, slice.otherKings(), taken);
        return new Position(men | kings, otherMen | otherKings, kings | otherKings, Side.FIRST);
    }

    private static SliceIndex[] all() {
        SliceIndex[] all = new SliceIndex[Slice.KEYS];
        for (Slice slice : Slice.upTo(Slice.MOST_PIECES)) {
            all[slice.key()] = new SliceIndex(slice);
        }
        return all;
    }
}

package crownhead.engine.endgame.build;

import crownhead.engine.endgame.Slice;
import crownhead.engine.endgame.SliceIndex;

/**
 * Makes a slice and the one with the sides swapped, between which steps lead to and fro. Everything
 * that leaves them, a jump or a crowning, leads to slices made before, which have to be known.
 */
final class Retrograde {
    private final Worths known;
    private final Crew crew;

    Retrograde(Worths known, Crew crew) {
        this.known = known;
        this.crew = crew;
    }

    void make(Slice slice) {
        int highest = 0;
        for (Slice part : slice.pair()) {
            highest = Math.max(highest, firstLook(part));
        }
        for (int worth = 1; worth <= highest; worth++) {
            for (Slice part : slice.pair()) {
                highest = Math.max(highest, spread(part, worth));
            }
        }
    }

    private int firstLook(Slice slice) {
        SliceIndex index = SliceIndex.of(slice);
        short[] worths = new short[index.size()];
        int highest = 0;
        for (FirstLook hand : crew.each(index.size(), () -> new FirstLook(index, worths, known))) {
            highest = Math.max(highest, hand.highest());
        }
        known.put(slice, worths);
        return highest;
    }

    private int spread(Slice slice, int worth) {
        int highest = 0;
        for (Spread hand : crew.each(slice.size(), () -> new Spread(slice, known, worth))) {
            highest = Math.max(highest, hand.highest());
        }
        return highest;
    }
}

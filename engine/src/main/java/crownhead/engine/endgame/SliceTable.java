package crownhead.engine.endgame;

/**
 * What the positions of one slice are worth to the side to move. Of a position in which it must
 * jump nothing is kept: a jump leads to fewer pieces, and who asks follows it.
 */
public interface SliceTable {
    Slice slice();

    /** As {@link crownhead.engine.Endgames} has it; quick, because a search asks it. */
    int verdict(int index);

    /** As {@link Worth} has it. */
    int worth(int index);
}

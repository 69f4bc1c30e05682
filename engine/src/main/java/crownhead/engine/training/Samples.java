package crownhead.engine.training;

import crownhead.rules.Position;
import crownhead.rules.Side;
import java.util.Arrays;

/** Positions, what a search said of them, and how their games ended. */
final class Samples {
    private static final int FIELDS = 5;

    private int[] values = new int[FIELDS * 1024];
    private int size;

    int size() {
        return size;
    }

    /** Adds a position with its score for the side to move; how it ended is told later. */
    void add(Position position, int score) {
        if ((size + 1) * FIELDS > values.length) {
            values = Arrays.copyOf(values, values.length * 2);
        }
        int at = size * FIELDS;
        values[at] = position.first();
        values[at + 1] = position.second();
        values[at + 2] = position.kings();
        values[at + 3] = position.toMove() == Side.FIRST ? 1 : -1;
        values[at + 4] = score << 2;
        size++;
    }

    /** The games of all samples from an index on ended so: 2 the first mover won, 1 drawn, 0. */
    void end(int from, int points) {
        for (int i = from; i < size; i++) {
            values[i * FIELDS + 4] |= points;
        }
    }

    void addAll(Samples others) {
        int needed = (size + others.size) * FIELDS;
        if (needed > values.length) {
            values = Arrays.copyOf(values, Math.max(needed, values.length * 2));
        }
        System.arraycopy(others.values, 0, values, size * FIELDS, others.size * FIELDS);
        size += others.size;
    }

    /** These, and after them others. */
    Samples and(Samples others) {
        Samples both = new Samples();
        both.addAll(this);
        both.addAll(others);
        return both;
    }

    Position position(int index) {
        int at = index * FIELDS;
        Side side = values[at + 3] == 1 ? Side.FIRST : Side.SECOND;
        return new Position(values[at], values[at + 1], values[at + 2], side);
    }

    /** For the first mover. */
    int score(int index) {
        return (values[index * FIELDS + 4] >> 2) * values[index * FIELDS + 3];
    }

    /** For the first mover: 1, a half or 0. */
    double result(int index) {
        return (values[index * FIELDS + 4] & 3) / 2.0;
    }
}

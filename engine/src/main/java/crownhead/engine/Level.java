package crownhead.engine;

import java.util.List;

/**
 * How strong an opponent is, from a child's first one to all that the engine can. A weak one sees
 * less far and misjudges what it sees; it never plays at random.
 *
 * @param depth how many turns it looks ahead at most
 * @param nodes how many positions it looks at for a move at most
 * @param misjudges by how much it may be wrong about a position; a man is worth about a hundred
 */
public record Level(int number, int depth, int nodes, int misjudges) {
    public static final int LOWEST = 1;
    public static final int HIGHEST = 10;

    private static final List<Level> ALL =
            List.of(
                    new Level(1, 1, 200, 200),
                    new Level(2, 1, 300, 110),
                    new Level(3, 2, 500, 78),
                    new Level(4, 3, 1_000, 76),
                    new Level(5, 4, 2_000, 52),
                    new Level(6, 5, 4_000, 38),
                    new Level(7, 7, 7_000, 27),
                    new Level(8, 9, 14_000, 20),
                    new Level(9, 13, 45_000, 11),
                    new Level(10, Limits.DEEPEST, Integer.MAX_VALUE, 0));

    public static Level of(int number) {
        if (number < LOWEST || number > HIGHEST) {
            throw new IllegalArgumentException(
                    "No level " + number + ": levels are " + LOWEST + " to " + HIGHEST);
        }
        return ALL.get(number - 1);
    }

    /** The evaluation as this level sees it; the character says what it is wrong about. */
    public Evaluation blurred(Evaluation evaluation, int character) {
        return misjudges == 0 ? evaluation : new Misjudging(evaluation, misjudges, character);
    }

    /** What this level knows by heart of endgames: only who misjudges nothing has learned them. */
    public Endgames known(Endgames endgames) {
        return misjudges == 0 ? endgames : Endgames.NONE;
    }

    /** The same of openings. */
    public OpeningBook known(OpeningBook book) {
        return misjudges == 0 ? book : OpeningBook.EMPTY;
    }

    /** As far as this level looks, and no longer than it may. */
    public Limits limits(Interruption interruption) {
        return new Limits(depth, nodes, interruption);
    }
}

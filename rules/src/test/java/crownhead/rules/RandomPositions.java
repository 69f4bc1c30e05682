package crownhead.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Positions by chance, from a seed: some from random games, some drawn so that long and circular
 * jumps, and jumps onto the king row, are common.
 */
final class RandomPositions {
    private final SplittableRandom random;
    private Position game = Position.START;

    private int mine;
    private int theirs;
    private int kings;

    RandomPositions(long seed) {
        random = new SplittableRandom(seed);
    }

    Position next() {
        return switch (random.nextInt(8)) {
            case 0, 1 -> fromAGame();
            case 2 -> scattered();
            case 3, 4, 5 -> kingAmongPrey();
            default -> manBeforeCrowning();
        };
    }

    /** The game that is being played goes on by one turn; after its end another starts. */
    private Position fromAGame() {
        Position here = game;
        List<Position> next = new ArrayList<>(SlowRules.turns(here).values());
        boolean over = next.isEmpty() || random.nextInt(150) == 0;
        game = over ? Position.START : next.get(random.nextInt(next.size()));
        return here;
    }

    private Position scattered() {
        clear();
        scatter(1 + random.nextInt(12), 1 + random.nextInt(12));
        return turnedByChance();
    }

    /** A king and, on the squares it could jump over, many enemies. */
    private Position kingAmongPrey() {
        clear();
        int king = random.nextInt(32);
        put(king, true, true);
        int row = king / 4;
        int likely = 4 + random.nextInt(5);
        for (int square = 4; square < 28; square++) {
            boolean onItsWay = (square / 4 - row) % 2 != 0 && !isOnTheSide(square);
            if (onItsWay && random.nextInt(10) < likely) {
                put(square, false, random.nextInt(3) == 0);
            }
        }
        scatter(random.nextInt(3), random.nextInt(2));
        return turnedByChance();
    }

    /** Men two and four rows from crowning, with enemies before them and a king row half empty. */
    private Position manBeforeCrowning() {
        clear();
        put(20 + random.nextInt(4), true, false);
        if (random.nextBoolean()) {
            put(12 + random.nextInt(4), true, false);
        }
        for (int square = 16; square < 28; square++) {
            boolean before = square / 4 != 5;
            if (before && random.nextInt(10) < 6) {
                put(square, false, random.nextInt(4) == 0);
            }
        }
        scatter(random.nextInt(3), random.nextInt(3));
        return turnedByChance();
    }

    private void clear() {
        mine = 0;
        theirs = 0;
        kings = 0;
    }

    private void scatter(int own, int enemies) {
        for (int i = 0; i < own; i++) {
            put(random.nextInt(32), true, random.nextInt(3) == 0);
        }
        for (int i = 0; i < enemies; i++) {
            put(random.nextInt(32), false, random.nextInt(3) == 0);
        }
    }

    /** Puts a piece there unless the square is taken or the side has twelve. */
    private void put(int square, boolean own, boolean king) {
        int bit = 1 << square;
        if (((mine | theirs) & bit) != 0 || Integer.bitCount(own ? mine : theirs) == 12) {
            return;
        }
        mine |= own ? bit : 0;
        theirs |= own ? 0 : bit;
        boolean onItsKingRow = own ? square >= 28 : square < 4;
        kings |= king || onItsKingRow ? bit : 0;
    }

    /** The pieces were put as the first mover's; turned round they are the second mover's. */
    private Position turnedByChance() {
        return random.nextBoolean()
                ? new Position(mine, theirs, kings, Side.FIRST)
                : new Position(
                        Integer.reverse(theirs),
                        Integer.reverse(mine),
                        Integer.reverse(kings),
                        Side.SECOND);
    }

    private static boolean isOnTheSide(int square) {
        return square % 8 == 3 || square % 8 == 4;
    }
}

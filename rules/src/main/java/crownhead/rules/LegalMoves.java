package crownhead.rules;

import static crownhead.rules.Bitboard.DOWN_LEFT;
import static crownhead.rules.Bitboard.DOWN_RIGHT;
import static crownhead.rules.Bitboard.UP_LEFT;
import static crownhead.rules.Bitboard.UP_RIGHT;

import java.util.Arrays;

/**
 * The legal moves of a position, packed. This is the one place that knows how pieces move. An
 * instance is filled again and again, so a search that keeps one for each depth allocates nothing.
 */
public final class LegalMoves {
    private int[] moves = new int[16];
    private int size;

    /**
     * Of the jump that is being followed: where it starts, which ways its piece may go, where it
     * may land.
     */
    private int start;

    private boolean goesDown;
    private boolean goesUp;
    private int vacant;

    public int size() {
        return size;
    }

    /** The move at an index, as a {@link PackedMove}. */
    public int get(int index) {
        return moves[index];
    }

    /** Exchanges two moves: a search tries first what looks best. */
    public void swap(int index, int other) {
        int move = moves[index];
        moves[index] = moves[other];
        moves[other] = move;
    }

    /** Forgets what was here and takes in the moves of a position. */
    public LegalMoves fill(Position position) {
        int enemy = position.pieces(position.toMove().opponent());
        int free = ~(position.first() | position.second());
        int down = goingDown(position, position.toMove());
        int up = goingUp(position, position.toMove());
        int jumpers = jumpers(down, up, enemy, free);
        size = 0;
        // When any jump exists, only jumps are legal.
        if (jumpers != Bitboard.EMPTY) {
            addJumps(jumpers, down, up, enemy, free);
        } else {
            addSteps(down, DOWN_LEFT, free);
            addSteps(down, DOWN_RIGHT, free);
            addSteps(up, UP_LEFT, free);
            addSteps(up, UP_RIGHT, free);
        }
        return this;
    }

    /**
     * How many moves a position has. Steps are counted without listing them; whatever was listed
     * here is forgotten.
     */
    public int count(Position position) {
        size = 0;
        int enemy = position.pieces(position.toMove().opponent());
        int free = ~(position.first() | position.second());
        int down = goingDown(position, position.toMove());
        int up = goingUp(position, position.toMove());
        int jumpers = jumpers(down, up, enemy, free);
        if (jumpers != Bitboard.EMPTY) {
            addJumps(jumpers, down, up, enemy, free);
            return size;
        }
        // A side without kings goes one way only: then there is nothing to count the other way.
        int steps = 0;
        if (down != Bitboard.EMPTY) {
            steps += countSteps(down, DOWN_LEFT, free) + countSteps(down, DOWN_RIGHT, free);
        }
        if (up != Bitboard.EMPTY) {
            steps += countSteps(up, UP_LEFT, free) + countSteps(up, UP_RIGHT, free);
        }
        return steps;
    }

    static boolean areJumps(Position position) {
        return canJump(position, position.toMove());
    }

    /** Whether a side could jump if it were its turn. */
    public static boolean canJump(Position position, Side side) {
        int enemy = position.pieces(side.opponent());
        int free = ~(position.first() | position.second());
        return jumpers(goingDown(position, side), goingUp(position, side), enemy, free)
                != Bitboard.EMPTY;
    }

    /** Whether the side to move has a step, jumps aside. */
    public static boolean canStep(Position position) {
        int free = ~(position.first() | position.second());
        int down = goingDown(position, position.toMove());
        int up = goingUp(position, position.toMove());
        int targets = Bitboard.stepped(down, DOWN_LEFT) | Bitboard.stepped(down, DOWN_RIGHT);
        if (up != Bitboard.EMPTY) {
            targets |= Bitboard.stepped(up, UP_LEFT) | Bitboard.stepped(up, UP_RIGHT);
        }
        return (targets & free) != Bitboard.EMPTY;
    }

    boolean contains(int move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    LegalMoves sort() {
        Arrays.sort(moves, 0, size);
        return this;
    }

    /** The pieces of a side that may go down the board: the first mover's, and kings. */
    private static int goingDown(Position position, Side side) {
        return side == Side.FIRST ? position.first() : position.second() & position.kings();
    }

    /** The pieces of a side that may go up the board: the second mover's, and kings. */
    private static int goingUp(Position position, Side side) {
        return side == Side.FIRST ? position.first() & position.kings() : position.second();
    }

    /** The pieces that have an enemy beside them and a vacant square behind it. */
    private static int jumpers(int down, int up, int enemy, int vacant) {
        int jumpers = Bitboard.EMPTY;
        if (down != Bitboard.EMPTY) {
            jumpers |= down & besidePrey(DOWN_LEFT, enemy, vacant);
            jumpers |= down & besidePrey(DOWN_RIGHT, enemy, vacant);
        }
        if (up != Bitboard.EMPTY) {
            jumpers |= up & besidePrey(UP_LEFT, enemy, vacant);
            jumpers |= up & besidePrey(UP_RIGHT, enemy, vacant);
        }
        return jumpers;
    }

    private static int besidePrey(int direction, int enemy, int vacant) {
        int back = Bitboard.opposite(direction);
        return Bitboard.stepped(Bitboard.stepped(vacant, back) & enemy, back);
    }

    private void addJumps(int jumpers, int down, int up, int enemy, int free) {
        for (int left = jumpers; left != 0; left &= left - 1) {
            int piece = left & -left;
            start = Integer.numberOfTrailingZeros(piece);
            goesDown = (down & piece) != 0;
            goesUp = (up & piece) != 0;
            // Its own square is vacant while it jumps: a king may cross it or end there.
            vacant = free | piece;
            jumpOn(piece, PackedMove.NO_HOP, enemy);
        }
    }

    /**
     * Follows every way on. A jump that can go on must go on, so a move is complete only where
     * there is none. A man that reaches the king row has no way forward: it becomes a king when its
     * turn is over.
     */
    private void jumpOn(int at, int hops, int prey) {
        int before = size;
        if (goesDown) {
            hop(at, DOWN_LEFT, hops, prey);
            hop(at, DOWN_RIGHT, hops, prey);
        }
        if (goesUp) {
            hop(at, UP_LEFT, hops, prey);
            hop(at, UP_RIGHT, hops, prey);
        }
        if (size == before) {
            add(PackedMove.jump(start, Integer.numberOfTrailingZeros(at), hops));
        }
    }

    private void hop(int at, int direction, int hops, int prey) {
        int over = Bitboard.stepped(at, direction) & prey;
        int landing = Bitboard.stepped(over, direction) & vacant;
        if (landing != Bitboard.EMPTY) {
            // No piece is jumped twice.
            jumpOn(landing, PackedMove.withHop(hops, direction), prey & ~over);
        }
    }

    private void addSteps(int pieces, int direction, int free) {
        int targets = Bitboard.stepped(pieces, direction) & free;
        for (; targets != 0; targets &= targets - 1) {
            int to = Integer.numberOfTrailingZeros(targets);
            int from = Bitboard.neighbour(to, Bitboard.opposite(direction));
            add(PackedMove.step(from, to, direction));
        }
    }

    private static int countSteps(int pieces, int direction, int free) {
        return Integer.bitCount(Bitboard.stepped(pieces, direction) & free);
    }

    private void add(int move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, size * 2);
        }
        moves[size++] = move;
    }
}

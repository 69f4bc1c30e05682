package crownhead.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * A whole turn of one piece: every square it touches, from where it starts to where it stays. A
 * jump takes the pieces on the squares between. Two routes that share both ends are two moves.
 */
public record Move(List<Square> path) {
    /** Every step there is, by where it starts and its direction: games keep many of them. */
    private static final Move[] STEPS = steps();

    public Move {
        path = List.copyOf(path);
        requireStepOrJumps(path);
    }

    /** The move that a {@link PackedMove} is. */
    public static Move unpack(int packed) {
        if (!PackedMove.isJump(packed)) {
            return STEPS[PackedMove.from(packed) << 2 | PackedMove.direction(packed, 0)];
        }
        int hops = PackedMove.hops(packed);
        Square[] path = new Square[hops + 1];
        int at = PackedMove.from(packed);
        path[0] = Square.ofIndex(at);
        for (int hop = 0; hop < hops; hop++) {
            int direction = PackedMove.direction(packed, hop);
            at = Bitboard.neighbour(Bitboard.neighbour(at, direction), direction);
            path[hop + 1] = Square.ofIndex(at);
        }
        return new Move(List.of(path));
    }

    /** This move as a {@link PackedMove}. */
    public int packed() {
        int hops = PackedMove.NO_HOP;
        for (int i = 1; i < path.size(); i++) {
            hops = PackedMove.withHop(hops, direction(path.get(i - 1), path.get(i)));
        }
        return isJump()
                ? PackedMove.jump(from().index(), to().index(), hops)
                : PackedMove.step(from().index(), to().index(), hops & 3);
    }

    public Square from() {
        return path.getFirst();
    }

    public Square to() {
        return path.getLast();
    }

    public boolean isJump() {
        return rowsBetween(path.get(0), path.get(1)) == 2;
    }

    public boolean isStep() {
        return !isJump();
    }

    /** The squares jumped over, in the order of the jumps; empty for a step. */
    public List<Square> taken() {
        if (isStep()) {
            return List.of();
        }
        List<Square> taken = new ArrayList<>(path.size() - 1);
        for (int i = 1; i < path.size(); i++) {
            taken.add(between(path.get(i - 1), path.get(i)));
        }
        return List.copyOf(taken);
    }

    /** As it is written down with its whole path: {@code 11-15}, {@code 23x14x7}. */
    @Override
    public String toString() {
        char separator = isJump() ? 'x' : '-';
        StringBuilder text = new StringBuilder();
        for (Square square : path) {
            if (!text.isEmpty()) {
                text.append(separator);
            }
            text.append(square.number());
        }
        return text.toString();
    }

    /** The square in the middle of a jump from one square to another. */
    static Square between(Square from, Square to) {
        return Square.at((from.row() + to.row()) / 2, (from.column() + to.column()) / 2);
    }

    static boolean isDiagonal(Square from, Square to) {
        return rowsBetween(from, to) == Math.abs(from.column() - to.column());
    }

    static int rowsBetween(Square from, Square to) {
        return Math.abs(from.row() - to.row());
    }

    private static Move[] steps() {
        Move[] steps = new Move[Square.COUNT << 2];
        for (int from = 0; from < Square.COUNT; from++) {
            for (int direction = 0; direction < 4; direction++) {
                int to = Bitboard.neighbour(from, direction);
                if (to != Bitboard.NOWHERE) {
                    steps[from << 2 | direction] =
                            new Move(List.of(Square.ofIndex(from), Square.ofIndex(to)));
                }
            }
        }
        return steps;
    }

    private static int direction(Square from, Square to) {
        if (to.row() > from.row()) {
            return to.column() < from.column() ? Bitboard.DOWN_LEFT : Bitboard.DOWN_RIGHT;
        }
        return to.column() < from.column() ? Bitboard.UP_LEFT : Bitboard.UP_RIGHT;
    }

    private static void requireStepOrJumps(List<Square> path) {
        if (path.size() == 2
                && rowsBetween(path.get(0), path.get(1)) == 1
                && isDiagonal(path.get(0), path.get(1))) {
            return;
        }
        boolean jumps = path.size() >= 2 && path.size() <= 10;
        for (int i = 1; i < path.size() && jumps; i++) {
            jumps =
                    rowsBetween(path.get(i - 1), path.get(i)) == 2
                            && isDiagonal(path.get(i - 1), path.get(i));
        }
        if (!jumps) {
            throw new IllegalArgumentException(
                    "No move goes along " + path + ": it is one step, or one to nine jumps");
        }
    }
}

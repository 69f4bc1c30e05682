package crownhead.bench.baseline;

import crownhead.rules.Cell;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * The obvious way to list moves: a board of 64 places, looked over one by one, and a new board for
 * every hop. What the bitboards are compared with.
 */
public final class PlainGenerator {
    private static final int SIZE = 8;
    private static final char NONE = '.';
    private static final int[][] DOWN = {{1, -1}, {1, 1}};
    private static final int[][] UP = {{-1, -1}, {-1, 1}};
    private static final int[][] BOTH = {{1, -1}, {1, 1}, {-1, -1}, {-1, 1}};

    /** The first mover's men are {@code b}, the second mover's {@code w}; kings are capitals. */
    private final char[][] board;

    private final Side toMove;

    /** A whole turn, and what it leaves on the board. */
    public record Turn(List<Square> path, PlainGenerator after) {}

    /** A piece in the air: where it has been, and the board without it and what it took. */
    private record Flight(char piece, List<Square> path, PlainGenerator rest) {
        Square at() {
            return path.getLast();
        }

        Flight to(Square landing, PlainGenerator rest) {
            List<Square> longer = new ArrayList<>(path);
            longer.add(landing);
            return new Flight(piece, longer, rest);
        }
    }

    private PlainGenerator(char[][] board, Side toMove) {
        this.board = board;
        this.toMove = toMove;
    }

    public static PlainGenerator of(Position position) {
        char[][] board = new char[SIZE][SIZE];
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                board[row][column] = letter(position, new Cell(row, column));
            }
        }
        return new PlainGenerator(board, position.toMove());
    }

    /** What is on the board, as the rules have it. */
    public Position position() {
        int first = 0;
        int second = 0;
        int kings = 0;
        for (Square square : Square.all()) {
            char place = board[square.row()][square.column()];
            int bit = 1 << (square.number() - 1);
            first |= Character.toLowerCase(place) == 'b' ? bit : 0;
            second |= Character.toLowerCase(place) == 'w' ? bit : 0;
            kings |= Character.isUpperCase(place) ? bit : 0;
        }
        return new Position(first, second, kings, toMove);
    }

    public long perft(int depth) {
        List<Turn> turns = turns();
        if (depth == 1) {
            return turns.size();
        }
        long leaves = 0;
        for (Turn turn : turns) {
            leaves += turn.after().perft(depth - 1);
        }
        return leaves;
    }

    public List<Turn> turns() {
        List<Turn> jumps = new ArrayList<>();
        List<Turn> steps = new ArrayList<>();
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                if (isOwn(board[row][column])) {
                    Square from = Square.at(row, column);
                    Flight start = new Flight(board[row][column], List.of(from), without(from));
                    addJumps(start, jumps);
                    addSteps(start, steps);
                }
            }
        }
        return jumps.isEmpty() ? steps : jumps;
    }

    private static void addSteps(Flight start, List<Turn> turns) {
        for (int[] way : ways(start.piece())) {
            int row = start.at().row() + way[0];
            int column = start.at().column() + way[1];
            if (start.rest().isVacant(row, column)) {
                turns.add(turn(start.to(Square.at(row, column), start.rest())));
            }
        }
    }

    private static void addJumps(Flight jump, List<Turn> turns) {
        boolean goesOn = false;
        for (int[] way : ways(jump.piece())) {
            int row = jump.at().row() + 2 * way[0];
            int column = jump.at().column() + 2 * way[1];
            if (jump.rest().isVacant(row, column)) {
                Square over = Square.at(row - way[0], column - way[1]);
                if (jump.rest().isEnemy(over)) {
                    goesOn = true;
                    addJumps(jump.to(Square.at(row, column), jump.rest().without(over)), turns);
                }
            }
        }
        if (!goesOn && jump.path().size() > 1) {
            turns.add(turn(jump));
        }
    }

    private static Turn turn(Flight ended) {
        Square to = ended.at();
        Side by = ended.rest().toMove;
        char[][] after = copy(ended.rest().board);
        boolean isOnKingRow = to.row() == (by == Side.FIRST ? SIZE - 1 : 0);
        after[to.row()][to.column()] =
                isOnKingRow ? Character.toUpperCase(ended.piece()) : ended.piece();
        return new Turn(ended.path(), new PlainGenerator(after, by.opponent()));
    }

    private static int[][] ways(char piece) {
        return switch (piece) {
            case 'b' -> DOWN;
            case 'w' -> UP;
            default -> BOTH;
        };
    }

    private boolean isOwn(char place) {
        return Character.toLowerCase(place) == (toMove == Side.FIRST ? 'b' : 'w');
    }

    private boolean isEnemy(Square square) {
        char place = board[square.row()][square.column()];
        return place != NONE && !isOwn(place);
    }

    private boolean isVacant(int row, int column) {
        return row >= 0 && row < SIZE && column >= 0 && column < SIZE && board[row][column] == NONE;
    }

    private PlainGenerator without(Square square) {
        char[][] rest = copy(board);
        rest[square.row()][square.column()] = NONE;
        return new PlainGenerator(rest, toMove);
    }

    private static char[][] copy(char[][] board) {
        char[][] copy = new char[SIZE][];
        for (int row = 0; row < SIZE; row++) {
            copy[row] = board[row].clone();
        }
        return copy;
    }

    private static char letter(Position position, Cell cell) {
        return cell.square()
                .flatMap(position::pieceAt)
                .map(piece -> {
                    char man = piece.side() == Side.FIRST ? 'b' : 'w';
                    return piece.isKing() ? Character.toUpperCase(man) : man;
                })
                .orElse(NONE);
    }
}

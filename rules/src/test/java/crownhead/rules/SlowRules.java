package crownhead.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The rules once more, slowly: a board of eight rows and eight columns, and the laws of the game in
 * the order a book has them. It shares nothing with {@link LegalMoves}, so that each can be checked
 * by the other.
 */
public final class SlowRules {
    private static final char VACANT = '.';
    private static final char FIRST_MAN = 'f';
    private static final char FIRST_KING = 'F';
    private static final char SECOND_MAN = 's';
    private static final char SECOND_KING = 'S';

    private final char[][] board = new char[8][8];
    private final Side mover;
    private final int forward;
    private final int farRow;
    private final Map<List<Integer>, Position> steps = new HashMap<>();
    private final Map<List<Integer>, Position> jumps = new HashMap<>();

    private SlowRules(Position position) {
        mover = position.toMove();
        forward = mover == Side.FIRST ? 1 : -1;
        farRow = mover == Side.FIRST ? 7 : 0;
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                board[row][column] = isDark(row, column) ? piece(position, row, column) : ' ';
            }
        }
    }

    /** Every legal turn as the numbers of its squares, with the position it leads to. */
    public static Map<List<Integer>, Position> turns(Position position) {
        SlowRules rules = new SlowRules(position);
        rules.moveEveryPiece();
        // A player who can jump must jump.
        return rules.jumps.isEmpty() ? rules.steps : rules.jumps;
    }

    /** Counts the ways to play on for a number of turns. */
    static long perft(Position position, int depth) {
        Map<List<Integer>, Position> turns = turns(position);
        if (depth == 1) {
            return turns.size();
        }
        long leaves = 0;
        for (Position after : turns.values()) {
            leaves += perft(after, depth - 1);
        }
        return leaves;
    }

    private void moveEveryPiece() {
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                if (isOwn(board[row][column])) {
                    step(row, column);
                    List<Integer> path = new ArrayList<>();
                    path.add(number(row, column));
                    // A piece that is jumping has left its square.
                    char piece = board[row][column];
                    board[row][column] = VACANT;
                    jumpOn(piece, row, column, path);
                    board[row][column] = piece;
                }
            }
        }
    }

    /** One square diagonally, forward, and for a king backward too, onto a vacant square. */
    private void step(int row, int column) {
        char piece = board[row][column];
        for (int down = -1; down <= 1; down += 2) {
            for (int right = -1; right <= 1; right += 2) {
                int toRow = row + down;
                int toColumn = column + right;
                if (mayGo(piece, down) && isVacant(toRow, toColumn)) {
                    board[row][column] = VACANT;
                    List<Integer> path = List.of(number(row, column), number(toRow, toColumn));
                    steps.put(path, standing(piece, toRow, toColumn));
                    board[row][column] = piece;
                }
            }
        }
    }

    /** Over an enemy next to the piece onto the vacant square behind it, and on from there. */
    private void jumpOn(char piece, int row, int column, List<Integer> path) {
        boolean stops = true;
        for (int down = -1; down <= 1; down += 2) {
            for (int right = -1; right <= 1; right += 2) {
                if (mayGo(piece, down)
                        && isEnemyAt(row + down, column + right)
                        && isVacant(row + 2 * down, column + 2 * right)) {
                    stops = false;
                    jump(piece, row, column, new int[] {down, right}, path);
                }
            }
        }
        // A jump that can go on must go on.
        if (stops && path.size() > 1) {
            jumps.put(List.copyOf(path), standing(piece, row, column));
        }
    }

    private void jump(char piece, int row, int column, int[] direction, List<Integer> path) {
        int overRow = row + direction[0];
        int overColumn = column + direction[1];
        int toRow = overRow + direction[0];
        int toColumn = overColumn + direction[1];
        // The enemy leaves the board at once, so it cannot be jumped twice.
        char taken = board[overRow][overColumn];
        board[overRow][overColumn] = VACANT;
        path.add(number(toRow, toColumn));
        if (isMan(piece) && toRow == farRow) {
            // A man is crowned there, and the turn ends.
            jumps.put(List.copyOf(path), standing(piece, toRow, toColumn));
        } else {
            jumpOn(piece, toRow, toColumn, path);
        }
        path.removeLast();
        board[overRow][overColumn] = taken;
    }

    private boolean mayGo(char piece, int down) {
        return down == forward || !isMan(piece);
    }

    private boolean isVacant(int row, int column) {
        return isOnBoard(row, column) && board[row][column] == VACANT;
    }

    private boolean isEnemyAt(int row, int column) {
        return isOnBoard(row, column)
                && Character.isLetter(board[row][column])
                && !isOwn(board[row][column]);
    }

    private boolean isOwn(char piece) {
        return mover == Side.FIRST
                ? piece == FIRST_MAN || piece == FIRST_KING
                : piece == SECOND_MAN || piece == SECOND_KING;
    }

    private static boolean isMan(char piece) {
        return piece == FIRST_MAN || piece == SECOND_MAN;
    }

    private static boolean isOnBoard(int row, int column) {
        return row >= 0 && row < 8 && column >= 0 && column < 8;
    }

    private static boolean isDark(int row, int column) {
        return (row + column) % 2 == 1;
    }

    private static int number(int row, int column) {
        return 4 * row + column / 2 + 1;
    }

    private static char piece(Position position, int row, int column) {
        int bit = 1 << (number(row, column) - 1);
        boolean king = (position.kings() & bit) != 0;
        if ((position.first() & bit) != 0) {
            return king ? FIRST_KING : FIRST_MAN;
        }
        if ((position.second() & bit) != 0) {
            return king ? SECOND_KING : SECOND_MAN;
        }
        return VACANT;
    }

    /** The position when the piece in hand stands on a square and its turn is over. */
    private Position standing(char piece, int row, int column) {
        board[row][column] = isMan(piece) && row == farRow ? Character.toUpperCase(piece) : piece;
        int first = 0;
        int second = 0;
        int kings = 0;
        for (int number = 1; number <= 32; number++) {
            int atRow = (number - 1) / 4;
            int atColumn = 2 * ((number - 1) % 4) + (atRow % 2 == 0 ? 1 : 0);
            char there = board[atRow][atColumn];
            int bit = 1 << (number - 1);
            first |= there == FIRST_MAN || there == FIRST_KING ? bit : 0;
            second |= there == SECOND_MAN || there == SECOND_KING ? bit : 0;
            kings |= there == FIRST_KING || there == SECOND_KING ? bit : 0;
        }
        board[row][column] = VACANT;
        return new Position(first, second, kings, mover.opponent());
    }
}

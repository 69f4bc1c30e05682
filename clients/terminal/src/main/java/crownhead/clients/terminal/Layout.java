package crownhead.clients.terminal;

/**
 * Where everything stands in a game.
 *
 * @param board the board, of whole squares
 */
record Layout(Area notice, Area board, Area input, Area keys, Area panel) {
    private static final int NARROWEST_PANEL = 15;
    private static final int WIDEST_PANEL = 40;
    private static final int GAP = 1;

    /** Rows for the notice, and for what is typed and what the keys do. */
    private static final int NOTICE_ROWS = 2;

    private static final int FOOT_ROWS = 4;

    static Layout of(ScreenSize size) {
        Area square = square(size);
        int wide = 8 * square.columns();
        int high = 8 * square.rows();
        int panel = Math.min(WIDEST_PANEL, size.columns() - wide - GAP);
        int left = (size.columns() - wide - GAP - panel) / 2;
        int top = NOTICE_ROWS + (size.rows() - NOTICE_ROWS - high - FOOT_ROWS) / 2;
        int foot = top + high;
        return new Layout(
                new Area(top - NOTICE_ROWS, left, NOTICE_ROWS, wide),
                new Area(top, left, high, wide),
                new Area(foot, left, 1, wide),
                new Area(foot + 1, left, Math.min(3, size.rows() - foot - 1), wide),
                new Area(top, left + wide + GAP, high, panel));
    }

    /** The largest square that looks like one, as far as a board of them can fill the screen. */
    private static Area square(ScreenSize size) {
        int widest = (size.columns() - GAP - NARROWEST_PANEL) / 8;
        int highest = (size.rows() - NOTICE_ROWS - FOOT_ROWS) / 8;
        int rows = Math.min(highest, widest * 5 / 8);
        return new Area(0, 0, rows, Math.min(widest, widthFor(rows)) / 2 * 2);
    }

    /** A cell is twice as high as it is wide; small squares are wider than that, to fill it. */
    private static int widthFor(int rows) {
        return switch (rows) {
            case 2 -> 8;
            case 3 -> 10;
            default -> rows * 12 / 5;
        };
    }

    /** The square at a row and column of the screen's board, from above left. */
    Area square(int row, int column) {
        int high = board.rows() / 8;
        int wide = board.columns() / 8;
        return new Area(board.row() + row * high, board.column() + column * wide, high, wide);
    }
}

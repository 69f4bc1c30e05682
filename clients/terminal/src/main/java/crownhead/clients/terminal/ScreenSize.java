package crownhead.clients.terminal;

/** How many columns and rows there are to draw on. */
record ScreenSize(int columns, int rows) {
    static final ScreenSize SMALLEST = new ScreenSize(80, 24);

    /** More than any screen has: a terminal that says so does not know. */
    private static final ScreenSize LARGEST = new ScreenSize(400, 150);

    ScreenSize {
        if (columns < 1 || rows < 1) {
            throw new IllegalArgumentException(
                    "No screen of " + columns + "x" + rows + ": it has a column and a row");
        }
    }

    /** What a terminal reports, unless it makes no sense. */
    static ScreenSize reported(int columns, int rows) {
        boolean isUnknown = columns < 1 || rows < 1 || columns > 10_000 || rows > 10_000;
        return isUnknown
                ? SMALLEST
                : new ScreenSize(Math.min(columns, LARGEST.columns), Math.min(rows, LARGEST.rows));
    }

    boolean isEnough() {
        return columns >= SMALLEST.columns && rows >= SMALLEST.rows;
    }

    @Override
    public String toString() {
        return columns + "x" + rows;
    }
}

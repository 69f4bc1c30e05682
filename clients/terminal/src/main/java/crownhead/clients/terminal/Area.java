package crownhead.clients.terminal;

/** A rectangle of cells. */
record Area(int row, int column, int rows, int columns) {
    /** An area of so many cells, in the middle of this one. */
    Area middle(int wantedRows, int wantedColumns) {
        int high = Math.min(wantedRows, rows);
        int wide = Math.min(wantedColumns, columns);
        return new Area(row + (rows - high) / 2, column + (columns - wide) / 2, high, wide);
    }

    int end() {
        return row + rows;
    }
}

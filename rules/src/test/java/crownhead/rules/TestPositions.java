package crownhead.rules;

/** Positions for tests, drawn as a board or written as the pieces of each side. */
final class TestPositions {
    private TestPositions() {}

    /**
     * A position drawn with the first mover's back row on top: {@code f} and {@code s} are men of
     * the first and the second mover, {@code F} and {@code S} kings, a dot is a vacant dark square.
     * Blanks are only for the eye.
     */
    static Position drawn(Side toMove, String board) {
        String symbols = board.replaceAll("\\s", "");
        if (symbols.length() != 32) {
            throw new IllegalArgumentException("A board has 32 squares: " + board);
        }
        int[] first = new int[2];
        int[] second = new int[2];
        for (int i = 0; i < 32; i++) {
            switch (symbols.charAt(i)) {
                case 'f' -> put(first, i + 1, false);
                case 'F' -> put(first, i + 1, true);
                case 's' -> put(second, i + 1, false);
                case 'S' -> put(second, i + 1, true);
                case '.' -> {}
                default ->
                        throw new IllegalArgumentException("No piece is drawn like that: " + board);
            }
        }
        return new Position(first[0], second[0], first[1] | second[1], toMove);
    }

    /**
     * A position as {@code B:W18,24,K10:B12,K22}: who moves, then the squares of each side, kings
     * with a K. B is the first mover.
     */
    static Position of(String text) {
        String[] parts = text.split(":", -1);
        int[] first = new int[2];
        int[] second = new int[2];
        for (String part : new String[] {parts[1], parts[2]}) {
            int[] pieces = part.charAt(0) == 'B' ? first : second;
            if (part.length() > 1) {
                for (String square : part.substring(1).split(",", -1)) {
                    boolean king = square.charAt(0) == 'K';
                    put(pieces, Integer.parseInt(king ? square.substring(1) : square), king);
                }
            }
        }
        Side toMove = parts[0].equals("B") ? Side.FIRST : Side.SECOND;
        return new Position(first[0], second[0], first[1] | second[1], toMove);
    }

    /** The same text back, for a failure to print. */
    static String text(Position position) {
        return (position.toMove() == Side.FIRST ? "B" : "W")
                + ":W"
                + squares(position, Side.SECOND)
                + ":B"
                + squares(position, Side.FIRST);
    }

    private static String squares(Position position, Side side) {
        StringBuilder text = new StringBuilder();
        for (int number = 1; number <= 32; number++) {
            int bit = 1 << (number - 1);
            if ((position.pieces(side) & bit) != 0) {
                text.append(text.isEmpty() ? "" : ",");
                text.append((position.kings() & bit) != 0 ? "K" : "").append(number);
            }
        }
        return text.toString();
    }

    private static void put(int[] pieces, int number, boolean king) {
        int bit = 1 << (number - 1);
        pieces[0] |= bit;
        pieces[1] |= king ? bit : 0;
    }
}

package crownhead.clients.terminal;

/** What a terminal can show. */
record Look(Depth depth, Glyphs glyphs) {
    enum Glyphs {
        UNICODE,
        ASCII
    }

    /** Whether squares and pieces can be painted, down to half a cell. */
    boolean hasHalfCells() {
        return glyphs == Glyphs.UNICODE && depth != Depth.NO_COLOUR;
    }

    /** A text as this terminal can show it, a column for each character. */
    String legible(String text) {
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints().forEach(point -> shown.append(legible(point)));
        return shown.toString();
    }

    private String legible(int point) {
        if (point >= ' ' && point < 0x7F) {
            return Character.toString(point);
        }
        if (glyphs == Glyphs.UNICODE && Width.isOne(point)) {
            return Character.toString(point);
        }
        return switch (point) {
            case '…' -> ".";
            case '–', '—', '−', '─' -> "-";
            case '‘', '’' -> "'";
            case '“', '”' -> "\"";
            case '·', '•' -> "|";
            case '←' -> "<";
            case '→' -> ">";
            case '↑' -> "^";
            case '↓' -> "v";
            case '▸' -> ">";
            case '×' -> "x";
            default -> "?";
        };
    }
}

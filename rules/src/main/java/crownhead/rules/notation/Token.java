package crownhead.rules.notation;

/** The smallest meaningful piece of a game's text, and where it stands. */
record Token(Kind kind, String text, int line, int column) {
    enum Kind {
        /** Squares and what stands between them. */
        MOVE,
        /** The number of a move, which is counted anyway. */
        NOTHING,
        COMMENT,
        /** The number of a mark. */
        GLYPH,
        /** All that stands between a parenthesis and the one that closes it. */
        PARENTHESIS,
        RESULT,
        /** A tag follows, which is of the next game; or the text ends. */
        END
    }

    NotationException fault(String sentence) {
        return new NotationException(Fault.unreadable(line, column, sentence));
    }
}

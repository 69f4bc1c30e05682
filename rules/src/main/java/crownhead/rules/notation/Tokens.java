package crownhead.rules.notation;

import java.io.IOException;

/** Cuts the text of a game into tokens. What is legal play is not its concern. */
final class Tokens {
    static final int LONGEST_GAME = 1 << 20;

    private final Source source;
    private int line;
    private int column;

    Tokens(Source source) {
        this.source = source;
    }

    Token next() throws IOException {
        skipToToken();
        boolean isBehindMove = source.line() == line && source.column() == column;
        line = source.line();
        column = source.column();
        int c = source.peek();
        return switch (c) {
            case Source.END, '[' -> token(Token.Kind.END, "");
            case '{' -> token(Token.Kind.COMMENT, comment());
            case ';' -> token(Token.Kind.COMMENT, lineComment());
            case '(' -> token(Token.Kind.PARENTHESIS, parenthesis());
            case '$' -> token(Token.Kind.GLYPH, glyphNumber());
            case '!', '?' -> token(Token.Kind.GLYPH, Integer.toString(Glyphs.number(sign())));
            case '*' -> star(isBehindMove);
            case '½' -> result(new StringBuilder());
            case '.', '…' -> token(Token.Kind.MOVE_NUMBER, dots());
            default -> {
                if (!Source.isDigit(c)) {
                    throw source.fault(
                            "expected a move, a comment or a result, found " + source.found());
                }
                yield numbers();
            }
        };
    }

    boolean isCommentNext() throws IOException {
        skipToToken();
        return source.peek() == '{' || source.peek() == ';';
    }

    /**
     * Skips white space, and lines that start with a percent sign, which are for other programs.
     */
    private void skipToToken() throws IOException {
        source.skipSpaces();
        while (source.peek() == '%' && source.isLineStart()) {
            source.skipLine();
            source.skipSpaces();
        }
    }

    private Token token(Token.Kind kind, String text) {
        return new Token(kind, text, line, column);
    }

    private Token star(boolean isBehindMove) throws IOException {
        source.take();
        return isBehindMove
                ? token(Token.Kind.GLYPH, Integer.toString(Glyphs.ONLY_MOVE))
                : token(Token.Kind.RESULT, "*");
    }

    /** A move, the number of one, or a result: all three start with digits. */
    private Token numbers() throws IOException {
        StringBuilder text = new StringBuilder();
        appendDigits(text);
        if (source.peek() == '/') {
            return result(text);
        }
        MoveText.skipBlanks(source);
        if (source.peek() == '.') {
            return token(Token.Kind.MOVE_NUMBER, text + dots());
        }
        if (!MoveText.isSeparator(source.peek())) {
            throw source.fault("expected . or - or x after " + text + ", found " + source.found());
        }
        while (MoveText.isSeparator(source.peek())) {
            append(text);
            MoveText.skipBlanks(source);
            if (!Source.isDigit(source.peek())) {
                throw source.fault("expected a square after " + text + ", found " + source.found());
            }
            appendDigits(text);
        }
        String whole = text.toString();
        if (PdnResult.read(whole).isPresent()) {
            return token(Token.Kind.RESULT, whole);
        }
        Token move = token(Token.Kind.MOVE, whole);
        line = source.line();
        column = source.column();
        return move;
    }

    private Token result(StringBuilder text) throws IOException {
        while (isOfResult(source.peek())) {
            append(text);
        }
        String whole = text.toString();
        if (PdnResult.read(whole).isEmpty()) {
            throw token(Token.Kind.RESULT, whole)
                    .fault("\"" + whole + "\" is no result: expected 1-0, 0-1, 1/2-1/2 or *");
        }
        return token(Token.Kind.RESULT, whole);
    }

    private static boolean isOfResult(int c) {
        return Source.isDigit(c) || c == '/' || c == '-' || c == '–' || c == '½';
    }

    private String dots() throws IOException {
        StringBuilder text = new StringBuilder();
        while (source.peek() == '.' || source.peek() == '…') {
            append(text);
        }
        return text.toString();
    }

    private String sign() throws IOException {
        StringBuilder text = new StringBuilder();
        while (Glyphs.isSign(source.peek())) {
            append(text);
        }
        return text.toString();
    }

    private String glyphNumber() throws IOException {
        source.take();
        if (!Source.isDigit(source.peek())) {
            throw source.fault("expected a number after $, found " + source.found());
        }
        return Integer.toString(Math.min(Numbers.read(source), Remark.Glyph.HIGHEST));
    }

    private String lineComment() throws IOException {
        StringBuilder text = new StringBuilder();
        source.take();
        while (source.peek() != Source.END && source.peek() != '\n') {
            append(text);
        }
        return text.toString();
    }

    private String comment() throws IOException {
        StringBuilder text = new StringBuilder();
        source.take();
        appendComment(text);
        source.take();
        return text.toString();
    }

    /** Takes all up to the closing brace, which stays. */
    private void appendComment(StringBuilder text) throws IOException {
        while (source.peek() != '}') {
            requireGoingOn("expected } to close the comment that starts here");
            append(text);
        }
    }

    private String parenthesis() throws IOException {
        StringBuilder text = new StringBuilder();
        source.take();
        for (int open = 1; open > 0; ) {
            requireGoingOn("expected ) to close the variation that starts here");
            int c = source.peek();
            if (c == '{') {
                append(text);
                appendComment(text);
            } else if (c == '(') {
                open++;
            } else if (c == ')') {
                open--;
            }
            append(text);
        }
        return text.substring(0, text.length() - 1);
    }

    /** What is never closed ends where the next game starts, so that only one game is lost. */
    private void requireGoingOn(String expected) throws IOException {
        boolean isNextGame = source.isLineStart() && source.isLookingAt("[Event ");
        if (source.peek() == Source.END || isNextGame) {
            throw token(Token.Kind.END, "").fault(expected);
        }
    }

    private void appendDigits(StringBuilder text) throws IOException {
        while (Source.isDigit(source.peek())) {
            append(text);
        }
    }

    private void append(StringBuilder text) throws IOException {
        requireBounded(source);
        text.append(source.take());
    }

    /** A game has an end, so that a file without one cannot fill the memory. */
    static void requireBounded(Source source) {
        if (source.taken() >= LONGEST_GAME) {
            throw source.fault("the game is longer than " + LONGEST_GAME + " characters");
        }
    }
}

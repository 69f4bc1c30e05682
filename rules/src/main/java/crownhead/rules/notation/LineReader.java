package crownhead.rules.notation;

import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Ruling;
import crownhead.rules.Side;
import crownhead.rules.Square;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The moves of a game with their remarks, played as they are read. */
final class LineReader {
    private static final int DEEPEST_VARIATION = 32;

    private final Tokens tokens;
    private final int depth;
    private final List<Remark> introduction = new ArrayList<>();
    private final List<Move> moves = new ArrayList<>();
    private final List<List<Remark>> remarks = new ArrayList<>();

    /** The number that the next move has in its game. */
    private int number;

    /** The position before the last move, which a variation would change, and the one after it. */
    private Position before;

    private Position position;
    private @Nullable PdnResult result;
    private PdnEntry.@Nullable BadMove badMove;

    /** The main line of a game. */
    LineReader(Source source, Position start) {
        this(source, start, 1, 0);
    }

    private LineReader(Source source, Position start, int number, int depth) {
        tokens = new Tokens(source);
        this.number = number;
        this.depth = depth;
        before = start;
        position = start;
    }

    /** Reads up to the result or the end. What was read before a fault stays. */
    void read() throws IOException {
        for (Token token = tokens.next(); token.kind() != Token.Kind.END; token = tokens.next()) {
            switch (token.kind()) {
                case MOVE -> play(token);
                case COMMENT -> add(new Remark.Comment(token.text()));
                case GLYPH -> add(new Remark.Glyph(Integer.parseInt(token.text())));
                case PARENTHESIS -> add(parenthesis(token));
                case RESULT -> result = PdnResult.read(token.text()).orElseThrow();
                case NOTHING, END -> {
                    // Moves are counted here; files get their numbers wrong.
                }
            }
            // Within a variation a result says how that would have ended.
            if (result != null && depth == 0) {
                readAfterthoughts();
                return;
            }
        }
    }

    /** What is said after the result belongs to this game. */
    private void readAfterthoughts() throws IOException {
        while (tokens.isCommentNext()) {
            add(new Remark.Comment(tokens.next().text()));
        }
    }

    Line line() {
        List<Line.Played> played = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            played.add(new Line.Played(moves.get(i), remarks.get(i)));
        }
        return new Line(introduction, played);
    }

    int plies() {
        return moves.size();
    }

    boolean isEmpty() {
        return moves.isEmpty() && introduction.isEmpty();
    }

    Optional<PdnResult> result() {
        return Optional.ofNullable(result);
    }

    /** The move that was refused, after a fault. */
    Optional<PdnEntry.BadMove> badMove() {
        return Optional.ofNullable(badMove);
    }

    void add(Remark remark) {
        (remarks.isEmpty() ? introduction : remarks.getLast()).add(remark);
    }

    private void play(Token token) {
        List<Square> path = MoveText.read(token.text(), token.line(), token.column());
        switch (position.ruling(path)) {
            case Ruling.Legal(Move move) -> play(move);
            case Ruling.Refused(var why) -> {
                badMove = new PdnEntry.BadMove(number, token.text());
                throw new NotationException(
                        new Fault(token.line(), token.column(), why.code(), why.sentence()));
            }
        }
    }

    private void play(Move move) {
        moves.add(move);
        remarks.add(new ArrayList<>());
        before = position;
        position = position.after(move);
        if (position.toMove() == Side.FIRST) {
            number++;
        }
    }

    /** A variation; or a mark or words, which people put between parentheses too. */
    private Remark parenthesis(Token token) throws IOException {
        String text = token.text().strip();
        if (isSign(text)) {
            return new Remark.Glyph(Glyphs.number(text));
        }
        Remark words = new Remark.Comment("(" + text + ")");
        return moves.isEmpty() || depth == DEEPEST_VARIATION ? words : variation(token, words);
    }

    private Remark variation(Token token, Remark words) throws IOException {
        Source source = new Source(token.text(), token.line(), token.column() + 1);
        int numberBefore = position.toMove() == Side.FIRST ? number - 1 : number;
        LineReader variation = new LineReader(source, before, numberBefore, depth + 1);
        try {
            variation.read();
        } catch (NotationException e) {
            if (variation.badMove == null) {
                return words;
            }
            badMove = variation.badMove;
            throw e;
        }
        return source.peek() == Source.END && !variation.moves.isEmpty()
                ? new Remark.Variation(variation.line())
                : words;
    }

    private static boolean isSign(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!Glyphs.isSign(text.charAt(i))) {
                return false;
            }
        }
        return !text.isEmpty();
    }
}

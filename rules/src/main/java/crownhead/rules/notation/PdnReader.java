package crownhead.rules.notation;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/**
 * Reads the games of a PDN file one by one, in memory that does not grow with the file. A broken
 * game is told and passed over.
 */
public final class PdnReader {
    private final Source source;
    private int number;

    public PdnReader(Reader reader) throws IOException {
        source = new Source(reader);
    }

    /** The next game, unless there is none. */
    public Optional<PdnEntry> next() throws IOException {
        Optional<PdnEntry> entry = Optional.empty();
        do {
            source.countAnew();
            source.skipSpaces();
            if (source.peek() == Source.END) {
                return Optional.empty();
            }
            entry = readGame();
        } while (entry.isEmpty());
        return entry;
    }

    /** A game; empty when there was nothing but a loose result or a comment. */
    private Optional<PdnEntry> readGame() throws IOException {
        Header header = new Header(source);
        Movetext movetext = new Movetext(source, header.start());
        try {
            header.read();
            movetext = new Movetext(source, header.start());
            movetext.read();
        } catch (NotationException e) {
            Optional<PdnEntry> broken = Optional.of(broken(header, movetext, e.fault()));
            skipToNextGame();
            return broken;
        }
        if (header.isEmpty() && movetext.plies() == 0) {
            return Optional.empty();
        }
        PdnResult result =
                movetext.result().filter(r -> r != PdnResult.UNKNOWN).orElse(header.result());
        return Optional.of(
                new PdnEntry.Read(
                        ++number,
                        new ScoreSheet(header.tags(), header.start(), movetext.line(), result)));
    }

    private PdnEntry broken(Header header, Movetext movetext, Fault fault) {
        return new PdnEntry.Broken(
                ++number,
                header.told("Black"),
                header.told("White"),
                movetext.plies(),
                movetext.badMove(),
                fault);
    }

    /** Goes on to behind a result, or to a line that starts with a tag. */
    private void skipToNextGame() throws IOException {
        Tokens tokens = new Tokens(source);
        boolean isBehindResult = false;
        while (!isBehindResult && source.peek() != Source.END && !isAtTag()) {
            source.countAnew();
            isBehindResult = skipToken(tokens) == Token.Kind.RESULT;
            source.skipSpaces();
        }
    }

    private Token.Kind skipToken(Tokens tokens) throws IOException {
        Token.Kind kind = Token.Kind.END;
        try {
            kind = tokens.next().kind();
        } catch (NotationException _) {
            // The game is told as broken already: what else is wrong with it does not matter.
        }
        if (kind == Token.Kind.END && !isAtTag()) {
            source.skipWord();
        }
        return kind;
    }

    private boolean isAtTag() throws IOException {
        return source.isLineStart() && source.peek() == '[';
    }
}

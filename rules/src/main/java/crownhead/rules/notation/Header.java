package crownhead.rules.notation;

import crownhead.rules.Position;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The tags at the head of a game. */
final class Header {
    private static final String OURS = "21";

    private final Source source;
    private final List<Tag> tags = new ArrayList<>();
    private boolean hasEvent;
    private Position start = Position.START;
    private PdnResult result = PdnResult.UNKNOWN;
    private @Nullable NotationException firstFault;

    Header(Source source) {
        this.source = source;
    }

    List<Tag> tags() {
        return tags;
    }

    Position start() {
        return start;
    }

    PdnResult result() {
        return result;
    }

    boolean isEmpty() {
        return tags.isEmpty();
    }

    String told(String name) {
        for (Tag tag : tags) {
            if (tag.name().equals(name)) {
                return tag.value();
            }
        }
        return "?";
    }

    /**
     * Reads all tags, also those after a bad one, so that they are not taken for another game. A
     * second event is that of a next game, when this one has no moves.
     */
    void read() throws IOException {
        source.skipSpaces();
        while (source.peek() == '[' && !(hasEvent && source.isLookingAt("[Event "))) {
            try {
                readTag();
            } catch (NotationException e) {
                firstFault = firstFault == null ? e : firstFault;
                source.skipLine();
            }
            source.skipSpaces();
        }
        if (firstFault != null) {
            throw firstFault;
        }
    }

    private void readTag() throws IOException {
        source.take();
        MoveText.skipBlanks(source);
        String name = readName();
        MoveText.skipBlanks(source);
        int line = source.line();
        int column = source.column();
        String value = source.peek() == '"' ? readQuoted() : readBare();
        tags.add(new Tag(name, value));
        hasEvent |= name.equals("Event");
        understand(name, value, line, column);
    }

    private String readName() throws IOException {
        StringBuilder name = new StringBuilder();
        while (source.peek() != Source.END && Tag.isNameCharacter(source.peek())) {
            name.append(source.take());
        }
        if (name.isEmpty()) {
            throw source.fault("expected the name of a tag, found " + source.found());
        }
        return name.toString();
    }

    /** Old files have quotes inside the quotes: only the one before the bracket ends the value. */
    private String readQuoted() throws IOException {
        StringBuilder value = new StringBuilder();
        source.take();
        while (true) {
            requireSameLine("expected \" to close the value of the tag");
            char c = source.take();
            if (c == '\\' && (source.peek() == '"' || source.peek() == '\\')) {
                value.append(source.take());
            } else if (c != '"') {
                value.append(c);
            } else {
                int length = value.length();
                value.append('"');
                while (source.peek() == ' ' || source.peek() == '\t') {
                    value.append(source.take());
                }
                if (isClosed()) {
                    return value.substring(0, length);
                }
            }
        }
    }

    /** A bracket closes the tag; at the end of its line it is not missed. */
    private boolean isClosed() throws IOException {
        if (source.peek() == ']') {
            source.take();
            return true;
        }
        return source.peek() == Source.END || source.peek() == '\n' || source.peek() == '\r';
    }

    private String readBare() throws IOException {
        StringBuilder value = new StringBuilder();
        while (source.peek() != ']') {
            requireSameLine("expected ] to close the tag");
            value.append(source.take());
        }
        source.take();
        return value.toString();
    }

    private void requireSameLine(String expected) throws IOException {
        if (source.peek() == Source.END || source.peek() == '\n') {
            throw source.fault(expected + ", found " + source.found());
        }
        Tokens.requireBounded(source);
    }

    private void understand(String name, String value, int line, int column) {
        switch (name) {
            case "FEN" -> {
                if (!value.isBlank()) {
                    start = Fen.read(value, line, column + 1);
                }
            }
            case "Result" -> result = PdnResult.read(value).orElse(PdnResult.UNKNOWN);
            case "GameType" -> requireOurs(value.strip(), line, column);
            default -> {
                // Any other tag tells about the game, not about its play.
            }
        }
    }

    private static void requireOurs(String value, int line, int column) {
        int comma = value.indexOf(',');
        String type = comma < 0 ? value : value.substring(0, comma).strip();
        if (!type.isEmpty() && Source.isDigit(type.charAt(0)) && !type.equals(OURS)) {
            throw new NotationException(
                    Fault.unreadable(
                            line,
                            column,
                            "GameType "
                                    + type
                                    + " is another game: expected 21, American checkers"));
        }
    }
}

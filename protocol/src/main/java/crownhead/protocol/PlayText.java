package crownhead.protocol;

import crownhead.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Moves as clients usually write them. They are nearly all that a house hears, so they are read by
 * hand; whatever is not plainly a move is left to those who read everything.
 */
final class PlayText {
    private static final int LONGEST_NUMBER = 8;
    private static final int NONE = -1;

    private final String line;
    private int at;
    private boolean isPlay;
    private int game = NONE;
    private int ply = NONE;
    private Optional<String> id = Optional.empty();
    private Optional<String> table = Optional.empty();
    private Optional<List<Square>> path = Optional.empty();

    private PlayText(String line) {
        this.line = line;
    }

    /** A move, if it is written plainly. */
    static Optional<ClientMessage.Play> read(String line) {
        PlayText text = new PlayText(line);
        return text.takeFields() ? text.play() : Optional.empty();
    }

    private Optional<ClientMessage.Play> play() {
        boolean isWhole =
                isPlay && game != NONE && ply != NONE && id.isPresent() && path.isPresent();
        return isWhole && Wire.isName(id.get())
                ? Optional.of(new ClientMessage.Play(id.get(), game, ply, path.get(), table))
                : Optional.empty();
    }

    /** Whether all of the line is an object of fields that a move may have, each of them once. */
    private boolean takeFields() {
        if (!take('{')) {
            return false;
        }
        do {
            if (!takeField()) {
                return false;
            }
        } while (take(','));
        return take('}') && at == line.length();
    }

    private boolean takeField() {
        Optional<String> name = word();
        if (name.isEmpty() || !take(':')) {
            return false;
        }
        return switch (name.get()) {
            case "type" -> !isPlay && takeType();
            case "id" -> id.isEmpty() && takeId();
            case "table" -> table.isEmpty() && takeTable();
            case "game" -> game == NONE && takeGame();
            case "ply" -> ply == NONE && takePly();
            case "path" -> path.isEmpty() && takePath();
            default -> false;
        };
    }

    private boolean takeType() {
        isPlay = word().filter("play"::equals).isPresent();
        return isPlay;
    }

    private boolean takeId() {
        id = word();
        return id.isPresent();
    }

    private boolean takeTable() {
        table = word();
        return table.isPresent();
    }

    private boolean takeGame() {
        game = number();
        return game != NONE;
    }

    private boolean takePly() {
        ply = number();
        return ply != NONE;
    }

    private boolean takePath() {
        path = squares();
        return path.isPresent();
    }

    private boolean take(char wanted) {
        if (at < line.length() && line.charAt(at) == wanted) {
            at++;
            return true;
        }
        return false;
    }

    /** A text of letters that stand for themselves. */
    private Optional<String> word() {
        if (!take('"')) {
            return Optional.empty();
        }
        int end = at;
        while (end < line.length() && isPlain(line.charAt(end))) {
            end++;
        }
        String word = line.substring(at, end);
        at = end;
        return take('"') ? Optional.of(word) : Optional.empty();
    }

    private static boolean isPlain(char c) {
        return c >= ' ' && c < 127 && c != '"' && c != '\\';
    }

    /** A small whole number without a sign. */
    private int number() {
        int start = at;
        int value = 0;
        while (at < line.length() && line.charAt(at) >= '0' && line.charAt(at) <= '9') {
            value = 10 * value + line.charAt(at) - '0';
            at++;
            if (at - start > LONGEST_NUMBER) {
                return NONE;
            }
        }
        boolean isPadded = at - start > 1 && line.charAt(start) == '0';
        return at == start || isPadded ? NONE : value;
    }

    private Optional<List<Square>> squares() {
        List<Square> squares = new ArrayList<>();
        if (!take('[')) {
            return Optional.empty();
        }
        do {
            int number = number();
            if (number < 1
                    || number > Square.COUNT
                    || squares.size() == ClientMessage.Play.LONGEST_PATH) {
                return Optional.empty();
            }
            squares.add(Square.of(number));
        } while (take(','));
        return take(']') ? Optional.of(squares) : Optional.empty();
    }
}

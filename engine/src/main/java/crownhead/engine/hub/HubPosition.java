package crownhead.engine.hub;

import crownhead.rules.Position;
import crownhead.rules.Side;

/**
 * A position as the protocol writes it: who is to move, {@code B} or {@code W}, then squares 1 to
 * 32, each {@code b}, {@code w}, {@code B}, {@code W} or {@code e} for an empty one. Black is the
 * first mover and has the low squares; capitals are kings.
 */
final class HubPosition {
    private static final int SQUARES = 32;

    private HubPosition() {}

    static Position read(String text) throws HubException {
        if (text.length() != SQUARES + 1) {
            throw new HubException(
                    "a position is the side to move and 32 squares, not "
                            + text.length()
                            + " letters");
        }
        int first = 0;
        int second = 0;
        int kings = 0;
        for (int i = 0; i < SQUARES; i++) {
            char piece = text.charAt(i + 1);
            int bit = 1 << i;
            switch (piece) {
                case 'b', 'B' -> first |= bit;
                case 'w', 'W' -> second |= bit;
                case 'e' -> {}
                default ->
                        throw new HubException("no piece '" + piece + "': it is b, w, B, W or e");
            }
            kings |= piece == 'B' || piece == 'W' ? bit : 0;
        }
        return position(first, second, kings, side(text.charAt(0)));
    }

    private static Side side(char letter) throws HubException {
        return switch (letter) {
            case 'B' -> Side.FIRST;
            case 'W' -> Side.SECOND;
            default -> throw new HubException("no side '" + letter + "' to move: it is B or W");
        };
    }

    private static Position position(int first, int second, int kings, Side toMove)
            throws HubException {
        try {
            return new Position(first, second, kings, toMove);
        } catch (IllegalArgumentException e) {
            throw new HubException(String.valueOf(e.getMessage()));
        }
    }

    static String write(Position position) {
        StringBuilder text = new StringBuilder(SQUARES + 1);
        text.append(position.toMove() == Side.FIRST ? 'B' : 'W');
        for (int i = 0; i < SQUARES; i++) {
            int bit = 1 << i;
            boolean isKing = (position.kings() & bit) != 0;
            if ((position.first() & bit) != 0) {
                text.append(isKing ? 'B' : 'b');
            } else if ((position.second() & bit) != 0) {
                text.append(isKing ? 'W' : 'w');
            } else {
                text.append('e');
            }
        }
        return text.toString();
    }
}

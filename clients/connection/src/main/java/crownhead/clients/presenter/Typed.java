package crownhead.clients.presenter;

import crownhead.rules.Illegal;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Ruling;
import crownhead.rules.notation.MoveText;
import crownhead.rules.notation.NotationException;

/** A move as far as it has been typed. */
final class Typed {
    /** What a typed text means. */
    sealed interface Meaning {}

    record Meant(Move move) implements Meaning {}

    record NoMove(String why) implements Meaning {}

    /** The longest jump with all its squares has 29 characters. */
    private static final int LONGEST = 40;

    private String text = "";

    /** Whether a text may begin with this, or go on with it. */
    boolean takes(char character) {
        boolean isDigit = character >= '0' && character <= '9';
        boolean isBetween = "-xX: ".indexOf(character) >= 0;
        return isDigit || (isBetween && !text.isEmpty());
    }

    void add(char character) {
        if (text.length() < LONGEST) {
            text += character;
        }
    }

    void shorten() {
        text = text.substring(0, text.length() - 1);
    }

    void clear() {
        text = "";
    }

    String text() {
        return text;
    }

    /** The legal move that a text means, or why it means none. */
    static Meaning ruling(String text, Position position) {
        try {
            return switch (position.ruling(MoveText.read(joined(text)))) {
                case Ruling.Legal(Move move) -> new Meant(move);
                case Ruling.Refused(Illegal why) -> new NoMove(why.sentence());
            };
        } catch (NotationException e) {
            return new NoMove("\"" + text + "\" is no move: " + e.fault().sentence() + ".");
        }
    }

    /** Two squares with only spaces between them belong together as well. */
    private static String joined(String text) {
        StringBuilder joined = new StringBuilder();
        boolean isApart = false;
        for (char character : text.strip().toCharArray()) {
            if (character == ' ') {
                isApart = true;
                continue;
            }
            if (isApart && isDigit(character) && isDigit(joined.charAt(joined.length() - 1))) {
                joined.append('-');
            }
            joined.append(character);
            isApart = false;
        }
        return joined.toString();
    }

    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }
}

package crownhead.play.player;

import java.util.Locale;
import java.util.Optional;

/**
 * Codes that people read aloud and type: Crockford's 32 characters, in groups of four. Case, spaces
 * and dashes do not matter, and the letters O, I and L are read as the digits they look like.
 */
public final class Codes {
    static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int GROUP = 4;

    private Codes() {}

    public static String grouped(String code) {
        StringBuilder grouped = new StringBuilder();
        for (int i = 0; i < code.length(); i++) {
            if (i > 0 && i % GROUP == 0) {
                grouped.append('-');
            }
            grouped.append(code.charAt(i));
        }
        return grouped.toString();
    }

    /** The code that somebody typed, if it can be one of this length. */
    public static Optional<String> read(String typed, int characters) {
        StringBuilder code = new StringBuilder();
        String upper = typed.toUpperCase(Locale.ROOT);
        for (int i = 0; i < upper.length(); i++) {
            char c = meant(upper.charAt(i));
            if (c != ' ' && c != '-') {
                code.append(c);
            }
        }
        boolean isCode = code.length() == characters && code.chars().allMatch(Codes::isOfAlphabet);
        return isCode ? Optional.of(code.toString()) : Optional.empty();
    }

    /** The same characters as ids have them. */
    public static String asId(String code) {
        return code.toLowerCase(Locale.ROOT);
    }

    private static char meant(char c) {
        return switch (c) {
            case 'O' -> '0';
            case 'I', 'L' -> '1';
            default -> c;
        };
    }

    private static boolean isOfAlphabet(int c) {
        return ALPHABET.indexOf(c) >= 0;
    }
}

package crownhead.rules.notation;

import java.util.List;
import java.util.Optional;

/** The marks that have a sign of their own. */
final class Glyphs {
    /** The move is the only one. Checkers players mark it with a star. */
    static final int ONLY_MOVE = 7;

    private static final List<String> SIGNS = List.of("!", "?", "!!", "??", "!?", "?!");

    private Glyphs() {}

    /** The number of a sign; more than two marks say no more than two. */
    static int number(String sign) {
        String known = sign.length() > 2 ? sign.substring(0, 2) : sign;
        return SIGNS.indexOf(known) + 1;
    }

    static Optional<String> sign(int number) {
        return number >= 1 && number <= SIGNS.size()
                ? Optional.of(SIGNS.get(number - 1))
                : Optional.empty();
    }

    static boolean isSign(int c) {
        return c == '!' || c == '?';
    }
}

package crownhead.server.console;

import java.text.Normalizer;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** What the clients of a house are called: no two alike at the same time. */
final class Names {
    private static final int LONGEST = 24;

    /** Letters that nobody sees: the fillers of Hangul. */
    private static final String INVISIBLE = "\u115f\u1160\u3164\uffa0";

    private final Set<String> taken = new HashSet<>();

    static boolean isName(String name) {
        return !name.isBlank()
                && name.equals(name.strip())
                && name.codePointCount(0, name.length()) <= LONGEST
                && name.codePoints().allMatch(Names::isAllowed);
    }

    /** Whether the name was free; it is not any more. */
    synchronized boolean claim(String name) {
        return taken.add(key(name));
    }

    /** This name for somebody who has not chosen one, or one like it if others have. */
    synchronized String claimLike(String usual) {
        String name = usual;
        for (int again = 2; !claim(name); again++) {
            name = usual + "-" + again;
        }
        return name;
    }

    synchronized void release(String name) {
        taken.remove(key(name));
    }

    private static boolean isAllowed(int character) {
        boolean isVisible = INVISIBLE.indexOf(character) < 0;
        return (Character.isLetterOrDigit(character) && isVisible)
                || character == ' '
                || character == '-'
                || character == '_';
    }

    private static String key(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }
}

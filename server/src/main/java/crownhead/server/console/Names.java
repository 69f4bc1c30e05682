package crownhead.server.console;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** What the clients of a house are called: no two alike at the same time. */
final class Names {
    private static final int LONGEST = 24;

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

    synchronized void release(String name) {
        taken.remove(key(name));
    }

    private static boolean isAllowed(int character) {
        return Character.isLetterOrDigit(character)
                || character == ' '
                || character == '-'
                || character == '_';
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}

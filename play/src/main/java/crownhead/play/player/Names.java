package crownhead.play.player;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/** What players may be called. */
final class Names {
    static final int LONGEST = 24;
    private static final int MOST_MARKS = 2;

    /** Names that would make somebody believe to speak with the house. */
    static final List<String> RESERVED =
            List.of(
                    "admin",
                    "administrator",
                    "anonymous",
                    "bot",
                    "computer",
                    "crownhead",
                    "deleted",
                    "deleted player",
                    "help",
                    "house",
                    "me",
                    "mod",
                    "moderator",
                    "nobody",
                    "null",
                    "official",
                    "operator",
                    "owner",
                    "referee",
                    "root",
                    "security",
                    "server",
                    "staff",
                    "support",
                    "system",
                    "undefined",
                    "you");

    /** Letters and marks that are there and are not seen. */
    private static final Set<Integer> UNSEEN =
            Set.of(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x3164);

    private Names() {}

    /** The name that somebody typed, if it can be one. */
    static Optional<String> read(String typed) {
        String name = tidy(typed);
        return isAllowed(name) ? Optional.of(name) : Optional.empty();
    }

    static String tidy(String typed) {
        return Normalizer.normalize(typed.strip(), Normalizer.Form.NFC);
    }

    /** A name without what stands between its letters and digits. */
    static String bare(String name) {
        return only(name, Character::isLetterOrDigit);
    }

    static String lettersOf(String name) {
        return only(name, Character::isLetter);
    }

    private static String only(String name, IntPredicate which) {
        StringBuilder kept = new StringBuilder();
        name.codePoints().filter(which).forEach(kept::appendCodePoint);
        return kept.toString().toLowerCase(Locale.ROOT);
    }

    private static boolean isAllowed(String name) {
        int length = name.codePointCount(0, name.length());
        boolean isPlain = Normalizer.isNormalized(name, Normalizer.Form.NFKC);
        return length >= 1
                && length <= LONGEST
                && isPlain
                && !name.contains("  ")
                && name.codePoints().anyMatch(Character::isLetterOrDigit)
                && hasLettersOfOneScript(name);
    }

    private static boolean hasLettersOfOneScript(String name) {
        Optional<Character.UnicodeScript> script = Optional.empty();
        int marks = 0;
        for (int c : name.codePoints().toArray()) {
            marks = isMark(c) ? marks + 1 : 0;
            if (isMark(c) ? marks > MOST_MARKS || script.isEmpty() : !isSign(c) && !isLetter(c)) {
                return false;
            }
            if (isLetter(c)) {
                Character.UnicodeScript of = Character.UnicodeScript.of(c);
                if (script.isPresent() && script.get() != of) {
                    return false;
                }
                script = Optional.of(of);
            }
        }
        return true;
    }

    private static boolean isSign(int c) {
        return (c >= '0' && c <= '9') || c == ' ' || c == '-' || c == '_';
    }

    /** Letters that belong to no script are symbols in truth. */
    private static boolean isLetter(int c) {
        Character.UnicodeScript script = Character.UnicodeScript.of(c);
        return Character.isLetter(c)
                && script != Character.UnicodeScript.COMMON
                && script != Character.UnicodeScript.INHERITED
                && !UNSEEN.contains(c);
    }

    /** Some scripts write vowels as marks on a letter. */
    private static boolean isMark(int c) {
        int type = Character.getType(c);
        boolean isVariation = (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF);
        return (type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK)
                && !isVariation
                && !UNSEEN.contains(c);
    }
}

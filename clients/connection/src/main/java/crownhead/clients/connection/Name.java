package crownhead.clients.connection;

/** What a player may be called. The house decides; this saves the way to it. */
public final class Name {
    public static final String RULE =
            "A name has 1 to 24 letters, digits, spaces, - and _, and no space at its ends.";

    private static final int LONGEST = 24;

    private Name() {}

    public static boolean isAllowed(String name) {
        return !name.isBlank()
                && name.equals(name.strip())
                && name.codePointCount(0, name.length()) <= LONGEST
                && name.codePoints().allMatch(Name::isAllowed);
    }

    private static boolean isAllowed(int point) {
        return Character.isLetterOrDigit(point) || point == ' ' || point == '-' || point == '_';
    }
}

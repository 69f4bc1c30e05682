package crownhead.table;

/**
 * Who somebody is, as an opaque name that says nothing about them: letters, digits, - and _. It is
 * no proof of being them.
 */
public record PlayerId(String value) {
    private static final int LONGEST = 64;

    public PlayerId {
        if (value.isEmpty() || value.length() > LONGEST) {
            throw new IllegalArgumentException(
                    "A player's id of " + value.length() + " characters: it has 1 to " + LONGEST);
        }
        for (int i = 0; i < value.length(); i++) {
            if (!isAllowed(value.charAt(i))) {
                throw new IllegalArgumentException(
                        "A player's id has letters, digits, - and _, not \"" + value + "\"");
            }
        }
    }

    @Override
    public String toString() {
        return value;
    }

    private static boolean isAllowed(char c) {
        boolean isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        return isLetter || (c >= '0' && c <= '9') || c == '-' || c == '_';
    }
}

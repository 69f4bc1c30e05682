package crownhead.rules.notation;

/** White space in free text means no more than a space: written text may be broken anywhere. */
final class Spacing {
    private Spacing() {}

    /**
     * The text with every run of white space and control characters as one space, none at its ends.
     */
    static String folded(String text) {
        StringBuilder folded = new StringBuilder(text.length());
        boolean isApart = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c <= ' ' || c == 0x7F || Source.isSpace(c)) {
                isApart = !folded.isEmpty();
                continue;
            }
            if (isApart) {
                folded.append(' ');
                isApart = false;
            }
            folded.append(c);
        }
        return folded.toString();
    }
}

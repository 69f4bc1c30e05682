package crownhead.server.storage;

/** What both databases can keep as text. */
final class Text {
    private Text() {}

    /** One row that cannot be kept would take all others of its transaction with it. */
    static String storable(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isPair =
                    i + 1 < text.length() && Character.isSurrogatePair(c, text.charAt(i + 1));
            boolean isWhole = isPair || !Character.isSurrogate(c);
            if (c == 0 || !isWhole) {
                throw new IllegalArgumentException(
                        "Text with a broken character or the character 0 cannot be stored");
            }
            i += isPair ? 1 : 0;
        }
        return text;
    }
}

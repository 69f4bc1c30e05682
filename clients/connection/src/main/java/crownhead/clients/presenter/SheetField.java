package crownhead.clients.presenter;

import java.util.List;

/**
 * A field of a sheet: one of several options, or something typed where there are none.
 *
 * @param text what is in it, in the words of the protocol
 */
record SheetField(Slot slot, String text, List<String> options) {
    private static final int LONGEST = 40;

    /** What is asked. */
    enum Slot {
        OPPONENT("Opponent", "Write who is challenged."),
        KEY("Key", "Write the key that you were given."),
        VISIBILITY("Listed", ""),
        TIME("Time", ""),
        SIDE("Your side", ""),
        COLOURS("Colours", ""),
        STAKES("Stakes", "");

        private final String label;
        private final String missing;

        Slot(String label, String missing) {
            this.label = label;
            this.missing = missing;
        }

        String label() {
            return label;
        }

        /** What is said when nothing is in it. */
        String missing() {
            return missing;
        }
    }

    SheetField {
        options = List.copyOf(options);
    }

    static SheetField typed(Slot slot, String text) {
        return new SheetField(slot, text, List.of());
    }

    /** The first of the options, until another is chosen. */
    static SheetField of(Slot slot, List<String> options) {
        return new SheetField(slot, options.getFirst(), options);
    }

    boolean isTyped() {
        return options.isEmpty();
    }

    boolean isMissing() {
        return isTyped() && text.isBlank();
    }

    SheetField switched(int step) {
        return isTyped()
                ? this
                : with(options.get(Math.floorMod(options.indexOf(text) + step, options.size())));
    }

    SheetField typing(char letter) {
        return isTyped() && text.length() < LONGEST ? with(text + letter) : this;
    }

    SheetField erased() {
        return isTyped() && !text.isEmpty() ? with(text.substring(0, text.length() - 1)) : this;
    }

    SheetField with(String other) {
        return new SheetField(slot, other, options);
    }

    /** What is in it, for people. */
    String words() {
        return switch (slot) {
            case OPPONENT, KEY, COLOURS -> text;
            case VISIBILITY -> text.equals("private") ? "private, with a key" : "public, for all";
            case TIME -> GameWords.time(text);
            case SIDE -> text.equals("random") ? "by chance" : "moves " + text;
            case STAKES -> options.size() > 1 ? text : text + " (rated games are for accounts)";
        };
    }
}

package crownhead.rules.notation;

/** What an annotator adds to a move. */
public sealed interface Remark {
    /** Free text. PDN has no way to write braces in it: they become parentheses. */
    record Comment(String text) implements Remark {
        public Comment {
            text = Spacing.folded(text.replace('{', '(').replace('}', ')'));
        }
    }

    /** A numbered mark: 1 is {@code !}, 2 is {@code ?}, and so on as the standard lists them. */
    record Glyph(int number) implements Remark {
        public static final int HIGHEST = 255;

        public Glyph {
            if (number < 0 || number > HIGHEST) {
                throw new IllegalArgumentException(
                        "No glyph " + number + ": they go from 0 to 255");
            }
        }
    }

    /** What could have been played instead of the move. */
    record Variation(Line line) implements Remark {}
}

package crownhead.rules.notation;

/** A line about a game, such as who played it or when. White space in the value is folded. */
public record Tag(String name, String value) {
    public Tag {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("A tag has a name");
        }
        for (int i = 0; i < name.length(); i++) {
            if (!isNameCharacter(name.charAt(i))) {
                throw new IllegalArgumentException("No tag is called \"" + name + "\"");
            }
        }
        value = Spacing.folded(value);
    }

    static boolean isNameCharacter(int c) {
        return c > ' ' && c != '"' && c != '[' && c != ']' && !Source.isSpace(c);
    }
}

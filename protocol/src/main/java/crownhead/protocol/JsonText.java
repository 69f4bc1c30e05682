package crownhead.protocol;

import crownhead.rules.Side;
import crownhead.rules.Square;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import tools.jackson.core.io.JsonStringEncoder;

/** JSON as it is written field by field. Commas come by themselves. */
final class JsonText {
    private final StringBuilder text;

    JsonText(int length) {
        text = new StringBuilder(length);
    }

    JsonText clear() {
        text.setLength(0);
        return this;
    }

    JsonText open(char bracket) {
        separate();
        text.append(bracket);
        return this;
    }

    JsonText close(char bracket) {
        text.append(bracket);
        return this;
    }

    /** Names are ours, and need no care. */
    JsonText name(String name) {
        separate();
        text.append('"').append(name).append("\":");
        return this;
    }

    JsonText field(String name, String value) {
        name(name).text.append('"');
        if (isPlain(value)) {
            text.append(value);
        } else {
            JsonStringEncoder.getInstance().quoteAsString(value, text);
        }
        text.append('"');
        return this;
    }

    /** Whether nothing in it needs care. */
    private static boolean isPlain(String value) {
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c < ' ' || c == '"' || c == '\\') {
                return false;
            }
        }
        return true;
    }

    JsonText field(String name, long value) {
        name(name).text.append(value);
        return this;
    }

    JsonText field(String name, boolean value) {
        name(name).text.append(value);
        return this;
    }

    JsonText field(String name, Side side) {
        name(name).text.append(side == Side.FIRST ? "\"first\"" : "\"second\"");
        return this;
    }

    JsonText field(String name, List<Square> squares) {
        return name(name).squares(squares);
    }

    JsonText squares(List<Square> squares) {
        open('[');
        for (int i = 0; i < squares.size(); i++) {
            separate();
            text.append(squares.get(i).number());
        }
        return close(']');
    }

    JsonText number(String name, Optional<? extends Number> value) {
        value.ifPresent(it -> field(name, it.longValue()));
        return this;
    }

    JsonText words(String name, Optional<String> value) {
        value.ifPresent(it -> field(name, it));
        return this;
    }

    JsonText side(String name, Optional<Side> value) {
        value.ifPresent(it -> field(name, it));
        return this;
    }

    /** An object in a field, if there is one. */
    <T> JsonText object(String name, Optional<T> value, BiConsumer<JsonText, T> fields) {
        value.ifPresent(it -> object(name, it, fields));
        return this;
    }

    <T> JsonText object(String name, T value, BiConsumer<JsonText, T> fields) {
        name(name).text.append('{');
        fields.accept(this, value);
        return close('}');
    }

    /** What was written before, as more fields of the same object. */
    JsonText more(JsonText fields) {
        separate();
        text.append(fields.text);
        return this;
    }

    int length() {
        return text.length();
    }

    @Override
    public String toString() {
        return text.toString();
    }

    private void separate() {
        if (!text.isEmpty() && !opens(text.charAt(text.length() - 1))) {
            text.append(',');
        }
    }

    /** Whether what follows this character is the first of something. */
    private static boolean opens(char last) {
        return last == '{' || last == '[' || last == ':' || last == ',';
    }
}

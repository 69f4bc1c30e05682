package crownhead.clients.presenter;

import crownhead.clients.presenter.SheetField.Slot;
import crownhead.protocol.ClientMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Something to fill in before the house is asked. What is refused stays as it was filled in.
 *
 * @param line which field the keys go to
 * @param isIncomplete whether it was handed in with a field missing
 */
record Sheet(Purpose purpose, List<SheetField> fields, int line, boolean isIncomplete) {
    /** What it is for. */
    enum Purpose {
        HOST("Host a game"),
        CHALLENGE("Challenge a player"),
        COMPUTER("Play the computer"),
        PAIR("Play the next who asks for the same time"),
        KEY("Join a private game");

        private final String title;

        Purpose(String title) {
            this.title = title;
        }
    }

    Sheet {
        fields = List.copyOf(fields);
    }

    Sheet press(Key key) {
        return switch (key) {
            case Key.Named.UP -> at(line - 1);
            case Key.Named.DOWN -> at(line + 1);
            case Key.Named.LEFT -> with(line, fields.get(line).switched(-1));
            case Key.Named.RIGHT -> with(line, fields.get(line).switched(1));
            case Key.Named.BACKSPACE -> with(line, fields.get(line).erased());
            case Key.Letter(char letter) -> with(line, fields.get(line).typing(letter));
            case Key.Named _ -> this;
        };
    }

    /** With a field filled in for the person. */
    Sheet with(Slot slot, String text) {
        Sheet filled = this;
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).slot() == slot) {
                filled = filled.with(i, fields.get(i).with(text));
            }
        }
        return filled;
    }

    /** The first field that must not be empty, and is. */
    OptionalInt missing() {
        return IntStream.range(0, fields.size()).filter(i -> fields.get(i).isMissing()).findFirst();
    }

    /** The same, with the keys at the field that is missing. */
    Sheet pointingAt(int field) {
        return new Sheet(purpose, fields, field, true);
    }

    /** What is asked of the house with it. */
    ClientMessage.Request request(String id) {
        return switch (purpose) {
            case HOST, CHALLENGE, COMPUTER ->
                    new ClientMessage.Host(
                            id,
                            text(Slot.VISIBILITY),
                            text(Slot.OPPONENT),
                            text(Slot.TIME),
                            text(Slot.COLOURS),
                            text(Slot.SIDE),
                            Optional.empty(),
                            text(Slot.STAKES).filter("rated"::equals).isPresent());
            case PAIR -> new ClientMessage.Pair(id, text(Slot.TIME));
            case KEY -> new ClientMessage.Join(id, Optional.empty(), text(Slot.KEY));
        };
    }

    private Optional<String> text(Slot slot) {
        return fields.stream()
                .filter(field -> field.slot() == slot)
                .map(field -> field.text().strip())
                .findFirst();
    }

    Scene.Form form() {
        List<Scene.Entry> entries = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            SheetField field = fields.get(i);
            entries.add(
                    new Scene.Entry(
                            field.slot().label(),
                            field.words() + (field.isTyped() && i == line ? "_" : ""),
                            isIncomplete && field.isMissing() ? field.slot().missing() : "",
                            i == line));
        }
        return new Scene.Form(purpose.title, entries, keys());
    }

    private List<Scene.KeyHint> keys() {
        List<Scene.KeyHint> keys = new ArrayList<>();
        if (fields.size() > 1) {
            keys.add(new Scene.KeyHint("↑↓", "switch"));
        }
        if (!fields.get(line).isTyped()) {
            keys.add(new Scene.KeyHint("←→", "change"));
        }
        keys.add(new Scene.KeyHint("Enter", "ask"));
        keys.add(new Scene.KeyHint("Esc", "back"));
        return keys;
    }

    private Sheet at(int other) {
        return new Sheet(purpose, fields, Math.floorMod(other, fields.size()), isIncomplete);
    }

    private Sheet with(int index, SheetField field) {
        List<SheetField> changed = new ArrayList<>(fields);
        changed.set(index, field);
        return new Sheet(purpose, changed, line, isIncomplete);
    }
}

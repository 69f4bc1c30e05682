package crownhead.clients.desktop.setup;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;

/** Keeps habits in a file. What cannot be read or written is done without. */
public final class Memory {
    private static final String MODE = "mode";
    private static final String PACE = "pace";
    private static final String LOOK = "look";
    private static final String LIE = "board";

    private final Path file;

    public Memory(Path file) {
        this.file = file;
    }

    public Habits recall() {
        Properties kept = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            kept.load(reader);
        } catch (IOException | IllegalArgumentException e) {
            return Habits.USUAL;
        }
        Form form =
                Form.USUAL
                        .with(value(kept, MODE, Form.USUAL.mode()))
                        .with(value(kept, PACE, Form.USUAL.pace()));
        for (Field field : Field.values()) {
            form = form.with(field, kept.getProperty(key(field), form.text(field)));
        }
        return new Habits(
                form, value(kept, LOOK, Habits.USUAL.look()), value(kept, LIE, Habits.USUAL.lie()));
    }

    /** Whether it will be remembered. */
    public boolean keep(Habits habits) {
        Properties kept = new Properties();
        kept.setProperty(MODE, word(habits.form().mode()));
        kept.setProperty(PACE, word(habits.form().pace()));
        kept.setProperty(LOOK, word(habits.look()));
        kept.setProperty(LIE, word(habits.lie()));
        for (Field field : Field.values()) {
            kept.setProperty(key(field), habits.form().text(field));
        }
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            try (Writer writer = Files.newBufferedWriter(file)) {
                kept.store(writer, "Crownhead on the desktop");
            }
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static String key(Field field) {
        return word(field);
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static <E extends Enum<E>> E value(Properties kept, String key, E usual) {
        for (E one : usual.getDeclaringClass().getEnumConstants()) {
            if (word(one).equals(kept.getProperty(key))) {
                return one;
            }
        }
        return usual;
    }
}

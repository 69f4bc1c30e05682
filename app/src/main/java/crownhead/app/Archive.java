package crownhead.app;

import crownhead.protocol.validation.ArchiveText;
import crownhead.rules.notation.PdnEntry;
import crownhead.rules.notation.PdnReader;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A file of games, or what is piped into the command.
 *
 * @param file its name, or a dash
 */
record Archive(String file, Console console) {
    private static final String STANDARD_INPUT = "-";

    /** Shows its games one after the other, and answers the exit code that is due. */
    int show(Consumer<PdnEntry> visitor) {
        try (InputStream in = open()) {
            return show(new PdnReader(new ArchiveText(in)), visitor);
        } catch (FileNotFoundException e) {
            console.tell("Cannot read " + e.getMessage());
        } catch (IOException e) {
            console.tell("Cannot read " + name() + ": " + e.getMessage());
        }
        return Exit.UNCLEAR;
    }

    private int show(PdnReader games, Consumer<PdnEntry> visitor) throws IOException {
        Optional<PdnEntry> game = games.next();
        if (game.isEmpty()) {
            console.tell("There is no game in " + name() + ".");
            return Exit.UNCLEAR;
        }
        int exitCode = Exit.YES;
        while (game.isPresent()) {
            if (game.get() instanceof PdnEntry.Broken) {
                exitCode = Exit.NO;
            }
            visitor.accept(game.get());
            game = games.next();
        }
        return exitCode;
    }

    private InputStream open() throws IOException {
        return file.equals(STANDARD_INPUT) ? console.in() : new FileInputStream(file);
    }

    private String name() {
        return file.equals(STANDARD_INPUT) ? "the standard input" : file;
    }
}

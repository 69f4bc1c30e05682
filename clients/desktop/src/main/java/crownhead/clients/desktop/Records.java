package crownhead.clients.desktop;

import crownhead.clients.act.TableAct;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.PdnEntry;
import crownhead.rules.notation.PdnReader;
import crownhead.rules.notation.PdnWriter;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Games as text: copied, saved, and read again. */
final class Records {
    /** More are for a program that reads archives. */
    private static final int MOST_GAMES = 1_000;

    private Records() {}

    static Optional<String> pdn(TableAct act, Instant now) {
        LocalDate today = LocalDate.ofInstant(now, ZoneId.systemDefault());
        return act.presenter().sheet(today).map(PdnWriter::write);
    }

    static Optional<String> fen(TableAct act) {
        return act.presenter().position().map(Fen::write);
    }

    static void copy(String text) {
        Toolkit.getDefaultToolkit()
                .getSystemClipboard()
                .setContents(new StringSelection(text), null);
    }

    static void save(String pdn, Path file) throws IOException {
        Files.writeString(file, pdn);
    }

    static List<PdnEntry> read(Path file) throws IOException {
        List<PdnEntry> games = new ArrayList<>();
        try (Reader reader = Files.newBufferedReader(file)) {
            PdnReader pdn = new PdnReader(reader);
            Optional<PdnEntry> next = pdn.next();
            while (next.isPresent() && games.size() < MOST_GAMES) {
                games.add(next.get());
                next = pdn.next();
            }
        }
        return games;
    }
}

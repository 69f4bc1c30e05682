package crownhead.clients.desktop;

import crownhead.clients.act.TableAct;
import crownhead.rules.notation.PdnEntry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;

/** Where games are kept: copied or saved from the table, and opened to be looked at. */
final class Bookshelf {
    private final JFrame frame;
    private final Surroundings around;
    private final Evening evening;

    Bookshelf(JFrame frame, Surroundings around, Evening evening) {
        this.frame = frame;
        this.around = around;
        this.evening = evening;
    }

    void copyPdn() {
        withText(this::pdn, Records::copy);
    }

    void copyFen() {
        withText(Records::fen, Records::copy);
    }

    void save() {
        around.files().toSave(frame).ifPresent(file -> withText(this::pdn, pdn -> save(pdn, file)));
    }

    private Optional<String> pdn(TableAct act) {
        return Records.pdn(act, around.time().instant());
    }

    private void withText(Function<TableAct, Optional<String>> text, Consumer<String> use) {
        evening.ask(act -> text.apply(act).ifPresentOrElse(use, this::complainOfGaps));
    }

    private void complainOfGaps() {
        complain("Not all moves of this game are known here.");
    }

    private void save(String pdn, Path file) {
        try {
            Records.save(pdn, file);
        } catch (IOException e) {
            complain("The game could not be saved: " + e.getMessage());
        }
    }

    void open() {
        around.files().toOpen(frame).ifPresent(file -> Thread.ofVirtual().start(() -> read(file)));
    }

    private void read(Path file) {
        try {
            List<PdnEntry> games = Records.read(file);
            if (games.isEmpty()) {
                complain("There is no game in " + file.getFileName() + ".");
            } else {
                SwingUtilities.invokeLater(
                        () -> new ReplayWindow(String.valueOf(file.getFileName()), games).open());
            }
        } catch (IOException e) {
            complain("The file cannot be read: " + e.getMessage());
        }
    }

    private void complain(String why) {
        SwingUtilities.invokeLater(() -> Texts.tell(frame, List.of(why)));
    }
}

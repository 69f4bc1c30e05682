package crownhead.clients.desktop;

import java.awt.Component;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileNameExtensionFilter;

/** Asks a person for a file. */
public interface FileChoice {
    Optional<Path> toSave(Component over);

    Optional<Path> toOpen(Component over);

    /** By the usual window. */
    static FileChoice usual() {
        return new FileChoice() {
            @Override
            public Optional<Path> toSave(Component over) {
                JFileChooser chooser = chooser();
                chooser.setSelectedFile(new java.io.File("game.pdn"));
                return chosen(chooser, chooser.showSaveDialog(over));
            }

            @Override
            public Optional<Path> toOpen(Component over) {
                JFileChooser chooser = chooser();
                return chosen(chooser, chooser.showOpenDialog(over));
            }
        };
    }

    private static JFileChooser chooser() {
        JFileChooser chooser = new JFileChooser();
        chooser.setFileFilter(new FileNameExtensionFilter("Games (*.pdn)", "pdn"));
        return chooser;
    }

    private static Optional<Path> chosen(JFileChooser chooser, int answer) {
        return answer == JFileChooser.APPROVE_OPTION
                ? Optional.of(chooser.getSelectedFile().toPath())
                : Optional.empty();
    }
}

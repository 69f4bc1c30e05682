package crownhead.bench.window;

import java.awt.Dimension;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;

/** A window with a few words and nothing behind it: what Java alone needs to show one. */
public final class BareWindow {
    private static final Dimension SIZE = new Dimension(940, 760);

    private BareWindow() {}

    public static void main(String[] args) {
        SwingUtilities.invokeLater(() -> {
            JFrame frame = new JFrame("Bare");
            frame.add(new JLabel("American checkers for two", JLabel.CENTER));
            frame.setSize(SIZE);
            frame.setVisible(true);
        });
    }
}

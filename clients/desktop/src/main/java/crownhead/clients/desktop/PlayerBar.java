package crownhead.clients.desktop;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import crownhead.clients.presenter.Scene;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;

/** One of the two players, at that player's side of the board. */
final class PlayerBar extends JPanel {
    private static final long serialVersionUID = 1;

    private final JLabel name;
    private final JLabel turn;
    private final JLabel remark;
    private final JLabel captured;
    private final JLabel clock;
    private final String place;

    /** {@code place} is above or below. */
    PlayerBar(String place) {
        super(new MigLayout("insets 4 10 4 10, hidemode 3", "[][]push[][][]", "[32!]"));
        this.place = place;
        setName(place);
        putClientProperty(FlatClientProperties.STYLE, "arc: 10");
        name = Texts.label(place + " name", "h3");
        turn = Texts.label(place + " turn");
        remark = Texts.label(place + " remark");
        captured = Texts.label(place + " captured");
        clock = Texts.label(place + " clock", "h2");
        add(name);
        add(turn, "gapleft 10");
        add(remark);
        add(captured, "gapleft 12");
        add(clock, "gapleft 14");
    }

    void show(Scene.Player player, Color piece) {
        name.setIcon(new Disc(piece));
        name.setText(player.name() + " (" + player.colour() + ")");
        turn.setText(player.isOnTurn() ? "to move" : "");
        remark.setText(player.remark());
        captured.setText(player.captured() == 0 ? "" : player.captured() + " taken");
        clock.setText(player.clock());
        boolean isShort = !player.remark().isEmpty();
        Color warning = UIManager.getColor(Themes.WARNING);
        remark.setForeground(isShort ? warning : null);
        clock.setForeground(isShort ? warning : null);
        setBackground(
                UIManager.getColor(
                        player.isOnTurn()
                                ? "List.selectionInactiveBackground"
                                : "Panel.background"));
        getAccessibleContext().setAccessibleName(words(player));
    }

    private String words(Scene.Player player) {
        return player.name()
                + ", "
                + player.colour()
                + ", "
                + place
                + " the board"
                + (player.isOnTurn() ? ", to move" : "")
                + (player.clock().isEmpty() ? "" : ", " + player.clock() + " left");
    }

    /** A piece of the player's colour. */
    private record Disc(Color colour) implements Icon {
        private static final int SIZE = 18;

        @Override
        public void paintIcon(Component over, Graphics graphics, int x, int y) {
            Graphics2D canvas = (Graphics2D) graphics.create();
            canvas.setRenderingHint(
                    RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            int size = getIconWidth() - 1;
            canvas.setColor(colour);
            canvas.fillOval(x, y, size, size);
            canvas.setColor(colour.darker().darker());
            canvas.drawOval(x, y, size, size);
            canvas.dispose();
        }

        @Override
        public int getIconWidth() {
            return UIScale.scale(SIZE);
        }

        @Override
        public int getIconHeight() {
            return UIScale.scale(SIZE);
        }
    }
}

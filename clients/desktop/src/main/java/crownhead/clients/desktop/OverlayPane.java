package crownhead.clients.desktop;

import com.formdev.flatlaf.FlatClientProperties;
import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Scene;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.event.MouseAdapter;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;

/** What stands over the window until it is answered. */
final class OverlayPane extends JComponent {
    private static final long serialVersionUID = 1;

    private final JPanel card =
            new JPanel(
                    new MigLayout("insets 24, wrap 1", "[320:pref:520, grow, fill]", "[]12[]20[]"));
    private final JLabel title = Texts.label("overlay title", "h2");
    private final JTextArea lines = Texts.wrapped("overlay lines");
    private final JPanel buttons = new JPanel(new MigLayout("insets 0", "push[]", ""));
    private final transient Consumer<Key> pressing;
    private transient Optional<Scene.Overlay> shown = Optional.empty();

    OverlayPane(Consumer<Key> pressing) {
        this.pressing = pressing;
        setLayout(new MigLayout("fill", "[center]", "[center]"));
        setName("overlay");
        card.putClientProperty(
                FlatClientProperties.STYLE, "arc: 16; background: lighten(@background,4%)");
        buttons.setOpaque(false);
        card.add(title, "wmin 0");
        card.add(lines, "wmin 0");
        card.add(buttons);
        add(card);
        // What is below is not to be clicked.
        addMouseListener(new MouseAdapter() {});
    }

    void show(Optional<Scene.Overlay> overlay) {
        if (overlay.equals(shown)) {
            return;
        }
        boolean isSame = overlay.map(Scene.Overlay::title).equals(shown.map(Scene.Overlay::title));
        shown = overlay;
        overlay.ifPresent(next -> {
            lines.setText(String.join("\n", next.lines()));
            lines.setVisible(!next.lines().isEmpty());
            if (!isSame) {
                title.setText(next.title());
                showButtons(next.keys());
            }
        });
        setVisible(overlay.isPresent());
        revalidate();
        repaint();
        if (!isSame && overlay.isPresent()) {
            buttons.getComponent(0).requestFocusInWindow();
        }
    }

    boolean isOpen() {
        return shown.isPresent();
    }

    private void showButtons(List<Scene.KeyHint> keys) {
        buttons.removeAll();
        for (Scene.KeyHint hint : keys) {
            Keys.of(hint.key()).ifPresent(key -> buttons.add(button(hint, key)));
        }
    }

    private JButton button(Scene.KeyHint hint, Key key) {
        JButton button =
                Texts.button(
                        "answer " + hint.key(),
                        Texts.capitalised(hint.meaning()),
                        () -> pressing.accept(key));
        button.setToolTipText(hint.key());
        return button;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        graphics.setColor(new Color(0, 0, 0, 110));
        graphics.fillRect(0, 0, getWidth(), getHeight());
    }
}

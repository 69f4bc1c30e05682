package crownhead.clients.desktop;

import com.formdev.flatlaf.FlatClientProperties;
import crownhead.clients.desktop.board.BoardView;
import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Scene;
import crownhead.rules.Side;
import java.awt.Color;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;

/** A game: the board with a player at each side of it, and beside it what is said and written. */
final class GamePanel extends JPanel {
    private static final long serialVersionUID = 1;

    /** What can be pressed, by its key, and what it says while its key has no meaning. */
    private static final Map<Character, String> BUTTONS = new LinkedHashMap<>();

    static {
        BUTTONS.put('d', "Offer draw");
        BUTTONS.put('r', "Resign");
        BUTTONS.put('t', "Take back");
        BUTTONS.put('p', "Pause");
        BUTTONS.put('a', "Abort");
        BUTTONS.put('s', "Sit down");
        BUTTONS.put('b', "Hall");
        BUTTONS.put('f', "Flip");
    }

    private final BoardView board;
    private final PlayerBar above = new PlayerBar("above");
    private final PlayerBar below = new PlayerBar("below");
    private final JTextArea notice = Texts.wrapped("notice");
    private final JTextArea input = Texts.wrapped("input");
    private final JTextArea status = Texts.wrapped("status");
    private final DefaultListModel<String> moves = new DefaultListModel<>();
    private final JList<String> moveList = new JList<>(moves);
    private final transient Map<Character, JButton> buttons = new LinkedHashMap<>();

    GamePanel(BoardView board, Consumer<Key> pressing, Runnable leaving) {
        super(new MigLayout("insets 12, fill", "[grow, fill]12[260!, fill]", "[grow, fill]"));
        this.board = board;
        setName("game");
        add(middle(), "grow");
        add(beside(pressing, leaving), "grow");
    }

    private JPanel middle() {
        JPanel panel =
                new JPanel(
                        new MigLayout(
                                "insets 0, wrap 1, fill", "[grow, fill]", "[]6[grow, fill]6[]"));
        panel.add(above);
        panel.add(board, "grow, push");
        panel.add(below);
        return panel;
    }

    private JPanel beside(Consumer<Key> pressing, Runnable leaving) {
        JPanel panel =
                new JPanel(
                        new MigLayout(
                                "insets 0, wrap 1, fill, hidemode 3",
                                "[grow, fill]",
                                "[72:pref:140, top]0[]6[grow, fill]6[]6[]"));
        notice.putClientProperty(FlatClientProperties.STYLE, "font: +2");
        notice.getAccessibleContext().setAccessibleName("Messages");
        panel.add(notice, "wmin 0");
        input.putClientProperty(FlatClientProperties.STYLE_CLASS, "monospaced");
        panel.add(input, "wmin 0");
        moveList.setName("moves");
        moveList.setFocusable(false);
        moveList.getAccessibleContext().setAccessibleName("Moves");
        moveList.putClientProperty("html.disable", true);
        panel.add(new JScrollPane(moveList), "grow, push");
        status.putClientProperty(FlatClientProperties.STYLE_CLASS, "small");
        panel.add(status, "wmin 0");
        panel.add(buttons(pressing, leaving));
        return panel;
    }

    private JPanel buttons(Consumer<Key> pressing, Runnable leaving) {
        JPanel panel =
                new JPanel(
                        new MigLayout("insets 0, wrap 2, fillx, hidemode 3", "[grow, fill, sg]"));
        BUTTONS.forEach((key, text) -> {
            JButton button =
                    Texts.button("press " + key, text, () -> pressing.accept(new Key.Letter(key)));
            button.setFocusable(false);
            buttons.put(key, button);
            panel.add(button);
        });
        JButton leave = Texts.button("leave", "Leave", leaving);
        leave.setFocusable(false);
        panel.add(leave);
        return panel;
    }

    void show(Scene.Game game) {
        board.show(game.board(), game.cover().orElse(List.of()));
        Side under = game.board().below();
        above.show(game.above(), colour(game, under.opponent()));
        below.show(game.below(), colour(game, under));
        say(game.notice());
        input.setText(game.input().isEmpty() ? "" : "Your move: " + game.input());
        input.setVisible(!game.input().isEmpty());
        status.setText(String.join("\n", game.status()));
        showMoves(game.moves());
        buttons.forEach((key, button) -> show(key, button, game.keys()));
    }

    /** A screen reader hears what is new. */
    private void say(String text) {
        if (!notice.getText().equals(text)) {
            notice.setText(text);
            notice.getAccessibleContext().setAccessibleDescription(text);
        }
    }

    private static Color colour(Scene.Game game, Side side) {
        return new Color(game.board().colours().colour(side).rgb());
    }

    private void showMoves(List<String> lines) {
        boolean isSame = moves.size() == lines.size();
        for (int i = 0; isSame && i < lines.size(); i++) {
            isSame = moves.get(i).equals(lines.get(i));
        }
        if (!isSame) {
            moves.clear();
            moves.addAll(lines);
            moveList.ensureIndexIsVisible(lines.size() - 1);
        }
    }

    /** Only the buttons that mean something now are there; what they mean may change. */
    private static void show(char key, JButton button, List<Scene.KeyHint> keys) {
        Optional<Scene.KeyHint> hint =
                keys.stream().filter(one -> one.key().equals(String.valueOf(key))).findFirst();
        button.setVisible(hint.isPresent());
        hint.ifPresent(one -> button.setText(Texts.capitalised(one.meaning())));
    }
}

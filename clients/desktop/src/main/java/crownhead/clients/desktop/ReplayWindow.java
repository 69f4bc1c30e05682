package crownhead.clients.desktop;

import crownhead.clients.desktop.board.BoardView;
import crownhead.clients.presenter.Scene;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.dress.ColourSet;
import crownhead.rules.notation.MoveText;
import crownhead.rules.notation.PdnEntry;
import crownhead.rules.notation.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;

/** Games from a file, move by move. */
final class ReplayWindow {
    private final JFrame frame;
    private final BoardView board = new BoardView(_ -> {}, () -> {});
    private final DefaultListModel<String> lines = new DefaultListModel<>();
    private final JList<String> moves = new JList<>(lines);
    private final JLabel result = Texts.label("result");
    private final List<Position> positions = new ArrayList<>();
    private List<Move> played = List.of();
    private int ply;

    /** What stands in the list of games. */
    private record Choice(PdnEntry entry) {
        @Override
        public String toString() {
            return switch (entry) {
                case PdnEntry.Read(int number, ScoreSheet sheet) ->
                        number + ". " + sheet.told("Black") + " – " + sheet.told("White");
                case PdnEntry.Broken broken -> broken.sentence();
            };
        }
    }

    ReplayWindow(String title, List<PdnEntry> games) {
        frame = new JFrame(title);
        frame.setName("replay");
        JPanel panel =
                new JPanel(
                        new MigLayout(
                                "insets 12, fill",
                                "[grow, fill]12[240!, fill]",
                                "[][grow, fill][]"));
        JComboBox<Choice> choice =
                new JComboBox<>(games.stream().map(Choice::new).toArray(Choice[]::new));
        choice.setName("games");
        choice.putClientProperty("html.disable", true);
        choice.addActionListener(_ -> choose((Choice) choice.getSelectedItem()));
        panel.add(choice, "span, growx, wmin 0, wrap");
        panel.add(board, "grow, push");
        panel.add(beside(), "grow, wrap");
        panel.add(steps(), "growx 0, center");
        frame.setContentPane(panel);
        frame.setDefaultCloseOperation(JFrame.DISPOSE_ON_CLOSE);
        choose((Choice) choice.getSelectedItem());
    }

    void open() {
        frame.pack();
        frame.setLocationByPlatform(true);
        frame.setVisible(true);
    }

    private JPanel beside() {
        JPanel panel =
                new JPanel(
                        new MigLayout("insets 0, wrap 1, fill", "[grow, fill]", "[grow, fill][]"));
        moves.setName("replay moves");
        moves.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        moves.addListSelectionListener(_ -> {
            if (moves.getSelectedIndex() >= 0) {
                go(moves.getSelectedIndex());
            }
        });
        panel.add(new JScrollPane(moves), "grow, push");
        panel.add(result);
        return panel;
    }

    private JPanel steps() {
        JPanel panel = new JPanel(new MigLayout("insets 0", "[sg, fill]"));
        panel.add(step("first", "|◀", "To the start", () -> go(0)));
        panel.add(step("back", "◀", "One move back", () -> go(ply - 1)));
        panel.add(step("next", "▶", "One move on", () -> go(ply + 1)));
        panel.add(step("last", "▶|", "To the end", () -> go(positions.size() - 1)));
        return panel;
    }

    private static JButton step(String name, String sign, String words, Runnable action) {
        JButton button = Texts.button(name, sign, action);
        button.setToolTipText(words);
        button.getAccessibleContext().setAccessibleName(words);
        return button;
    }

    private void choose(Choice choice) {
        positions.clear();
        lines.clear();
        switch (choice.entry()) {
            case PdnEntry.Read(_, ScoreSheet sheet) -> show(sheet);
            case PdnEntry.Broken broken -> {
                played = List.of();
                positions.add(Position.START);
                lines.addElement("Start");
                result.setText(broken.sentence());
            }
        }
        go(0);
    }

    private void show(ScoreSheet sheet) {
        played = sheet.line().moves();
        Position position = sheet.start();
        positions.add(position);
        lines.addElement("Start");
        for (int i = 0; i < played.size(); i++) {
            boolean isFirst = position.toMove() == Side.FIRST;
            String number = (i / 2 + 1) + (isFirst ? ". " : "… ");
            lines.addElement(number + MoveText.write(position, played.get(i)));
            position = position.after(played.get(i));
            positions.add(position);
        }
        result.setText("Result: " + sheet.result().text());
    }

    private void go(int wanted) {
        ply = Math.clamp(wanted, 0, positions.size() - 1);
        List<Square> last = ply == 0 ? List.of() : played.get(ply - 1).path();
        board.show(
                new Scene.Board(
                        positions.get(ply),
                        ColourSet.RED_WHITE,
                        Side.SECOND,
                        Set.of(),
                        Optional.empty(),
                        List.of(),
                        last),
                List.of());
        if (moves.getSelectedIndex() != ply) {
            moves.setSelectedIndex(ply);
            moves.ensureIndexIsVisible(ply);
        }
    }
}

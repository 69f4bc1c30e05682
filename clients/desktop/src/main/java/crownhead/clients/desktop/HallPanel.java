package crownhead.clients.desktop;

import com.formdev.flatlaf.FlatClientProperties;
import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Scene;
import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;

/** The hall of a house, where games are found. */
final class HallPanel extends JPanel {
    private static final long serialVersionUID = 1;

    /** So many stand in one row; more of them in two. */
    private static final int ONE_ROW = 7;

    private final JLabel title = Texts.label("hall title", "h1");
    private final JTextArea notice = Texts.wrapped("hall notice");
    private final JPanel content =
            new JPanel(new MigLayout("insets 8, wrap 1, fillx", "[grow, fill]", "2"));
    private final JPanel buttons = new JPanel();
    private final transient Consumer<Key> pressing;
    private final transient IntConsumer choosing;
    private transient List<Scene.KeyHint> keys = List.of();

    HallPanel(Consumer<Key> pressing, IntConsumer choosing) {
        super(new MigLayout("insets 24, wrap 1, fill", "[grow, fill]", "[]8[]12[grow, fill]12[]"));
        this.pressing = pressing;
        this.choosing = choosing;
        setName("hall");
        setFocusable(true);
        add(title);
        add(notice, "wmin 0");
        add(new JScrollPane(content), "grow, push");
        add(buttons);
    }

    void show(Scene.Hall hall) {
        title.setText(hall.title());
        notice.setText(hall.notice());
        content.removeAll();
        hall.form().ifPresentOrElse(this::showForm, () -> showLists(hall.sections()));
        showButtons(hall.form().map(Scene.Form::keys).orElse(hall.keys()));
        revalidate();
        repaint();
    }

    private void showLists(List<Scene.Section> sections) {
        int line = 0;
        for (Scene.Section section : sections) {
            JLabel heading = Texts.label("section", "h4");
            heading.setText(section.title());
            content.add(heading, "gaptop 8");
            for (Scene.Line each : section.lines()) {
                content.add(row(each, line));
                line++;
            }
        }
        if (sections.isEmpty()) {
            JLabel empty = Texts.label("section");
            empty.setText("Nobody else is here yet.");
            content.add(empty);
        }
    }

    private Component row(Scene.Line line, int number) {
        JPanel row = new JPanel(new MigLayout("insets 4 8 4 8", "[170!][120!][130!][130!][130!]"));
        row.setName("line " + number);
        row.putClientProperty(FlatClientProperties.STYLE, "arc: 8");
        if (line.isChosen()) {
            row.setBackground(UIManager.getColor("List.selectionInactiveBackground"));
        }
        for (String cell : line.cells()) {
            JLabel label = Texts.label("cell");
            label.setText(cell);
            row.add(label, "wmin 0");
        }
        row.getAccessibleContext().setAccessibleName(String.join(", ", line.cells()));
        row.addMouseListener(
                new MouseAdapter() {
                    @Override
                    public void mousePressed(MouseEvent event) {
                        choosing.accept(number);
                        if (event.getClickCount() == 2) {
                            pressing.accept(Key.Named.ENTER);
                        }
                    }
                });
        return row;
    }

    /** A form is filled in by keys, as it is in a terminal. */
    private void showForm(Scene.Form form) {
        JLabel heading = Texts.label("form", "h3");
        heading.setText(form.title());
        content.add(heading);
        for (Scene.Entry entry : form.entries()) {
            JPanel row = new JPanel(new MigLayout("insets 4 8 4 8", "[160!][240!][]"));
            row.putClientProperty(FlatClientProperties.STYLE, "arc: 8");
            if (entry.isChosen()) {
                row.setBackground(UIManager.getColor("List.selectionInactiveBackground"));
            }
            for (String text : List.of(entry.label(), entry.value(), entry.complaint())) {
                JLabel label = Texts.label("entry");
                label.setText(text);
                row.add(label);
            }
            content.add(row);
        }
        JLabel legend = Texts.label("form keys");
        legend.setText(onlyKeys(form.keys()));
        content.add(legend, "gaptop 8");
    }

    /** What no button does. */
    private static String onlyKeys(List<Scene.KeyHint> hints) {
        return hints.stream()
                .filter(hint -> Keys.of(hint.key()).isEmpty())
                .map(hint -> hint.key() + " " + hint.meaning())
                .collect(Collectors.joining("    "));
    }

    private void showButtons(List<Scene.KeyHint> hints) {
        if (hints.equals(keys)) {
            return;
        }
        keys = new ArrayList<>(hints);
        buttons.removeAll();
        buttons.setLayout(new MigLayout("insets 0, wrap " + perRow(hints.size())));
        for (Scene.KeyHint hint : hints) {
            Keys.of(hint.key())
                    .ifPresent(key -> {
                        JButton button =
                                Texts.button(
                                        "press " + hint.key(),
                                        Texts.capitalised(hint.meaning()),
                                        () -> pressing.accept(key));
                        button.setFocusable(false);
                        buttons.add(button);
                    });
        }
    }

    private static int perRow(int all) {
        return all <= ONE_ROW ? ONE_ROW : (all + 1) / 2;
    }
}

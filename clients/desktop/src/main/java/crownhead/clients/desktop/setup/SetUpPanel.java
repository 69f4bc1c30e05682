package crownhead.clients.desktop.setup;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import net.miginfocom.swing.MigLayout;

/** Asks how to play. What is wrong is said while it is typed. */
public final class SetUpPanel extends JPanel {
    private static final long serialVersionUID = 1;

    private final JCheckBox timed = new JCheckBox("Timed moves");
    private final JButton start = new JButton("Play");
    private final JLabel message = new JLabel(" ");
    private final transient Map<Field, EntryLine> lines = new EnumMap<>(Field.class);
    private transient Form form;

    public SetUpPanel(Form remembered, Consumer<Form> starting) {
        super(new MigLayout("insets 24 32 24 32, wrap 1, fillx", "[grow, fill]", ""));
        form = remembered;
        setName("set-up");
        addTitle();
        addModes();
        add(entries(), "gaptop 12");
        start.setName("start");
        start.addActionListener(_ -> starting.accept(form));
        message.setName("message");
        message.putClientProperty("html.disable", true);
        add(message, "gaptop 4, wmin 0, pushy, bottom");
        add(start, "gaptop 8, right, growx 0, wmin 160, hmin 36");
        refresh();
    }

    /** Enter starts. */
    public JButton startButton() {
        return start;
    }

    /** Says how the last game ended, or why there was none. */
    public void say(String sentence) {
        message.setText(sentence.isEmpty() ? " " : sentence);
        message.setToolTipText(sentence.isEmpty() ? null : sentence);
    }

    private void addTitle() {
        JLabel title = new JLabel("Crownhead");
        title.putClientProperty(FlatClientProperties.STYLE_CLASS, "h0");
        add(title);
        JLabel below = new JLabel("American checkers for two");
        below.setEnabled(false);
        add(below, "gapbottom 12");
    }

    private void addModes() {
        ButtonGroup group = new ButtonGroup();
        JPanel panel = new JPanel(new MigLayout("insets 0, wrap 2", "[][grow, fill]", "[]4[]"));
        for (Mode mode : Mode.values()) {
            JRadioButton button = new JRadioButton(mode.title(), mode == form.mode());
            button.setName("mode " + mode.name().toLowerCase(Locale.ROOT));
            button.getAccessibleContext().setAccessibleDescription(mode.explanation());
            button.addActionListener(_ -> change(form.with(mode)));
            group.add(button);
            panel.add(button);
            JLabel explanation = new JLabel(mode.explanation());
            explanation.setEnabled(false);
            panel.add(explanation, "gapleft 12");
        }
        add(panel);
    }

    private JPanel entries() {
        JPanel panel = new JPanel(new MigLayout("insets 0, wrap 2", "[170!]12[360!, fill]", "2"));
        for (Field field : Field.values()) {
            EntryLine line =
                    new EntryLine(field, form.text(field), text -> change(form.with(field, text)));
            lines.put(field, line);
            if (field == Field.LIMIT) {
                timed.setName("timed");
                timed.setSelected(form.pace() == Pace.TIMED);
                timed.addActionListener(_ -> change(form.with(chosenPace())));
                panel.add(timed, "skip 1, hidemode 3, gapbottom 6");
            }
            line.addTo(panel);
        }
        return panel;
    }

    private Pace chosenPace() {
        return timed.isSelected() ? Pace.TIMED : Pace.UNTIMED;
    }

    private void change(Form next) {
        form = next;
        refresh();
    }

    private void refresh() {
        lines.forEach((field, line) -> line.show(form, field));
        timed.setVisible(form.asksForPace());
        start.setEnabled(form.plan().isPresent());
        start.setText(
                switch (form.mode()) {
                    case HERE -> "Play";
                    case HOST -> "Wait for a player";
                    case JOIN -> "Ask to play";
                    case HOUSE -> "Go there";
                });
        revalidate();
        repaint();
    }
}

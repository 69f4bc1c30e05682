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
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;

/** Asks how to play. What is wrong is said while it is typed. */
public final class SetUpPanel extends JPanel {
    private static final long serialVersionUID = 1;

    private final JCheckBox timed = new JCheckBox("Timed moves");
    private final JButton start = new JButton("Play");
    private final JTextArea message = new JTextArea();
    private final JPanel column = new JPanel(new MigLayout("insets 0, wrap 1", "[602!, fill]", ""));
    private final transient Map<Field, EntryLine> lines = new EnumMap<>(Field.class);
    private transient Form form;

    public SetUpPanel(Form remembered, Consumer<Form> starting) {
        super(new MigLayout("insets 32 24 24 24, fillx", "[center]", ""));
        form = remembered;
        setName("set-up");
        add(column);
        addTitle();
        addModes();
        column.add(entries(), "gaptop 12");
        addMessage();
        start.setName("start");
        start.addActionListener(_ -> starting.accept(form));
        column.add(start, "gaptop 8, right, growx 0, wmin 160, hmin 36");
        refresh();
    }

    /** Enter starts. */
    public JButton startButton() {
        return start;
    }

    /** Says how the last game ended, or why there was none. */
    public void say(String sentence) {
        message.setText(sentence);
        message.setVisible(!sentence.isEmpty());
    }

    private void addTitle() {
        JLabel title = new JLabel("Crownhead");
        title.putClientProperty(FlatClientProperties.STYLE_CLASS, "h0");
        column.add(title);
        column.add(quiet("American checkers for two"), "gapbottom 12");
    }

    /** What need not be read every time. */
    private static JLabel quiet(String text) {
        JLabel label = new JLabel(text);
        label.putClientProperty(
                FlatClientProperties.STYLE,
                "foreground: mix($Label.foreground,$Panel.background,80%)");
        return label;
    }

    /** It is as long as it has to be. */
    private void addMessage() {
        message.setName("message");
        message.setEditable(false);
        message.setFocusable(false);
        message.setLineWrap(true);
        message.setWrapStyleWord(true);
        message.setOpaque(false);
        message.setBorder(null);
        message.setVisible(false);
        column.add(message, "gaptop 4, wmin 0, hidemode 3");
    }

    private void addModes() {
        ButtonGroup group = new ButtonGroup();
        JPanel panel = new JPanel(new MigLayout("insets 0, wrap 2", "[170!]12[fill]", "[]4[]"));
        for (Mode mode : Mode.values()) {
            JRadioButton button = new JRadioButton(mode.title(), mode == form.mode());
            button.setName("mode " + mode.name().toLowerCase(Locale.ROOT));
            button.getAccessibleContext().setAccessibleDescription(mode.explanation());
            button.addActionListener(_ -> change(form.with(mode)));
            group.add(button);
            panel.add(button);
            panel.add(quiet(mode.explanation()));
        }
        column.add(panel);
    }

    private JPanel entries() {
        JPanel panel = new JPanel(new MigLayout("insets 0, wrap 2", "[170!]12[420!, fill]", "2"));
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

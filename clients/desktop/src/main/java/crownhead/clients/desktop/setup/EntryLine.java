package crownhead.clients.desktop.setup;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.Locale;
import java.util.function.Consumer;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;

/** A field to fill in, with its label, and below it what is wrong with it. */
final class EntryLine {
    private final JLabel label;
    private final JTextField text;
    private final JLabel complaint = new JLabel(" ");

    EntryLine(Field field, String value, Consumer<String> changing) {
        String name = field.name().toLowerCase(Locale.ROOT);
        label = new JLabel(field.label());
        text = new JTextField(value, field.isTime() || field == Field.PORT ? 6 : 20);
        text.setName(name);
        label.setLabelFor(text);
        complaint.setName(name + " complaint");
        complaint.putClientProperty(FlatClientProperties.STYLE, "foreground:$Crownhead.warning");
        complaint.putClientProperty(FlatClientProperties.STYLE_CLASS, "small");
        complaint.putClientProperty("html.disable", true);
        text.getDocument().addDocumentListener(new Watching(() -> changing.accept(text.getText())));
    }

    void addTo(JPanel panel) {
        panel.add(label, "hidemode 3");
        panel.add(text, "hidemode 3, growx");
        panel.add(complaint, "hidemode 3, skip 1, growx, wmin 0");
    }

    void show(Form form, Field field) {
        boolean isAsked = form.asksFor(field);
        String wrong = form.complaint(field);
        label.setVisible(isAsked);
        text.setVisible(isAsked);
        complaint.setVisible(isAsked);
        // A line that is empty still takes its place, so that nothing jumps.
        complaint.setText(wrong.isEmpty() ? " " : wrong);
        complaint.setToolTipText(wrong.isEmpty() ? null : wrong);
        text.getAccessibleContext().setAccessibleDescription(wrong);
        text.putClientProperty(
                FlatClientProperties.OUTLINE,
                wrong.isEmpty() ? null : FlatClientProperties.OUTLINE_ERROR);
    }

    /** Every change of a text. */
    private record Watching(Runnable changed) implements DocumentListener {
        @Override
        public void insertUpdate(DocumentEvent event) {
            changed.run();
        }

        @Override
        public void removeUpdate(DocumentEvent event) {
            changed.run();
        }

        @Override
        public void changedUpdate(DocumentEvent event) {
            changed.run();
        }
    }
}

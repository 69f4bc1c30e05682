package crownhead.clients.desktop;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Component;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JTextArea;

/** Makes what shows text. What others have written stays text, whatever it looks like. */
final class Texts {
    private Texts() {}

    static JLabel label(String name) {
        JLabel label = new JLabel();
        label.setName(name);
        label.putClientProperty("html.disable", true);
        return label;
    }

    /** In a size of the theme: {@code h2}, {@code small}. */
    static JLabel label(String name, String size) {
        JLabel label = label(name);
        label.putClientProperty(FlatClientProperties.STYLE_CLASS, size);
        return label;
    }

    static JButton button(String name, String text, Runnable action) {
        JButton button = new JButton();
        button.putClientProperty("html.disable", true);
        button.setText(text);
        button.setName(name);
        button.addActionListener(_ -> action.run());
        return button;
    }

    /** Lines that break where they must. */
    static JTextArea wrapped(String name) {
        JTextArea area = new JTextArea();
        area.setName(name);
        area.setEditable(false);
        area.setFocusable(false);
        area.setLineWrap(true);
        area.setWrapStyleWord(true);
        area.setOpaque(false);
        area.setBorder(null);
        return area;
    }

    /** In a small window of its own, until it is closed. */
    static void tell(Component over, List<String> lines) {
        JOptionPane.showMessageDialog(
                over, String.join("\n", lines), "Crownhead", JOptionPane.PLAIN_MESSAGE);
    }

    static String capitalised(String words) {
        return words.isEmpty()
                ? words
                : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}

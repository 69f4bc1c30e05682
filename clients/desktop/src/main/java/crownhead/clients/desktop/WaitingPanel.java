package crownhead.clients.desktop;

import crownhead.clients.presenter.Scene;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;

/** Before a game: connecting, waiting, and for a host how others come in and who asks to. */
final class WaitingPanel extends JPanel {
    private static final long serialVersionUID = 1;

    private final JLabel task = Texts.label("task", "h1");
    private final JTextArea details = Texts.wrapped("details");
    private final JTextArea invitation = Texts.wrapped("invitation");
    private final JPanel requests = new JPanel(new MigLayout("insets 0, wrap 3", "[grow][][]"));

    WaitingPanel(Runnable leaving) {
        super(
                new MigLayout(
                        "insets 32, wrap 1, fillx, hidemode 3",
                        "[grow, fill]",
                        "[]12[]16[]16[]16[]push[]"));
        setName("waiting");
        JProgressBar progress = new JProgressBar();
        progress.setIndeterminate(true);
        progress.getAccessibleContext().setAccessibleName("Waiting");
        add(task);
        add(progress, "hmax 6");
        invitation.putClientProperty("FlatLaf.style", "font: +2");
        add(invitation, "wmin 0");
        requests.setName("requests");
        add(requests);
        add(details, "wmin 0");
        JButton cancel = Texts.button("cancel", "Back to set-up", leaving);
        add(cancel, "right, growx 0");
    }

    void show(Scene.Start start) {
        task.setText(start.task());
        details.setText(String.join("\n", start.details()));
    }

    /** How others come in; nothing where this is not the host. */
    void invite(String words) {
        invitation.setText(words);
        invitation.setVisible(!words.isEmpty());
    }

    /** Who asks to play. */
    void show(List<GameHost.Guest> guests) {
        requests.removeAll();
        for (GameHost.Guest guest : guests) {
            JLabel asking = Texts.label("asking", "h3");
            asking.setText(guest.name() + " asks to play.");
            requests.add(asking, "wmin 0");
            requests.add(Texts.button("admit", "Play with " + guest.name(), guest::admit));
            requests.add(Texts.button("refuse", "Refuse", guest::refuse));
        }
        requests.setVisible(!guests.isEmpty());
        revalidate();
        repaint();
    }
}

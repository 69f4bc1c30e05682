package crownhead.clients.desktop;

import crownhead.clients.desktop.setup.Habits;
import crownhead.clients.desktop.setup.Look;
import crownhead.clients.presenter.Lie;
import java.awt.Toolkit;
import java.awt.event.KeyEvent;
import java.util.List;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.KeyStroke;

/** The menu of the window. */
final class MainMenu {
    /** What it asks for. */
    interface Wishes {
        void copyPdn();

        void copyFen();

        void save();

        void open();

        void leave();

        void close();

        void help();

        void wear(Look look);

        void lie(Lie how);
    }

    private final JMenuBar bar = new JMenuBar();
    private final List<JMenuItem> forGames;

    MainMenu(Wishes wishes, Habits habits) {
        JMenuItem copyPdn = item("Copy game (PDN)", KeyEvent.VK_C, wishes::copyPdn);
        JMenuItem copyFen = item("Copy position (FEN)", KeyEvent.VK_P, wishes::copyFen);
        JMenuItem save = item("Save game…", KeyEvent.VK_S, wishes::save);
        JMenuItem leave = item("Leave the game", KeyEvent.VK_W, wishes::leave);
        forGames = List.of(copyPdn, copyFen, save, leave);
        JMenu game = new JMenu("Game");
        game.setMnemonic('G');
        game.add(copyPdn);
        game.add(copyFen);
        game.add(save);
        game.add(item("Open games…", KeyEvent.VK_O, wishes::open));
        game.addSeparator();
        game.add(leave);
        game.add(item("Close", KeyEvent.VK_Q, wishes::close));
        bar.add(game);
        bar.add(view(wishes, habits));
        JMenu help = new JMenu("Help");
        help.setMnemonic('H');
        JMenuItem keys = item("Keys and rules", KeyEvent.VK_F1, wishes::help);
        keys.setAccelerator(KeyStroke.getKeyStroke(KeyEvent.VK_F1, 0));
        help.add(keys);
        bar.add(help);
        playing(false);
    }

    JMenuBar bar() {
        return bar;
    }

    /** Whether there is a game to copy, save or leave. */
    void allow(Lasting lasting) {
        playing(lasting == Lasting.GAME);
    }

    /** What is in the window. */
    enum Lasting {
        GAME,
        NOTHING
    }

    private void playing(boolean isPlaying) {
        forGames.forEach(item -> item.setEnabled(isPlaying));
    }

    private static JMenu view(Wishes wishes, Habits habits) {
        JMenu view = new JMenu("View");
        view.setMnemonic('V');
        JCheckBoxMenuItem dark = new JCheckBoxMenuItem("Dark", habits.look() == Look.DARK);
        dark.setName("dark");
        dark.addActionListener(_ -> wishes.wear(dark.isSelected() ? Look.DARK : Look.LIGHT));
        JCheckBoxMenuItem turning =
                new JCheckBoxMenuItem(
                        "Turn the board to the player on turn", habits.lie() == Lie.WITH_THE_MOVER);
        turning.setName("turning");
        turning.addActionListener(
                _ -> wishes.lie(turning.isSelected() ? Lie.WITH_THE_MOVER : Lie.STILL));
        view.add(dark);
        view.add(turning);
        return view;
    }

    private static JMenuItem item(String text, int key, Runnable action) {
        JMenuItem item = new JMenuItem(text);
        item.setName(text);
        item.setAccelerator(
                KeyStroke.getKeyStroke(
                        key, Toolkit.getDefaultToolkit().getMenuShortcutKeyMaskEx()));
        item.addActionListener(_ -> action.run());
        return item;
    }
}

package crownhead.clients.desktop;

import com.formdev.flatlaf.util.UIScale;
import crownhead.clients.desktop.setup.Form;
import crownhead.clients.desktop.setup.Habits;
import crownhead.clients.desktop.setup.Look;
import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Lie;
import java.awt.Dimension;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import javax.swing.JFrame;
import javax.swing.WindowConstants;

/**
 * The window with its menu, and what is remembered from one to the next. Everything here happens on
 * the event thread and takes no time; what takes time is done elsewhere and told here.
 */
final class MainWindow implements Evening.Keeper {
    private static final Dimension USUAL = new Dimension(940, 760);
    private static final Dimension SMALLEST = new Dimension(720, 600);

    private final Surroundings around;
    private final Runnable afterwards;
    private final JFrame frame = new JFrame("Crownhead");
    private final Evening evening;
    private final MainMenu menu;
    private final KeyEar keys;
    private Habits habits;

    /** {@code afterwards} is done when the window is gone. */
    MainWindow(Surroundings around, Habits habits, Runnable afterwards) {
        this.around = around;
        this.habits = habits;
        this.afterwards = afterwards;
        evening = new Evening(frame, around, habits.form(), this);
        menu = new MainMenu(new Menu(), habits);
        keys = new KeyEar(frame, evening);
        frame.setName("crownhead");
        frame.setJMenuBar(menu.bar());
        frame.setMinimumSize(UIScale.scale(SMALLEST));
        frame.setSize(UIScale.scale(USUAL));
        frame.setLocationByPlatform(true);
        frame.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
        frame.addWindowListener(
                new WindowAdapter() {
                    @Override
                    public void windowClosing(WindowEvent event) {
                        evening.askToClose();
                    }
                });
    }

    void open() {
        keys.open();
        evening.begin();
        frame.setVisible(true);
    }

    @Override
    public void close() {
        keys.close();
        frame.dispose();
        evening.end(afterwards);
    }

    @Override
    public void lasts(MainMenu.Lasting what) {
        menu.allow(what);
    }

    @Override
    public Habits remember(Form form) {
        keep(habits.with(form));
        return habits;
    }

    private void keep(Habits next) {
        habits = next;
        Thread.ofVirtual().start(() -> around.memory().keep(next));
    }

    /** What the menu asks for. */
    private final class Menu implements MainMenu.Wishes {
        private final Bookshelf shelf = new Bookshelf(frame, around, evening);

        @Override
        public void copyPdn() {
            shelf.copyPdn();
        }

        @Override
        public void copyFen() {
            shelf.copyFen();
        }

        @Override
        public void save() {
            shelf.save();
        }

        @Override
        public void open() {
            shelf.open();
        }

        @Override
        public void leave() {
            evening.leave();
        }

        @Override
        public void close() {
            evening.askToClose();
        }

        @Override
        public void help() {
            if (evening.isOn()) {
                evening.press(new Key.Letter('?'));
            } else {
                Texts.tell(frame, Guide.LINES);
            }
        }

        @Override
        public void wear(Look look) {
            Themes.change(look);
            keep(habits.with(look));
            evening.showAgain();
        }

        @Override
        public void lie(Lie how) {
            keep(habits.with(how));
            evening.lie(how);
        }
    }
}

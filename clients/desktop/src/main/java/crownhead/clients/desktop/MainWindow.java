package crownhead.clients.desktop;

import com.formdev.flatlaf.util.UIScale;
import crownhead.clients.act.Curtain;
import crownhead.clients.act.TableAct;
import crownhead.clients.desktop.board.BoardView;
import crownhead.clients.desktop.setup.Form;
import crownhead.clients.desktop.setup.Habits;
import crownhead.clients.desktop.setup.Look;
import crownhead.clients.desktop.setup.Plan;
import crownhead.clients.desktop.setup.SetUpPanel;
import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Lie;
import crownhead.clients.presenter.Scene;
import crownhead.rules.Square;
import crownhead.rules.notation.PdnEntry;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;

/**
 * The window: the set-up, and after it the game. Everything here happens on the event thread and
 * takes no time; what takes time is done elsewhere and told here.
 */
final class MainWindow {
    private static final Dimension USUAL = new Dimension(940, 760);
    private static final Dimension SMALLEST = new Dimension(720, 600);

    private final Surroundings around;
    private final Runnable afterwards;
    private final JFrame frame = new JFrame("Crownhead");
    private final CardLayout cards = new CardLayout();
    private final JPanel content = new JPanel(cards);
    private final SetUpPanel setUp;
    private final BoardView board = new BoardView(this::point, this::undo);
    private final WaitingPanel waiting = new WaitingPanel(this::askToLeave);
    private final GamePanel game = new GamePanel(board, this::press, this::askToLeave);
    private final HallPanel hall = new HallPanel(this::press, this::choose);
    private final OverlayPane overlay = new OverlayPane(this::answer);
    private final KeyEventDispatcher keys = this::hear;
    private final MainMenu menu;
    private final List<GameHost.Guest> guests = new ArrayList<>();
    private Habits habits;
    private Optional<Play> play = Optional.empty();
    private Optional<Scene> shown = Optional.empty();
    private boolean isClosing;

    /** {@code afterwards} is done when the window is gone. */
    MainWindow(Surroundings around, Habits habits, Runnable afterwards) {
        this.around = around;
        this.habits = habits;
        this.afterwards = afterwards;
        setUp = new SetUpPanel(habits.form(), this::start);
        menu = new MainMenu(new Menu(), habits);
        for (Component card : List.of(setUp, waiting, game, hall)) {
            content.add(card, card.getName());
        }
        frame.setName("crownhead");
        frame.setContentPane(content);
        frame.setJMenuBar(menu.bar());
        frame.setGlassPane(overlay);
        frame.setMinimumSize(UIScale.scale(SMALLEST));
        frame.setSize(UIScale.scale(USUAL));
        frame.setLocationByPlatform(true);
        frame.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
        frame.addWindowListener(
                new WindowAdapter() {
                    @Override
                    public void windowClosing(WindowEvent event) {
                        askToClose();
                    }
                });
    }

    void open() {
        KeyboardFocusManager.getCurrentKeyboardFocusManager().addKeyEventDispatcher(keys);
        showSetUp("");
        frame.setVisible(true);
    }

    private void showSetUp(String sentence) {
        setUp.say(sentence);
        show(setUp);
        menu.allow(MainMenu.Lasting.NOTHING);
        overlay.show(Optional.empty());
        frame.setTitle("Crownhead");
        frame.getRootPane().setDefaultButton(setUp.startButton());
    }

    private void show(Component card) {
        cards.show(content, card.getName());
    }

    /** Begins what was set up. */
    private void start(Form form) {
        keep(habits.with(form));
        form.plan().ifPresent(this::start);
    }

    private void start(Plan plan) {
        guests.clear();
        waiting.show(guests);
        waiting.invite("");
        frame.getRootPane().setDefaultButton(null);
        Screen screen = new Screen();
        Openings openings =
                new Openings(
                        around,
                        screen,
                        opened ->
                                SwingUtilities.invokeLater(
                                        () -> waiting.invite(Openings.invitation(opened))));
        Play next = new Play(openings.of(plan), around.time(), screen);
        screen.of(next);
        play = Optional.of(next);
        shown = Optional.empty();
        next.lie(habits.lie());
        next.start();
    }

    private void point(Square square) {
        play.ifPresent(now -> now.point(square));
    }

    private void undo() {
        press(Key.Named.ESCAPE);
    }

    private void choose(int line) {
        play.ifPresent(now -> now.choose(line));
    }

    private void press(Key key) {
        play.ifPresent(now -> now.press(key));
    }

    /** Who says no after a game does not want another: back to the set-up. */
    private void answer(Key key) {
        boolean isNo = key instanceof Key.Letter(char letter) && letter == 'n';
        press(key);
        isClosing &= !isNo && key != Key.Named.ESCAPE;
        if (isNo && shown.filter(MainWindow::isOver).isPresent()) {
            play.ifPresent(now -> now.ask(act -> act.presenter().leave()));
        }
    }

    private static boolean isOver(Scene scene) {
        return scene instanceof Scene.Game last
                && !last.above().isOnTurn()
                && !last.below().isOnTurn();
    }

    private void askToLeave() {
        press(Key.Named.INTERRUPT);
    }

    /** Who plays is asked first; who closes twice is not asked twice. */
    private void askToClose() {
        boolean isPlaying =
                play.isPresent()
                        && shown.filter(scene -> scene instanceof Scene.Game && !isOver(scene))
                                .isPresent();
        if (isPlaying && !isClosing) {
            isClosing = true;
            askToLeave();
        } else {
            close();
        }
    }

    private void close() {
        KeyboardFocusManager.getCurrentKeyboardFocusManager().removeKeyEventDispatcher(keys);
        frame.dispose();
        Optional<Play> last = play;
        play = Optional.empty();
        Thread.ofPlatform()
                .name("closing")
                .start(() -> {
                    last.ifPresent(MainWindow::end);
                    afterwards.run();
                });
    }

    private static void end(Play last) {
        last.close();
        try {
            last.join(3_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Keys go to the game, unless something else in the window wants them. */
    private boolean hear(KeyEvent event) {
        Component focus = event.getComponent();
        if (play.isEmpty() || !isHere(focus) || isInMenu()) {
            return false;
        }
        if (focus instanceof JButton button && event.getKeyCode() == KeyEvent.VK_ENTER) {
            if (event.getID() == KeyEvent.KEY_PRESSED) {
                button.doClick(0);
            }
            return true;
        }
        Optional<Key> key = Keys.of(event);
        key.ifPresent(overlay.isOpen() ? this::answer : this::press);
        return key.isPresent();
    }

    private boolean isHere(Component focus) {
        return focus.equals(frame) || frame.isAncestorOf(focus);
    }

    private static boolean isInMenu() {
        return MenuSelectionManager.defaultManager().getSelectedPath().length > 0;
    }

    private void show(Scene scene) {
        Optional<Scene.Overlay> over =
                switch (scene) {
                    case Scene.Start start -> {
                        waiting.show(start);
                        show(waiting);
                        yield start.overlay();
                    }
                    case Scene.Game next -> {
                        showGame(next);
                        yield next.overlay();
                    }
                    case Scene.Hall next -> {
                        hall.show(next);
                        show(hall);
                        yield next.overlay();
                    }
                };
        boolean wasOpen = overlay.isOpen();
        overlay.show(over);
        if (wasOpen && over.isEmpty()) {
            board.requestFocusInWindow();
        }
        menu.allow(scene instanceof Scene.Game ? MainMenu.Lasting.GAME : MainMenu.Lasting.NOTHING);
        shown = Optional.of(scene);
    }

    private void showGame(Scene.Game next) {
        boolean isNew = shown.filter(Scene.Game.class::isInstance).isEmpty();
        game.show(next);
        show(game);
        if (isNew) {
            frame.setTitle(next.below().name() + " and " + next.above().name() + " – Crownhead");
            board.requestFocusInWindow();
        }
    }

    private void over(Curtain curtain) {
        play = Optional.empty();
        shown = Optional.empty();
        if (isClosing) {
            close();
        } else {
            showSetUp(curtain.farewell());
        }
    }

    private void keep(Habits next) {
        habits = next;
        Thread.ofVirtual().start(() -> around.memory().keep(next));
    }

    private void say(String title, List<String> lines) {
        JOptionPane.showMessageDialog(
                frame, String.join("\n", lines), title, JOptionPane.PLAIN_MESSAGE);
    }

    /** Brings what happens at the table to the event thread. */
    private final class Screen implements Play.Audience, GameHost.Doorbell {
        private Optional<Play> mine = Optional.empty();

        void of(Play now) {
            mine = Optional.of(now);
        }

        /** What comes late from a game that is over is not shown. */
        private void later(Runnable event) {
            SwingUtilities.invokeLater(() -> {
                if (play.isPresent() && play.equals(mine)) {
                    event.run();
                }
            });
        }

        @Override
        public void show(Scene scene) {
            later(() -> MainWindow.this.show(scene));
        }

        @Override
        public void refused(Square square) {
            later(() -> board.refuse(square));
        }

        @Override
        public void warned() {
            Thread.ofVirtual().start(around.bell()::ring);
        }

        @Override
        public void over(Curtain curtain) {
            later(() -> MainWindow.this.over(curtain));
        }

        @Override
        public void notOpened(String why) {
            later(() -> {
                play = Optional.empty();
                showSetUp(why);
            });
        }

        @Override
        public void rang(GameHost.Guest guest) {
            later(() -> {
                guests.add(new Answered(guest));
                waiting.show(guests);
            });
            Thread.ofVirtual().start(around.bell()::ring);
        }

        @Override
        public void left(GameHost.Guest guest) {
            later(() -> forget(guest.name()));
        }
    }

    private void forget(String name) {
        guests.removeIf(guest -> guest.name().equals(name));
        waiting.show(guests);
    }

    /** A guest who is answered asks no more; the table is told elsewhere, because it may wait. */
    private final class Answered implements GameHost.Guest {
        private final GameHost.Guest guest;

        Answered(GameHost.Guest guest) {
            this.guest = guest;
        }

        @Override
        public String name() {
            return guest.name();
        }

        @Override
        public void admit() {
            forget(name());
            Thread.ofVirtual().start(guest::admit);
        }

        @Override
        public void refuse() {
            forget(name());
            Thread.ofVirtual().start(guest::refuse);
        }
    }

    /** What the menu asks for. */
    private final class Menu implements MainMenu.Wishes {
        @Override
        public void copyPdn() {
            withText(act -> Records.pdn(act, around.time().instant()), Records::copy);
        }

        @Override
        public void copyFen() {
            withText(Records::fen, Records::copy);
        }

        @Override
        public void save() {
            around.files()
                    .toSave(frame)
                    .ifPresent(file ->
                            withText(
                                    act -> Records.pdn(act, around.time().instant()),
                                    pdn -> save(pdn, file)));
        }

        private void withText(Function<TableAct, Optional<String>> text, Consumer<String> use) {
            play.ifPresent(now ->
                    now.ask(act ->
                            text.apply(act)
                                    .ifPresentOrElse(
                                            use,
                                            () ->
                                                    complain(
                                                            "Not all moves of this game are known"
                                                                    + " here."))));
        }

        private void save(String pdn, Path file) {
            try {
                Records.save(pdn, file);
            } catch (IOException e) {
                complain("The game could not be saved: " + e.getMessage());
            }
        }

        @Override
        public void open() {
            around.files()
                    .toOpen(frame)
                    .ifPresent(file -> Thread.ofVirtual().start(() -> read(file)));
        }

        private void read(Path file) {
            try {
                List<PdnEntry> games = Records.read(file);
                if (games.isEmpty()) {
                    complain("There is no game in " + file.getFileName() + ".");
                } else {
                    SwingUtilities.invokeLater(() ->
                            new ReplayWindow(String.valueOf(file.getFileName()), games).open());
                }
            } catch (IOException e) {
                complain("The file cannot be read: " + e.getMessage());
            }
        }

        private void complain(String why) {
            SwingUtilities.invokeLater(() -> say("Crownhead", List.of(why)));
        }

        @Override
        public void leave() {
            askToLeave();
        }

        @Override
        public void close() {
            askToClose();
        }

        @Override
        public void help() {
            if (play.isPresent()) {
                press(new Key.Letter('?'));
            } else {
                say("Crownhead", Guide.LINES);
            }
        }

        @Override
        public void wear(Look look) {
            Themes.change(look);
            keep(habits.with(look));
            shown.ifPresent(MainWindow.this::show);
        }

        @Override
        public void lie(Lie how) {
            keep(habits.with(how));
            play.ifPresent(now -> now.lie(how));
        }
    }
}

package crownhead.clients.desktop;

import crownhead.clients.desktop.board.BoardView;
import crownhead.clients.desktop.setup.Form;
import crownhead.clients.desktop.setup.SetUpPanel;
import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Scene;
import crownhead.rules.Square;
import java.awt.CardLayout;
import java.awt.Component;
import java.util.List;
import java.util.Optional;
import javax.swing.JFrame;
import javax.swing.JPanel;

/** What is to be seen in the window: set-up, waiting, hall or game, and over it a question. */
final class Rooms {
    /** What a person does in them. */
    interface Visitor {
        void start(Form form);

        void point(Square square);

        void press(Key key);

        /** Chooses a line of the hall. */
        void choose(int line);

        /** Answers what stands over the window. */
        void answer(Key key);

        void leave();
    }

    private final JFrame frame;
    private final CardLayout cards = new CardLayout();
    private final JPanel content = new JPanel(cards);
    private final SetUpPanel setUp;
    private final WaitingPanel waiting;
    private final BoardView board;
    private final GamePanel game;
    private final HallPanel hall;
    private final OverlayPane overlay;
    private Optional<Scene> shown = Optional.empty();

    Rooms(JFrame frame, Form remembered, Visitor visitor) {
        this.frame = frame;
        setUp = new SetUpPanel(remembered, visitor::start);
        waiting = new WaitingPanel(visitor::leave);
        board = new BoardView(visitor::point, () -> visitor.press(Key.Named.ESCAPE));
        game = new GamePanel(board, visitor::press, visitor::leave);
        hall = new HallPanel(visitor::press, visitor::choose);
        overlay = new OverlayPane(visitor::answer);
        for (Component room : List.of(setUp, waiting, game, hall)) {
            content.add(room, room.getName());
        }
        frame.setContentPane(content);
        frame.setGlassPane(overlay);
    }

    void showSetUp(String sentence) {
        shown = Optional.empty();
        setUp.say(sentence);
        show(setUp);
        overlay.show(Optional.empty());
        frame.setTitle("Crownhead");
        frame.getRootPane().setDefaultButton(setUp.startButton());
    }

    /** Something was set up, and nothing is known of it yet. */
    void expectGame() {
        shown = Optional.empty();
        waiting.invite("");
        frame.getRootPane().setDefaultButton(null);
    }

    private void show(Component room) {
        cards.show(content, room.getName());
    }

    void show(Scene scene) {
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
        boolean wasAsking = isAsking();
        overlay.show(over);
        if (wasAsking && over.isEmpty()) {
            board.requestFocusInWindow();
        }
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

    /** In other colours. */
    void showAgain() {
        shown.ifPresent(this::show);
    }

    void refuse(Square square) {
        board.refuse(square);
    }

    WaitingPanel waiting() {
        return waiting;
    }

    boolean isAsking() {
        return overlay.isOpen();
    }

    boolean isGameOn() {
        return shown.filter(scene -> scene instanceof Scene.Game && !isOver(scene)).isPresent();
    }

    boolean isGameOver() {
        return shown.filter(Rooms::isOver).isPresent();
    }

    private static boolean isOver(Scene scene) {
        return scene instanceof Scene.Game last
                && !last.above().isOnTurn()
                && !last.below().isOnTurn();
    }
}

package crownhead.clients.desktop;

import crownhead.clients.act.Curtain;
import crownhead.clients.act.TableAct;
import crownhead.clients.desktop.setup.Form;
import crownhead.clients.desktop.setup.Habits;
import crownhead.clients.desktop.setup.Plan;
import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Lie;
import crownhead.clients.presenter.Scene;
import crownhead.rules.Square;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JFrame;

/** What goes on in the window: one game after another, and before each the set-up. */
final class Evening implements Rooms.Visitor {
    private static final long PATIENCE_MILLIS = 3_000;

    /** What the window does about it. */
    interface Keeper {
        /** A game is set up like this; answers what is remembered now. */
        Habits remember(Form form);

        /** There is a game to be seen now, or none any more. */
        void lasts(MainMenu.Lasting what);

        void close();
    }

    private final Surroundings around;
    private final Keeper keeper;
    private final Rooms rooms;
    private final GuestList guests;
    private Optional<Play> play = Optional.empty();
    private boolean isClosing;

    Evening(JFrame frame, Surroundings around, Form remembered, Keeper keeper) {
        this.around = around;
        this.keeper = keeper;
        rooms = new Rooms(frame, remembered, this);
        guests = new GuestList(rooms.waiting());
    }

    void begin() {
        showSetUp("");
    }

    private void showSetUp(String sentence) {
        rooms.showSetUp(sentence);
        keeper.lasts(MainMenu.Lasting.NOTHING);
    }

    @Override
    public void start(Form form) {
        Habits habits = keeper.remember(form);
        form.plan().ifPresent(plan -> start(plan, habits.lie()));
    }

    private void start(Plan plan, Lie lie) {
        guests.clear();
        rooms.expectGame();
        Screen screen = new Screen(this, around.bell());
        Openings openings = new Openings(around, screen, screen::invite);
        Play next = new Play(openings.of(plan), around.time(), screen);
        screen.of(next);
        play = Optional.of(next);
        next.lie(lie);
        next.start();
    }

    @Override
    public void point(Square square) {
        play.ifPresent(now -> now.point(square));
    }

    @Override
    public void choose(int line) {
        play.ifPresent(now -> now.choose(line));
    }

    @Override
    public void press(Key key) {
        play.ifPresent(now -> now.press(key));
    }

    @Override
    public void leave() {
        press(Key.Named.INTERRUPT);
    }

    /** Who says no after a game does not want another: back to the set-up. */
    @Override
    public void answer(Key key) {
        boolean isNo = key instanceof Key.Letter(char letter) && letter == 'n';
        press(key);
        isClosing &= !isNo && key != Key.Named.ESCAPE;
        if (isNo && rooms.isGameOver()) {
            ask(act -> act.presenter().leave());
        }
    }

    /** A key that nothing else in the window wanted. */
    void hear(Key key) {
        if (rooms.isAsking()) {
            answer(key);
        } else {
            press(key);
        }
    }

    /** Asks something of what is played, on its thread. */
    void ask(Consumer<TableAct> request) {
        play.ifPresent(now -> now.ask(request));
    }

    void lie(Lie how) {
        play.ifPresent(now -> now.lie(how));
    }

    void showAgain() {
        rooms.showAgain();
    }

    /** Whether something is played, or about to be. */
    boolean isOn() {
        return play.isPresent();
    }

    boolean isAt(Play one) {
        return play.equals(Optional.of(one));
    }

    void show(Scene scene) {
        rooms.show(scene);
        keeper.lasts(
                scene instanceof Scene.Game ? MainMenu.Lasting.GAME : MainMenu.Lasting.NOTHING);
    }

    void refuse(Square square) {
        rooms.refuse(square);
    }

    void invite(String words) {
        rooms.waiting().invite(words);
    }

    GuestList guests() {
        return guests;
    }

    void noGame(String why) {
        play = Optional.empty();
        showSetUp(why);
    }

    void over(Curtain curtain) {
        play = Optional.empty();
        if (isClosing) {
            keeper.close();
        } else {
            showSetUp(curtain.farewell());
        }
    }

    /** Who plays is asked first; who closes twice is not asked twice. */
    void askToClose() {
        if (isOn() && rooms.isGameOn() && !isClosing) {
            isClosing = true;
            leave();
        } else {
            keeper.close();
        }
    }

    /** Ends what is played, wherever it stands, and then does something else. */
    void end(Runnable afterwards) {
        Optional<Play> last = play;
        play = Optional.empty();
        Thread.ofPlatform()
                .name("closing")
                .start(() -> {
                    last.ifPresent(Evening::end);
                    afterwards.run();
                });
    }

    private static void end(Play last) {
        last.close();
        try {
            last.join(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

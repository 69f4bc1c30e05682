package crownhead.clients.desktop;

import crownhead.clients.act.Act;
import crownhead.clients.act.Curtain;
import crownhead.clients.act.TableAct;
import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Lie;
import crownhead.clients.presenter.Scene;
import crownhead.rules.Square;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * One act on a thread of its own, which the window only talks to: what a person does goes into a
 * queue, and what there is to see comes out of it.
 */
final class Play implements Executor {
    private static final long TICK_MILLIS = 100;
    private static final String MISTAKE =
            "Crownhead has made a mistake, and this game cannot go on. What it was stands where"
                    + " Crownhead was started.";

    /** Begins an act, on its thread; it may wait there. */
    @FunctionalInterface
    interface Opening {
        Opened open(Executor stage) throws GameHost.NotOpened;
    }

    /** An act, and what is to be done after it. */
    record Opened(TableAct act, Runnable afterwards) {
        Opened(TableAct act) {
            this(act, () -> {});
        }
    }

    /** Sees and hears what happens, on the thread of the act. */
    interface Audience {
        void show(Scene scene);

        /** Somebody pointed at a square, and nothing came of it. */
        void refused(Square square);

        void warned();

        void over(Curtain curtain);

        /** There is no game, or none any more. */
        void noGame(String why);
    }

    private final Opening opening;
    private final InstantSource time;
    private final Audience audience;
    private final BlockingQueue<Consumer<TableAct>> queue = new LinkedBlockingQueue<>();
    private final Thread thread;
    private Optional<Scene> shown = Optional.empty();
    private int warnings;
    private volatile boolean isClosed;

    Play(Opening opening, InstantSource time, Audience audience) {
        this.opening = opening;
        this.time = time;
        this.audience = audience;
        thread = Thread.ofPlatform().name("table").daemon().unstarted(this::run);
    }

    void start() {
        thread.start();
    }

    /** What others bring to the thread of the act. */
    @Override
    public void execute(Runnable event) {
        queue.add(_ -> event.run());
    }

    /** Asks something of the act, on its thread. */
    void ask(Consumer<TableAct> request) {
        queue.add(request);
    }

    void press(Key key) {
        queue.add(act -> act.press(key, time.instant()));
    }

    void point(Square square) {
        queue.add(act -> point(act, square));
    }

    void choose(int line) {
        queue.add(act -> act.presenter().choose(line));
    }

    void lie(Lie how) {
        queue.add(act -> act.presenter().lie(how));
    }

    /** Ends the act, wherever it is; whoever leaves a game has left it. */
    void close() {
        isClosed = true;
        queue.add(_ -> {});
    }

    /** Waits until the act is over and nothing of it is left. */
    void join(long millis) throws InterruptedException {
        thread.join(millis);
    }

    private void run() {
        try {
            play(opening.open(this)).ifPresent(audience::over);
        } catch (GameHost.NotOpened e) {
            audience.noGame(e.why());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error mistake) {
            audience.noGame(MISTAKE);
            throw mistake;
        }
    }

    private Optional<Curtain> play(Opened opened) throws InterruptedException {
        try {
            return play(opened.act());
        } finally {
            opened.act().close();
            opened.afterwards().run();
        }
    }

    /** How it ended, unless the window was closed before that. */
    private Optional<Curtain> play(TableAct act) throws InterruptedException {
        while (!isClosed && act.curtain().isEmpty()) {
            show(act);
            await(act);
            act.tick();
        }
        Optional<Curtain> curtain = isClosed ? Optional.empty() : act.curtain();
        act.presenter().leave();
        return curtain;
    }

    /** Until something happens, or a tick has passed; then all that has happened is done. */
    private void await(TableAct act) throws InterruptedException {
        Consumer<TableAct> event = queue.poll(TICK_MILLIS, TimeUnit.MILLISECONDS);
        while (event != null) {
            event.accept(act);
            event = queue.poll();
        }
    }

    private void show(TableAct act) {
        Scene scene = act.scene(time.instant());
        if (!shown.equals(Optional.of(scene))) {
            shown = Optional.of(scene);
            audience.show(scene);
        }
        int heard = act.presenter().warnings();
        if (heard > warnings) {
            audience.warned();
        }
        warnings = heard;
    }

    private void point(TableAct act, Square square) {
        Instant now = time.instant();
        Optional<Scene.Board> before = board(act, now);
        act.point(square, now);
        if (before.isPresent() && before.equals(board(act, now))) {
            audience.refused(square);
        }
    }

    private static Optional<Scene.Board> board(Act act, Instant now) {
        return act.scene(now) instanceof Scene.Game game
                ? Optional.of(game.board())
                : Optional.empty();
    }
}

package crownhead.engine.hub;

import crownhead.engine.Choice;
import crownhead.engine.Chooser;
import crownhead.engine.Limits;
import crownhead.rules.Position;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** One search that runs beside the conversation, and tells what it finds. */
final class Thinking {
    private final Chooser chooser;
    private final List<Position> sinceProgress;
    private final HubLevel level;
    private final Deadline deadline;
    private final Consumer<String> out;
    private final Thread thread;
    private volatile boolean isGoingOn = true;

    private Thinking(
            Chooser chooser,
            List<Position> sinceProgress,
            HubLevel level,
            Deadline deadline,
            Consumer<String> out) {
        this.chooser = chooser;
        this.sinceProgress = sinceProgress;
        this.level = level;
        this.deadline = deadline;
        this.out = out;
        thread = Thread.ofPlatform().name("thinking").daemon(true).unstarted(this::think);
    }

    static Thinking begin(
            Chooser chooser,
            List<Position> sinceProgress,
            HubLevel level,
            Deadline deadline,
            Consumer<String> out) {
        Thinking thinking = new Thinking(chooser, sinceProgress, level, deadline, out);
        thinking.thread.start();
        return thinking;
    }

    boolean isGoingOn() {
        return isGoingOn;
    }

    void stop() {
        deadline.stop();
    }

    /** Waits for its end; one that would have none is stopped. */
    void finish() {
        if (level.isEndless()) {
            stop();
        }
        await();
    }

    void await() {
        try {
            thread.join();
        } catch (InterruptedException _) {
            deadline.stop();
            Thread.currentThread().interrupt();
        }
    }

    private void think() {
        Limits limits = new Limits(level.depth(), level.nodes(), deadline);
        try {
            Choice choice = chooser.choose(sinceProgress, limits, this::tell);
            // Who has read that it is done may go on at once.
            isGoingOn = false;
            out.accept("done" + answer(choice));
        } catch (RuntimeException failure) {
            isGoingOn = false;
            out.accept("error message=" + HubLine.quoted("the search failed: " + failure));
        }
    }

    private static String answer(Choice choice) {
        String move = " move=" + HubMove.write(choice.move());
        return choice.line().size() < 2
                ? move
                : move + " ponder=" + HubMove.write(choice.line().get(1));
    }

    private void tell(Choice choice) {
        long elapsed = deadline.elapsed();
        out.accept(
                String.format(
                        Locale.ROOT,
                        "info depth=%d score=%.2f nodes=%d time=%.3f nps=%.2f pv=%s",
                        choice.depth(),
                        choice.score() / 100.0,
                        choice.nodes(),
                        elapsed / 1000.0,
                        choice.nodes() / 1000.0 / Math.max(1, elapsed),
                        HubLine.quoted(HubMove.write(choice.line()))));
    }
}

package crownhead.engine.threads;

import crownhead.engine.Choice;
import crownhead.engine.Limits;
import crownhead.engine.MoveChooser;
import crownhead.engine.Score;
import crownhead.rules.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** What the helpers of a team do for one move: they work until the leader is done. */
final class Help {
    private final List<MoveChooser> helpers;
    private final List<Position> sinceProgress;
    private final Limits limits;
    private final List<Thread> threads = new ArrayList<>();
    private final List<Choice> found = Collections.synchronizedList(new ArrayList<>());
    private volatile boolean isOver;

    Help(List<MoveChooser> helpers, List<Position> sinceProgress, Limits given) {
        this.helpers = helpers;
        this.sinceProgress = sinceProgress;
        limits = new Limits(given.depth(), given.nodes(), () -> isOver);
    }

    /** They come when the leader has had a first look and has not seen the end of the game. */
    Consumer<Choice> comingAfter(Consumer<Choice> listener) {
        return choice -> {
            listener.accept(choice);
            if (threads.isEmpty() && !Score.isDecided(choice.score())) {
                begin();
            }
        };
    }

    /** Sends them away, and answers what they have found. */
    List<Choice> end() {
        isOver = true;
        boolean isInterrupted = false;
        for (Thread thread : threads) {
            isInterrupted |= isInterruptedUntilTheEndOf(thread);
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
        return List.copyOf(found);
    }

    private void begin() {
        for (int i = 0; i < helpers.size(); i++) {
            MoveChooser helper = helpers.get(i);
            // The leader is at 2 now: half of the helpers begin beyond it.
            int from = 2 + (i + 1) % 2;
            threads.add(
                    Thread.ofPlatform()
                            .name("helper " + (i + 1))
                            .daemon(true)
                            .start(() -> found.add(helper.help(sinceProgress, limits, from))));
        }
    }

    /** They look up often whether it is over, so it is not long. */
    private static boolean isInterruptedUntilTheEndOf(Thread thread) {
        boolean isInterrupted = false;
        while (true) {
            try {
                thread.join();
                return isInterrupted;
            } catch (InterruptedException _) {
                isInterrupted = true;
            }
        }
    }
}

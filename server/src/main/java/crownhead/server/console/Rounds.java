package crownhead.server.console;

import java.util.ArrayList;
import java.util.List;

/** What is done again and again while the house is open. */
final class Rounds {
    private final List<Runnable> all = new ArrayList<>();

    void add(Runnable round) {
        all.add(round);
    }

    /** Goes all rounds once. A mistake in one is told and does not stop the others. */
    void run() {
        for (Runnable round : all) {
            try {
                round.run();
            } catch (RuntimeException mistake) {
                Thread self = Thread.currentThread();
                self.getUncaughtExceptionHandler().uncaughtException(self, mistake);
            }
        }
    }
}

package crownhead.engine.hub;

import crownhead.engine.Endgames;
import crownhead.engine.MoveChooser;
import crownhead.engine.TranspositionTable;
import crownhead.engine.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Another program that talks with the engine. */
final class HubTalk {
    private static final long PATIENCE_SECONDS = 60;

    private final LinkedBlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private final Hub hub =
            new Hub(
                    new MoveChooser(
                            Weights.shipped().evaluation(),
                            Endgames.NONE,
                            new TranspositionTable(12)),
                    "1.0",
                    () -> System.nanoTime() / 1_000_000,
                    answers::add);

    boolean say(String line) {
        return hub.hear(line);
    }

    String next() throws InterruptedException {
        String answer = answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (answer == null) {
            throw new AssertionError("No answer within " + PATIENCE_SECONDS + " seconds");
        }
        return answer;
    }

    /** Every line up to one that starts so. */
    List<String> until(String start) throws InterruptedException {
        List<String> lines = new ArrayList<>();
        do {
            lines.add(next());
        } while (!lines.getLast().startsWith(start));
        return lines;
    }

    /** What has been answered and not been read yet. */
    List<String> rest() {
        List<String> lines = new ArrayList<>();
        answers.drainTo(lines);
        return lines;
    }

    void close() {
        hub.close();
    }
}

package crownhead.play.computer;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Time that passes when a test says so; whoever thinks takes some too. */
final class FakeBackroom implements Backroom, InstantSource {
    private static final Duration A_MOMENT_OF_THOUGHT = Duration.ofMillis(20);

    private record Task(Instant at, Runnable work) {}

    private final List<Task> tasks = new ArrayList<>();
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");
    private boolean isThinking;

    @Override
    public Instant instant() {
        if (isThinking) {
            now = now.plus(A_MOMENT_OF_THOUGHT);
        }
        return now;
    }

    @Override
    public void soon(Runnable errand) {
        tasks.add(new Task(now, errand));
    }

    @Override
    public void after(Duration time, Runnable errand) {
        tasks.add(new Task(now.plus(time), errand));
    }

    @Override
    public void think(Instant before, Runnable thought) {
        soon(() -> {
            isThinking = true;
            try {
                thought.run();
            } finally {
                isThinking = false;
            }
        });
    }

    @Override
    public int waiting() {
        return 0;
    }

    /** As after a start of the program: whatever was to be done is forgotten. */
    void forget() {
        tasks.clear();
    }

    void pass(Duration time) {
        Instant until = now.plus(time);
        Optional<Task> next = next(until);
        while (next.isPresent()) {
            tasks.remove(next.get());
            now = later(now, next.get().at);
            next.get().work.run();
            next = next(until);
        }
        now = later(now, until);
    }

    private Optional<Task> next(Instant until) {
        return tasks.stream()
                .min(Comparator.comparing(Task::at))
                .filter(task -> !task.at.isAfter(until));
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }
}

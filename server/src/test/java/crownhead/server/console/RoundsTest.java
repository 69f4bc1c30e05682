package crownhead.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoundsTest {
    @Test
    void goOnWhenOneOfThemFails() throws InterruptedException {
        List<String> gone = new ArrayList<>();
        List<Throwable> told = new ArrayList<>();
        Rounds rounds = new Rounds();
        rounds.add(() -> gone.add("first"));
        rounds.add(() -> {
            throw new IllegalStateException("a mistake");
        });
        rounds.add(() -> gone.add("third"));
        Thread thread =
                Thread.ofPlatform()
                        .uncaughtExceptionHandler((_, mistake) -> told.add(mistake))
                        .start(() -> {
                            rounds.run();
                            rounds.run();
                        });
        thread.join();
        assertThat(gone).containsExactly("first", "third", "first", "third");
        assertThat(told).hasSize(2).allMatch(IllegalStateException.class::isInstance);
    }
}

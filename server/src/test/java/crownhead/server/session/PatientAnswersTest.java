package crownhead.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class PatientAnswersTest {
    private final FakePipe pipe = FakePipe.free();
    private final Conversation mover =
            new Conversation(pipe, Limits.STANDARD, () -> Instant.parse("2026-01-01T12:00:00Z"));
    private final PatientAnswers answers = new PatientAnswers();

    @BeforeEach
    void start() {
        mover.start();
    }

    @AfterEach
    void stop() {
        answers.close();
    }

    private void answer(String line) {
        answers.add(mover.note(line));
    }

    private void awaitAWord() throws InterruptedException {
        while (pipe.written().isEmpty()) {
            Thread.sleep(1);
        }
    }

    @Test
    void goOutAtOnceWhenFewMovesCome() {
        answers.stored(PatientAnswers.CROWD - 1);
        answer("kept");
        assertThat(pipe.written()).containsExactly("kept");
    }

    @Test
    void goOutAlongWithTheNextWordWhenManyCome() {
        answers.stored(PatientAnswers.CROWD);
        answer("kept");
        mover.tell("your turn");
        assertThat(pipe.batches()).containsExactly(List.of("kept", "your turn"));
    }

    @Test
    @Timeout(10)
    void goOutAlsoIfOneBeforeThemCannot() throws InterruptedException {
        answers.stored(PatientAnswers.CROWD);
        answers.add(() -> {
            throw new IllegalStateException("no way");
        });
        answer("kept");
        awaitAWord();
        assertThat(pipe.written()).containsExactly("kept");
    }

    @Test
    @Timeout(10)
    void goOutByThemselvesAfterAMoment() throws InterruptedException {
        answers.stored(PatientAnswers.CROWD);
        answer("kept");
        awaitAWord();
        assertThat(pipe.written()).containsExactly("kept");
    }

    @Test
    void doNotTakeALaterOneAlongOnceTheyAreGone() {
        Runnable first = mover.note("kept");
        mover.tell("your turn");
        mover.note("kept too");
        first.run();
        assertThat(pipe.batches()).containsExactly(List.of("kept", "your turn"));
    }

    @Test
    void goOutAtOnceAgainWhenTheCrowdIsGone() {
        answers.stored(PatientAnswers.CROWD);
        answer("kept");
        answers.stored(1);
        answer("kept too");
        assertThat(pipe.batches()).containsExactly(List.of("kept", "kept too"));
    }

    @Test
    void goWithTheLastWordOfTheirConversation() throws InterruptedException {
        answers.stored(PatientAnswers.CROWD);
        answer("kept");
        mover.finish();
        mover.awaitEnd();
        assertThat(pipe.written()).containsExactly("kept");
    }
}

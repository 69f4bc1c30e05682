package crownhead.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UpdateTextTest {
    private static final List<Update> SAMPLES =
            SampleLines.all().stream()
                    .flatMap(line -> SampleLines.ofHouse(line).stream())
                    .filter(Update.class::isInstance)
                    .map(Update.class::cast)
                    .toList();

    @Test
    void saysWhatTheAnnotationsSay() {
        for (Update update : SAMPLES) {
            assertThat(SampleLines.tree(UpdateText.write(update)))
                    .isEqualTo(SampleLines.tree(Wire.writePlainly(update)));
        }
    }

    @Test
    void isReadAsWhatWasWritten() throws BadMessage {
        for (Update update : SAMPLES) {
            assertThat(Wire.readServerMessage(UpdateText.write(update))).isEqualTo(update);
        }
    }

    @Test
    void keepsEveryCharacterOfAName() {
        Update update = SAMPLES.getFirst();
        for (String name : List.of("\"\\", "a\nb\u0000", "Ж ß 日本 \ud83d\ude00", "</script>")) {
            Update said = update.answering(name).refusedFor(name);
            assertThat(SampleLines.tree(UpdateText.write(said)))
                    .isEqualTo(SampleLines.tree(Wire.writePlainly(said)));
        }
    }

    @Test
    void writesWhatIsTheSameForEveryoneOnce() {
        Update first = SAMPLES.getLast();
        Update other = first.answering("m7");
        assertThat(new UpdateText(first).to(other)).isEqualTo(UpdateText.write(other));
    }

    @Test
    void hasSamplesWithAndWithoutEveryOptionalPart() {
        assertThat(SAMPLES).extracting(Update::players).contains(Optional.empty());
        assertThat(SAMPLES).anyMatch(update -> update.statistics().isPresent());
        assertThat(SAMPLES).anyMatch(update -> update.standing().pause().isPresent());
        assertThat(SAMPLES).anyMatch(update -> update.standing().counts().claim().isPresent());
    }
}

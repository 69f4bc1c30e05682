package crownhead.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SampleLinesTest {
    private static final List<String> LINES = SampleLines.all();

    @Nested
    class EverySample {
        @Test
        void isReadAndWrittenAsItWas() {
            for (String line : LINES) {
                assertThat(SampleLines.readAndWritten(line))
                        .as(line)
                        .isNotEmpty()
                        .allMatch(SampleLines.tree(line)::equals);
            }
        }

        @Test
        void isThereOnce() {
            assertThat(LINES).doesNotHaveDuplicates();
        }
    }

    @Nested
    class EveryType {
        @Test
        void ofAClientHasASample() {
            assertThat(LINES.stream().filter(line -> SampleLines.ofClient(line).isPresent()))
                    .extracting(SampleLines::type)
                    .contains(types(ClientMessage.class));
        }

        @Test
        void ofTheHouseHasASample() {
            assertThat(LINES.stream().filter(line -> SampleLines.ofHouse(line).isPresent()))
                    .extracting(SampleLines::type)
                    .contains(types(ServerMessage.class));
        }
    }

    @Nested
    class TheUpdatesAmongThem {
        private final List<Update> updates =
                LINES.stream()
                        .flatMap(line -> SampleLines.ofHouse(line).stream())
                        .filter(Update.class::isInstance)
                        .map(Update.class::cast)
                        .toList();

        @Test
        void haveEveryActionAndEveryRole() {
            assertThat(updates).extracting(Update::action).contains(Action.values());
            assertThat(updates).extracting(Update::you).contains(Role.values());
        }

        @Test
        void askEveryQuestion() {
            assertThat(updates.stream().flatMap(update -> update.question().stream()))
                    .extracting(Inquiry::kind)
                    .contains(Inquiry.Kind.values());
        }

        @Test
        void haveEveryOutcome() {
            assertThat(updates.stream().flatMap(update -> update.result().stream()))
                    .extracting(Ending::outcome)
                    .contains("win", "draw", "none");
        }
    }

    private static String[] types(Class<?> messages) {
        return Arrays.stream(messages.getAnnotation(JsonSubTypes.class).value())
                .map(JsonSubTypes.Type::name)
                .toArray(String[]::new);
    }
}

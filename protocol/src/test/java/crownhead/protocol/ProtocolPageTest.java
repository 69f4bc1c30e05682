package crownhead.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import crownhead.protocol.telling.Situations;
import crownhead.table.Refusal;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The page is the contract: whatever is on the wire is explained there. */
class ProtocolPageTest {
    private final ProtocolPage page;

    ProtocolPageTest() throws IOException {
        page = ProtocolPage.read("protocol.md");
    }

    @Nested
    class ThePageNames {
        @Test
        @Tag("TA-2e")
        void everyTypeOfMessage() {
            assertThat(page.names())
                    .containsAll(SampleLines.all().stream().map(SampleLines::type).toList());
        }

        @Test
        @Tag("TA-2e")
        void everyFieldOfEveryMessage() {
            assertThat(page.names())
                    .containsAll(WireRecords.fields(ClientMessage.class))
                    .containsAll(WireRecords.fields(ServerMessage.class));
        }

        @Test
        @Tag("TA-2e")
        void everyActionRoleAndQuestion() {
            assertThat(page.names())
                    .containsAll(constants(Action.class))
                    .containsAll(constants(Role.class))
                    .containsAll(constants(Inquiry.Kind.class));
        }

        @Test
        void everyEvent() {
            assertThat(page.names())
                    .containsAll(
                            Situations.updates().stream()
                                    .flatMap(update -> update.events().stream())
                                    .map(Happening::event)
                                    .toList());
        }

        @Test
        void everyOutcomeAndItsReason() {
            assertThat(page.names())
                    .containsAll(
                            Situations.updates().stream()
                                    .flatMap(update -> update.result().stream())
                                    .flatMap(end -> Stream.of(end.outcome(), end.reason()))
                                    .toList());
        }

        @Test
        void everyKindOfTimeAndOfDraws() {
            assertThat(page.names())
                    .containsAll(
                            houses().flatMap(h ->
                                            Stream.of(h.timing().kind(), h.draws(), h.colours()))
                                    .toList());
        }

        @Test
        void everyCodeOfAGoodbye() {
            assertThat(page.firstColumn("## Being sent away"))
                    .containsExactlyInAnyOrderElementsOf(
                            messages(ServerMessage.Bye.class)
                                    .map(ServerMessage.Bye::code)
                                    .distinct()
                                    .toList());
        }

        @Test
        void theCodesOfLinesThatAreNoMessages() {
            assertThat(page.names())
                    .containsAll(
                            Arrays.stream(BadMessage.Kind.values())
                                    .map(BadMessage.Kind::code)
                                    .toList());
        }

        @Test
        void theLimits() {
            assertThat(page.lines()).contains("| a line of yours | 4,096 bytes |");
            assertThat(Wire.LONGEST_LINE).isEqualTo(4096);
            assertThat(page.lines())
                    .anyMatch(line -> line.startsWith("Version " + Wire.PROTOCOL + "."));
        }
    }

    @Nested
    class ThePageOfRefusals {
        @Test
        void namesEveryCodeOfATable() throws IOException {
            Stream<Refusal> others =
                    Stream.of(new Refusal.StalePly(0, 1), new Refusal.OfferTooSoon(1));
            assertThat(ProtocolPage.read("refusals.md").names())
                    .containsAll(
                            Stream.concat(Arrays.stream(Refusal.Plain.values()), others)
                                    .map(Refusal::code)
                                    .toList());
        }
    }

    @Nested
    class EveryExample {
        @Test
        @Tag("TA-2e")
        void isAMessageAndWrittenSoByUs() {
            assertThat(page.block("json")).hasSizeGreaterThan(20);
            for (String line : page.block("json")) {
                assertThat(SampleLines.readAndWritten(line))
                        .as(line)
                        .isNotEmpty()
                        .allMatch(SampleLines.tree(line)::equals);
            }
        }

        @Test
        @Tag("TA-2e")
        void ofTheSessionIsSaidByTheRightOne() {
            for (String line : page.block("text")) {
                Optional<?> message =
                        line.startsWith("you:")
                                ? SampleLines.ofClient(said(line))
                                : SampleLines.ofHouse(said(line));
                assertThat(message).as(line).isPresent();
            }
        }

        @Test
        void ofTheSessionHasAGrowingTimestamp() {
            assertThat(
                            page.block("text").stream()
                                    .flatMap(line -> SampleLines.ofHouse(said(line)).stream())
                                    .filter(Update.class::isInstance)
                                    .map(message -> ((Update) message).timestamp()))
                    .hasSizeGreaterThan(6)
                    .isSorted()
                    .doesNotHaveDuplicates();
        }

        private static String said(String line) {
            return line.substring(line.indexOf('{'));
        }
    }

    private static Stream<House> houses() {
        return messages(ServerMessage.Welcome.class).map(ServerMessage.Welcome::house);
    }

    private static <T extends ServerMessage> Stream<T> messages(Class<T> type) {
        return SampleLines.all().stream()
                .flatMap(line -> SampleLines.ofHouse(line).stream())
                .filter(type::isInstance)
                .map(type::cast);
    }

    /** What the constants of an enum are called on the wire. */
    private static List<String> constants(Class<? extends Enum<?>> type) {
        return Arrays.stream(type.getFields())
                .map(field -> field.getAnnotation(JsonProperty.class))
                .map(JsonProperty::value)
                .toList();
    }
}

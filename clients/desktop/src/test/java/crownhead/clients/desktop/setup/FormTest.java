package crownhead.clients.desktop.setup;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.clients.connection.Address;
import crownhead.clients.connection.LocalTable;
import crownhead.clients.presenter.Lie;
import crownhead.table.TimeControl;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormTest {
    @Test
    @Tag("CL-1g")
    void atFirstTwoPlayUntimedAtThisComputer() {
        assertThat(Form.USUAL.plan())
                .contains(
                        new Plan.Here(
                                new LocalTable.People("Player 1", "Player 2"),
                                new TimeControl.Untimed()));
    }

    @Test
    @Tag("DE-1b")
    void timedMovesHaveTheStandardLimitsAtFirst() {
        assertThat(Form.USUAL.with(Mode.HOST).with(Pace.TIMED).plan())
                .contains(new Plan.Host("Player 1", TimeControl.PerMove.STANDARD, 9000));
    }

    @ParameterizedTest
    @CsvSource({
        "0:10, true",
        "5:00, true",
        "0:09, false",
        "5:01, false",
        "5, false",
        "1:60, false"
    })
    @Tag("DE-1b")
    void aLimitIsFromTenSecondsToFiveMinutes(String text, boolean isRight) {
        Form form = Form.USUAL.with(Pace.TIMED).with(Field.LIMIT, text);
        assertThat(form.complaint(Field.LIMIT).isEmpty()).isEqualTo(isRight);
        assertThat(form.plan().isPresent()).isEqualTo(isRight);
    }

    @Test
    void whatIsNotAskedForIsNotWrong() {
        Form form = Form.USUAL.with(Field.LIMIT, "soon").with(Field.PORT, "none");
        assertThat(form.plan()).isPresent();
    }

    @Nested
    class Joining {
        private final Form form =
                Form.USUAL
                        .with(Mode.JOIN)
                        .with(Field.ADDRESS, "192.168.1.20")
                        .with(Field.PORT, "9100");

        @Test
        void leadsToAnAddressAndPortWithAName() {
            assertThat(form.plan().orElseThrow())
                    .isInstanceOfSatisfying(
                            Plan.Join.class,
                            join -> {
                                assertThat(join.entrance())
                                        .isEqualTo(new Address("192.168.1.20", 9100));
                                assertThat(join.who().name()).contains("Player 1");
                            });
        }

        @ParameterizedTest
        @CsvSource({
            "'', Where does the other computer wait? For example 192.168.1.20.",
            "a b, 'That is no address: a name, or numbers and dots.'",
            "http://x, A link belongs to \"Go to a house\"."
        })
        void needsAnAddress(String text, String complaint) {
            assertThat(form.with(Field.ADDRESS, text).complaint(Field.ADDRESS))
                    .isEqualTo(complaint);
        }

        @ParameterizedTest
        @CsvSource({"0", "65536", "port", "''"})
        void needsAPort(String text) {
            assertThat(form.with(Field.PORT, text).complaint(Field.PORT))
                    .isEqualTo("A number from 1 to 65535.");
        }

        @Test
        void takesAnAddressOfTheNewKind() {
            assertThat(form.with(Field.ADDRESS, "::1").plan()).isPresent();
        }
    }

    @Test
    void aLinkLeadsToAGameInAHouse() {
        Form form =
                Form.USUAL
                        .with(Mode.HOUSE)
                        .with(Field.LINK, "https://checkers.example.org/join#7K3M-9QXT-2VHC-R");
        assertThat(form.plan().orElseThrow())
                .isInstanceOfSatisfying(
                        Plan.Join.class, join -> assertThat(join.who().key()).isPresent());
        assertThat(form.with(Field.LINK, "localhost").complaint(Field.LINK))
                .isEqualTo("A house begins with http:// or https://.");
    }

    @Nested
    class AMemory {
        @TempDir Path folder;

        @Test
        void keepsWhatWasFilledIn() {
            Habits habits =
                    Habits.USUAL
                            .with(Form.USUAL.with(Mode.JOIN).with(Field.NAME, "Ann"))
                            .with(Look.DARK)
                            .with(Lie.WITH_THE_MOVER);
            Memory memory = new Memory(folder.resolve("deep/memory"));
            assertThat(memory.keep(habits)).isTrue();
            assertThat(memory.recall()).isEqualTo(habits);
        }

        @Test
        void isWithoutWhatCannotBeRead() throws Exception {
            Path file = folder.resolve("memory");
            assertThat(new Memory(file).recall()).isEqualTo(Habits.USUAL);
            Files.writeString(file, "mode=sideways\nlook=\\u00zz\n");
            assertThat(new Memory(file).recall()).isEqualTo(Habits.USUAL);
        }

        @Test
        void cannotKeepWhatCannotBeWritten() throws Exception {
            Path file = Files.writeString(folder.resolve("file"), "");
            assertThat(new Memory(file.resolve("memory")).keep(Habits.USUAL)).isFalse();
        }
    }

    @Test
    void limitsAreReadInMinutesAndSeconds() {
        Optional<Plan> plan =
                Form.USUAL
                        .with(Pace.TIMED)
                        .with(Field.LIMIT, "1:30")
                        .with(Field.WARNING, "0:20")
                        .plan();
        assertThat(plan.orElseThrow())
                .isInstanceOfSatisfying(
                        Plan.Here.class,
                        here ->
                                assertThat(here.time())
                                        .isEqualTo(
                                                new TimeControl.PerMove(
                                                        Duration.ofSeconds(90),
                                                        Duration.ofSeconds(20))));
    }
}

package crownhead.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands that need a terminal; here there is none. */
class AtTerminalTest {
    @ParameterizedTest
    @ValueSource(strings = {"play", "local", "join localhost"})
    void saysThatThereIsNone(String command) {
        assertThat(Run.of(command.split(" ", -1)))
                .isEqualTo(
                        new Run(
                                2,
                                "",
                                "This needs a terminal: its input and its output must not be"
                                        + " redirected.\n"));
    }

    @Nested
    class Joining {
        @ParameterizedTest
        @ValueSource(strings = {"host:0", "host:x", "::1", ":9000", "[::1"})
        void needsAnAddress(String address) {
            assertThat(Run.of("join", address).err()).contains("'").endsWith(".\n");
            assertThat(Run.of("join", address).exitCode()).isEqualTo(2);
        }

        @Test
        void needsANameThatTheHouseAllows() {
            Run run = Run.of("join", "localhost", "--name", "<b>");
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).startsWith("'<b>' is no name. A name has 1 to 24 letters");
        }

        @Test
        void isTriedAtLeastOnce() {
            assertThat(Run.of("join", "localhost", "--attempts", "0").err())
                    .isEqualTo("No 0 attempts: there is at least 1.\n");
            assertThat(Run.of("join", "localhost", "--pause", "-1").err())
                    .isEqualTo("No pause of -1 seconds: it is from 0 to 3600.\n");
        }
    }

    @Nested
    class PlayingHere {
        @ParameterizedTest
        @ValueSource(strings = {"Ann", "Ann,", "Ann,ann", ",Ben", "A<,Ben"})
        void needsTwoNames(String names) {
            Run run = Run.of("local", "--names", names);
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).contains("are not two names: write --names Ann,Ben.");
        }

        @Test
        void hasNoDays() {
            assertThat(Run.of("local", "--time", "days:3").err())
                    .isEqualTo("Days for a move are for players who are not in one room.\n");
        }

        @Test
        void explainsATimeThatItCannotRead() {
            assertThat(Run.of("local", "--time", "fast").err())
                    .contains("'fast' is no time control: write none, inactivity:10m");
        }
    }
}

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
        @ValueSource(
                strings = {
                    "host:0",
                    "host:x",
                    "::1",
                    ":9000",
                    "[::1",
                    "ftp://host",
                    "host/join#7K3M",
                    "http://",
                    "http://host/join#",
                    "http://host/elsewhere"
                })
        void needsAnAddress(String address) {
            assertThat(Run.of("join", address).err()).contains("'").endsWith(".\n");
            assertThat(Run.of("join", address).exitCode()).isEqualTo(2);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "http://127.0.0.1:1",
                    "https://a.example/join#7K3M-9QXT-2VHC-R",
                    "http://[::1]:8080/game/3f8k2m9qx7tv --watch",
                    "localhost --table 3f8k2m9qx7tv --key 7K3M --ticket dGlja2V0",
                    "http://a.example/join#7K3M --key 7K3M --name Ann"
                })
        void takesAddressesAndLinks(String words) {
            Run run = Run.of(("join " + words).split(" ", -1));
            assertThat(run.err()).startsWith("This needs a terminal");
        }

        @Test
        void isNotToldTwoThings() {
            assertThat(Run.of("join", "http://a.example/join#7K3M", "--key", "9QXT").err())
                    .isEqualTo(
                            "The link leads to 7K3M: leave --key out, or write only the address of"
                                    + " the house.\n");
            assertThat(Run.of("join", "http://a.example/game/abc", "--table", "def").exitCode())
                    .isEqualTo(2);
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

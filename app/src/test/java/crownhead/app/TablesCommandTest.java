package crownhead.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TablesCommandTest {
    private Path folder;
    private Run build;

    @BeforeAll
    void makeTheTablesOfTwoPieces(@TempDir Path empty) {
        folder = empty;
        build = inFolder("build", "--pieces", "2");
    }

    @Nested
    class Building {
        @Test
        void tellsFirstWhatItTakesAndThenHowFarItIs() {
            assertThat(build.exitCode()).isZero();
            assertThat(build.out().lines().findFirst().orElseThrow())
                    .startsWith("3488 of 3488 positions are left to make: about ")
                    .contains(" MB of disk");
            assertThat(build.out())
                    .contains("0m1k-1m0k is made.")
                    .contains("100 % of all, about 0 s");
        }

        @Test
        void isDoneOnce() {
            assertThat(inFolder("build", "--pieces", "2").out())
                    .isEqualTo("All tables up to 2 pieces are there.\n");
        }

        @Test
        void isRefusedForNumbersOfPiecesThatTablesDoNotHave() {
            assertThat(inFolder("build", "--pieces", "7"))
                    .isEqualTo(new Run(2, "", "No tables of 7 pieces: they have 2 to 6.\n"));
            assertThat(inFolder("build", "--pieces", "1").exitCode()).isEqualTo(2);
        }
    }

    @Nested
    class Verifying {
        @Test
        void findsNoMistakeInWhatWasMade() {
            Run run = inFolder("verify", "--pieces", "2");
            assertThat(run.exitCode()).isZero();
            assertThat(run.out()).endsWith("3488 positions, 0 mistakes\n");
        }

        @Test
        void saysWhichTableIsMissing() {
            assertThat(inFolder("verify", "--pieces", "3"))
                    .extracting(Run::exitCode, Run::err)
                    .containsExactly(2, "There is no table of 0m1k-0m2k\n");
        }

        @Test
        void saysWhichFileIsBroken(@TempDir Path other) throws IOException {
            Path file = other.resolve("0m1k-0m1k.table");
            byte[] bytes = Files.readAllBytes(folder.resolve("0m1k-0m1k.table"));
            bytes[100] ^= (byte) 1;
            Files.write(file, bytes);
            Run run = Run.of("tables", "verify", "--pieces", "2", "--folder", other.toString());
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).startsWith(file + " cannot be used: it is not as it was written");
        }
    }

    @Nested
    class Showing {
        @Test
        void tellsHowAPositionEndsAndTheMovesToThere() {
            assertThat(inFolder("show", "W:WK10:BK6"))
                    .isEqualTo(new Run(0, "win in 1\n10x1\n", ""));
            assertThat(inFolder("show", "B:WK1:BK32").out()).startsWith("draw\n");
        }

        @Test
        void admitsWhatIsNotKnown() {
            assertThat(inFolder("show", "B:W21,22,23:B1,2,3"))
                    .isEqualTo(
                            new Run(
                                    1,
                                    "",
                                    "That is not known: the tables here have up to 4 pieces.\n"));
        }

        @Test
        void saysWhatIsWrongWithAPosition() {
            assertThat(inFolder("show", "B:W33:B1").err()).contains("no square 33");
        }
    }

    private Run inFolder(String command, String... args) {
        String[] all = new String[args.length + 4];
        all[0] = "tables";
        all[1] = command;
        System.arraycopy(args, 0, all, 2, args.length);
        all[all.length - 2] = "--folder";
        all[all.length - 1] = folder.toString();
        return Run.of(all);
    }
}

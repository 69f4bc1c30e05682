package crownhead.app;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.engine.OpeningBook;
import crownhead.engine.Weights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineCommandTest {
    @Nested
    class TheEngine {
        @Test
        void answersUntilItsInputEnds() {
            Run run = Run.withInput("init\nping\nlevel depth=3\ngo think\n", "engine");
            assertThat(run.out())
                    .startsWith("ready\npong\ninfo depth=1 ")
                    .containsPattern("\ndone move=\\d+-\\d+ ponder=\\d+-\\d+\n$");
            assertThat(run.exitCode()).isZero();
        }

        @Test
        void knowsAtOnceHowTheSmallestEndgamesEnd() {
            String twoKingsToOne = "W" + "e".repeat(29) + "BB";
            Run run =
                    Run.withInput(
                            "pos pos=B" + twoKingsToOne + "\nlevel depth=1\ngo think\n", "engine");
            assertThat(run.out()).containsPattern("info depth=1 score=199\\.");
        }

        @Test
        void endsWhenItIsToldTo() {
            assertThat(Run.withInput("quit\nping\n", "engine").out()).isEmpty();
        }

        @Test
        void refusesATableThatIsTooLarge() {
            assertThat(Run.of("engine", "--table-bits", "30"))
                    .isEqualTo(new Run(2, "", "No table of 30 bits: it is 10 to 24.\n"));
        }
    }

    @Nested
    class ATeam {
        @Test
        void answersAsOneDoes() {
            Run run = Run.withInput("level depth=6\ngo think\n", "engine", "--threads", "2");
            assertThat(run.out())
                    .contains("info depth=6 ")
                    .containsPattern("\ndone move=\\d+-\\d+ ponder=\\d+-\\d+\n$");
        }

        @Test
        void needsSomebody() {
            assertThat(Run.of("engine", "--threads", "0"))
                    .isEqualTo(new Run(2, "", "No 0 threads: there are 1 to 256.\n"));
        }
    }

    @Nested
    class ABook {
        @TempDir private Path folder = Path.of("");

        @Test
        void isWrittenAndSaysWhereItComesFrom() throws IOException {
            Path file = folder.resolve("book.txt");
            Run run =
                    Run.of(
                            "book",
                            file.toString(),
                            "--commit",
                            "abc",
                            "--ballots",
                            "1",
                            "--nodes",
                            "20");
            assertThat(run.exitCode()).isZero();
            String text = Files.readString(file);
            assertThat(text).startsWith("# Crownhead book 1\n# commit: abc\n");
            int known = OpeningBook.read(text).size();
            assertThat(run.out()).isEqualTo(known + " positions\n");
            assertThat(run.err()).contains("openings 9 of 9\n");
        }

        @Test
        void saysWhenItCannotBeWritten() {
            Run run = Run.of("book", folder.resolve("none/book.txt").toString());
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).startsWith("The book cannot be written: ");
        }

        @Test
        void needsABallot() {
            Run run = Run.of("book", folder.resolve("book.txt").toString(), "--ballots", "0");
            assertThat(run).isEqualTo(new Run(2, "", "No ballots 0: it starts at 1.\n"));
        }
    }

    @Nested
    class TheBench {
        @Test
        void printsTheSignatureAndTellsTheRateBesideIt() {
            Run run = Run.of("bench");
            assertThat(run.out()).matches("\\d{5,}\n");
            assertThat(run.err()).startsWith("0.500 s: ");
        }
    }

    @Nested
    class Training {
        @TempDir private Path folder = Path.of("");

        @Test
        void writesWeightsThatSayWhereTheyComeFrom() throws IOException {
            Path file = folder.resolve("weights.bin");
            Run run =
                    Run.of(
                            "train",
                            file.toString(),
                            "--seed",
                            "5",
                            "--commit",
                            "abc",
                            "--generations",
                            "1",
                            "--games",
                            "3",
                            "--nodes",
                            "20");
            assertThat(run.exitCode()).isZero();
            Weights weights = Weights.read(Files.readAllBytes(file));
            assertThat(run.out()).isEqualTo(weights.origin() + "\n");
            assertThat(weights.origin()).contains("seed: 5\ncommit: abc\n");
            assertThat(run.err()).contains("generation 1: games 3 of 3\n");
        }

        @Test
        void saysWhenNothingCanBeWritten() {
            Run run = Run.of("train", folder.resolve("none/weights.bin").toString());
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).startsWith("The weights cannot be written: ");
        }

        @Test
        void needsAGame() {
            Run run = Run.of("train", folder.resolve("weights.bin").toString(), "--games", "0");
            assertThat(run).isEqualTo(new Run(2, "", "No games 0: it starts at 1.\n"));
        }
    }
}

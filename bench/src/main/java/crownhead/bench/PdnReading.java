package crownhead.bench;

import crownhead.rules.notation.PdnEntry;
import crownhead.rules.notation.PdnReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import java.util.StringTokenizer;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Reading an archive from the disk, every move checked. An operation is a game. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class PdnReading {
    static final int GAMES = 20_000;

    private Path file = Path.of("");

    @Setup
    public void write() throws IOException {
        file = new SampleGames(new Random(MoveGeneration.SEED)).write(GAMES);
    }

    @TearDown
    public void delete() throws IOException {
        Files.delete(file);
    }

    @Benchmark
    @OperationsPerInvocation(GAMES)
    public int games() throws IOException {
        int plies = 0;
        try (BufferedReader text = Files.newBufferedReader(file)) {
            PdnReader reader = new PdnReader(text);
            Optional<PdnEntry> entry = reader.next();
            while (entry.isPresent()) {
                plies += entry.get().plies();
                entry = reader.next();
            }
        }
        return plies;
    }

    /** The baseline: the same file cut into words, of which nothing is asked. */
    @Benchmark
    @OperationsPerInvocation(GAMES)
    public int words() throws IOException {
        int letters = 0;
        try (BufferedReader text = Files.newBufferedReader(file)) {
            for (String line = text.readLine(); line != null; line = text.readLine()) {
                StringTokenizer words = new StringTokenizer(line);
                while (words.hasMoreTokens()) {
                    letters += words.nextToken().length();
                }
            }
        }
        return letters;
    }
}

package crownhead.bench;

import crownhead.bench.baseline.PlainGenerator;
import crownhead.rules.LegalMoves;
import crownhead.rules.Perft;
import crownhead.rules.Position;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** The generator, beside the plain one. An operation is a leaf of perft, or a position. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class MoveGeneration {
    static final long SEED = 20_260_101;
    static final int DEPTH = 9;
    static final int LEAVES = 3_963_680;
    static final int PLAIN_DEPTH = 7;
    static final int PLAIN_LEAVES = 179_740;
    static final int POSITIONS = 5_000;

    private final List<Position> positions = SamplePositions.of(POSITIONS, new Random(SEED));
    private final List<PlainGenerator> plainPositions =
            positions.stream().map(PlainGenerator::of).toList();
    private final LegalMoves moves = new LegalMoves();

    @Benchmark
    @OperationsPerInvocation(LEAVES)
    public long perft() {
        return Perft.count(Position.START, DEPTH);
    }

    @Benchmark
    @OperationsPerInvocation(PLAIN_LEAVES)
    public long plainPerft() {
        return PlainGenerator.of(Position.START).perft(PLAIN_DEPTH);
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public void legalMoves(Blackhole blackhole) {
        for (Position position : positions) {
            blackhole.consume(position.legalMoves());
        }
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public void fill(Blackhole blackhole) {
        for (Position position : positions) {
            blackhole.consume(moves.fill(position).size());
        }
    }

    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public void plainTurns(Blackhole blackhole) {
        for (PlainGenerator position : plainPositions) {
            blackhole.consume(position.turns());
        }
    }
}

package crownhead.bench.hub;

import crownhead.engine.Endgames;
import crownhead.engine.MoveChooser;
import crownhead.engine.TranspositionTable;
import crownhead.engine.Weights;
import crownhead.engine.hub.Hub;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** The engine as a program of its own, as it is or with a fault. */
public final class PlantedEngine {
    private static final int TABLE_BITS = 12;

    /** So much longer than it should. */
    private static final long OVERSLEPT_NANOS = 120_000_000;

    private final Fault fault;
    private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    private int moves;

    private PlantedEngine(Fault fault) {
        this.fault = fault;
    }

    enum Fault {
        NONE,
        SWALLOWS_ERRORS,
        DIES_OF_NOISE,
        OVERSLEEPS
    }

    /** The engine without a fault. */
    public static List<String> sound() {
        return command(Fault.NONE);
    }

    static List<String> command(Fault fault) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                PlantedEngine.class.getName(),
                fault.name());
    }

    /** Takes the name of a fault. */
    public static void main(String[] args) throws IOException {
        new PlantedEngine(Fault.valueOf(args[0])).converse();
    }

    private void converse() throws IOException {
        MoveChooser chooser =
                new MoveChooser(
                        Weights.shipped().evaluation(),
                        Endgames.NONE,
                        new TranspositionTable(TABLE_BITS));
        Hub hub = new Hub(chooser, "1.0", () -> System.nanoTime() / 1_000_000, this::say);
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String line = in.readLine();
        while (line != null && !isDeadly(line) && hub.hear(line)) {
            line = in.readLine();
        }
    }

    private boolean isDeadly(String line) {
        return fault == Fault.DIES_OF_NOISE && line.indexOf('\ufffd') >= 0;
    }

    private synchronized void say(String line) {
        boolean isDone = line.startsWith("done");
        moves += isDone ? 1 : 0;
        if (fault == Fault.OVERSLEEPS && isDone && moves % 10 == 0) {
            LockSupport.parkNanos(OVERSLEPT_NANOS);
        }
        if (fault != Fault.SWALLOWS_ERRORS || !line.startsWith("error")) {
            out.println(line);
        }
    }
}

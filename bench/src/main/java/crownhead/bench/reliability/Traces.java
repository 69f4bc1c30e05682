package crownhead.bench.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a Java program holds, as its own JDK and Linux tell it.
 *
 * @param mebibytes of objects that are still in use after a collection
 * @param threads of Java, but those that compile
 * @param files that are open, sockets too
 * @param tables that are held in memory
 */
public record Traces(double mebibytes, int threads, int files, int tables) {
    private static final String TABLE = "crownhead.play.LiveTable";
    private static final String HISTOGRAM = "GC.class_histogram";
    private static final String THREADS = "Thread.print";
    private static final double MEBIBYTE = 1024.0 * 1024.0;

    /** Collects what nobody uses, and looks at the rest. */
    public static Traces of(long process) throws IOException {
        List<String> told = ask(process, HISTOGRAM + "\n" + THREADS);
        int tables =
                told.stream()
                        .filter(line -> line.contains(" " + TABLE + " ") || line.endsWith(TABLE))
                        .mapToInt(line -> (int) word(line, 1))
                        .sum();
        return new Traces(mebibytes(told), threads(told), files(process), tables);
    }

    /** Only the mebibytes. */
    static double mebibytes(long process) throws IOException {
        return mebibytes(ask(process, HISTOGRAM));
    }

    private static double mebibytes(List<String> told) throws IOException {
        long bytes =
                told.stream()
                        .filter(line -> line.startsWith("Total"))
                        .mapToLong(line -> word(line, 2))
                        .findFirst()
                        .orElseThrow(() -> new IOException("Nobody says what is in use"));
        return bytes / MEBIBYTE;
    }

    /** How many threads are hashing a password. */
    static int hashing(long process) throws IOException {
        return (int)
                ask(process, THREADS).stream()
                        .filter(line -> line.contains("Argon2Hash.computed("))
                        .count();
    }

    private static int threads(List<String> told) {
        return (int)
                told.stream()
                        .filter(line -> line.startsWith("\"") && line.contains("\" #"))
                        .filter(line -> !line.contains("CompilerThread"))
                        .count();
    }

    private static int files(long process) throws IOException {
        try (Stream<Path> open = Files.list(Path.of("/proc", Long.toString(process), "fd"))) {
            return (int) open.count();
        }
    }

    private static long word(String line, int number) {
        return Long.parseLong(line.strip().split(" +", -1)[number]);
    }

    /** Every line of the question is a question. */
    private static List<String> ask(long process, String what) throws IOException {
        Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
        Process asked =
                new ProcessBuilder(jcmd.toString(), Long.toString(process), what)
                        .redirectErrorStream(true)
                        .start();
        List<String> lines = asked.inputReader().readAllLines();
        if (asked.onExit().join().exitValue() != 0) {
            throw new IOException("Nobody answers " + what + ": " + lines);
        }
        return lines;
    }
}

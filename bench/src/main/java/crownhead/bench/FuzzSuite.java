package crownhead.bench;

import crownhead.bench.reliability.Fuzz;
import crownhead.bench.reliability.Readers;
import java.util.List;
import java.util.Locale;

/** Texts that were spoilt at random, for everything that reads a stranger's text. */
final class FuzzSuite {
    private static final long SEED = 14_000;
    private static final long CONTROL = 10_000;
    private static final long WARM_UP = 5_000;
    static final long FULL = 10_000_000;
    static final long QUICK = 100_000;

    private FuzzSuite() {}

    /** So many texts for each reader. */
    static List<Figure> run(long runs) {
        Figures figures = new Figures();
        for (Readers reader : Readers.values()) {
            String name = reader.name().toLowerCase(Locale.ROOT);
            // What is read first waits for classes to be loaded, which says nothing about it.
            reader.fuzz(WARM_UP, SEED - 1);
            Fuzz.Outcome outcome = reader.fuzz(runs, SEED);
            if (!outcome.broken().isEmpty()) {
                throw new BrokenPromise(
                        "Reading %s with seed %d:%n  %s"
                                .formatted(
                                        reader.what(),
                                        SEED,
                                        String.join("\n  ", outcome.broken())));
            }
            figures.count("fuzz-" + name, reader.what() + " that were spoilt", "", outcome.runs());
            figures.count("fine-" + name, "of them fine all the same", "", outcome.fine());
            figures.add(
                    "slowest-" + name, "the longest that one took", "ms", outcome.slowestMillis());
            figures.add("broken-" + name, "readers that stumbled", "", 0);
        }
        control(figures);
        return figures.all();
    }

    private static void control(Figures figures) {
        int found = Readers.fuzzACarelessOne(CONTROL, SEED).broken().size();
        if (found == 0) {
            throw new BrokenPromise("The planted reader that believes what it reads was not found");
        }
        figures.count("control-careless", "planted fault: texts it stumbled over", "", found);
    }
}

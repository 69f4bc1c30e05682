package crownhead.bench;

import crownhead.bench.reliability.Checker;
import crownhead.bench.reliability.Invariant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a suite has found so far. */
final class Figures {
    private static final int SHOWN = 10;

    private final List<Figure> all = new ArrayList<>();

    List<Figure> all() {
        return List.copyOf(all);
    }

    void add(String name, String what, String unit, double score) {
        add(name, what, unit, score, 1);
    }

    void add(String name, String what, String unit, double score, int samples) {
        all.add(new Figure(name, what, unit, score, Optional.empty(), samples, Optional.empty()));
    }

    void count(String name, String what, String unit, long number) {
        add(name, what, unit, (double) number);
    }

    void add(Figure figure) {
        all.add(figure);
    }

    /** Fails when an invariant was broken, and says with which seed. */
    void requireUnbroken(String what, long seed, Checker.Findings findings) {
        if (!findings.broken().isEmpty()) {
            List<String> shown =
                    findings.broken().stream().limit(SHOWN).map(String::valueOf).toList();
            throw new BrokenPromise(
                    "%s with seed %d:%n  %s".formatted(what, seed, String.join("\n  ", shown)));
        }
    }

    /** Counts what was looked at; nothing was found, as is known by now. */
    void addUnbroken(String name, List<Checker.Findings> findings) {
        long rows = findings.stream().mapToLong(Checker.Findings::rows).sum();
        long told = findings.stream().mapToLong(Checker.Findings::acknowledged).sum();
        count("decisions-" + name, "stored, and checked", "", rows);
        count("acknowledged-" + name, "moves, and in the log", "", told);
        add("broken-" + name, "invariants I1 to I7", "", 0);
    }

    /** Fails when a planted fault was not found. */
    void addControl(String name, Invariant expected, Checker.Findings findings) {
        long found = findings.broken().stream().filter(it -> it.invariant() == expected).count();
        if (found == 0) {
            throw new BrokenPromise("The planted fault " + name + " was not found");
        }
        String what = "planted fault: how often it broke " + expected;
        count("control-" + name, what, "", found);
    }
}

package crownhead.bench;

import crownhead.bench.load.Load;
import crownhead.bench.load.Part;
import crownhead.bench.load.Profile;
import crownhead.bench.load.ServerProcess;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What a load has shown, as figures whose names begin alike. */
record LoadFigures(String prefix, List<Figure> figures) {
    private static final int SHOWN = 10;

    LoadFigures {
        figures = List.copyOf(figures);
    }

    static LoadFigures of(String prefix, String scene, Load load) {
        return of(prefix, "", scene, load);
    }

    /** {@code suffix} ends the names of one of several scenes. */
    static LoadFigures of(String prefix, String suffix, String scene, Load load) {
        Figures figures = new Figures();
        int moves = load.times().count();
        figures.add(prefix + "moves" + suffix, scene, "moves/s", load.movesPerSecond());
        String sent = "a move sent until the opponent has it";
        figures.add(prefix + "move-p50" + suffix, sent, "ms", load.times().millis(50), moves);
        String longer = "only one in a hundred takes longer";
        figures.add(prefix + "move-p99" + suffix, longer, "ms", load.times().millis(99), moves);
        figures.add(
                prefix + "move-longest" + suffix,
                "the slowest",
                "ms",
                load.times().millis(100),
                moves);
        figures.add(
                prefix + "move-cpu" + suffix,
                "processor time of the server",
                "µs/move",
                load.processorMicrosPerMove());
        String heap = ", its heap at most " + ServerProcess.HEAP_MEBIBYTES + " MiB";
        load.residentMebibytes()
                .ifPresent(it ->
                        figures.add(
                                prefix + "memory" + suffix,
                                "resident at the end" + heap,
                                "MiB",
                                it));
        load.peakMebibytes()
                .ifPresent(it ->
                        figures.add(
                                prefix + "memory-peak" + suffix,
                                "resident at most" + heap,
                                "MiB",
                                it));
        return new LoadFigures(prefix, figures.all());
    }

    /** Fails when the bots met an error. */
    static Load checked(Load load) {
        if (!load.errors().isEmpty()) {
            List<String> shown = load.errors().subList(0, Math.min(SHOWN, load.errors().size()));
            throw new BrokenPromise("The bots met errors:\n  " + String.join("\n  ", shown));
        }
        if (load.times().count() == 0) {
            throw new BrokenPromise("The bots did not play");
        }
        return load;
    }

    /** The dearest part first; no figures where the system cannot tell. */
    static List<Figure> shares(Profile profile) {
        Figures figures = new Figures();
        for (Part part : profile.dearestFirst()) {
            String name = "share-" + part.name().toLowerCase(Locale.ROOT).replace('_', '-');
            String what = "of the server's time: " + part.what();
            figures.add(name, what, "%", profile.percent(part), profile.total());
        }
        return figures.all();
    }

    /** The real ones compared with these, and then these. */
    List<Figure> besides(LoadFigures real) {
        List<Figure> compared = new ArrayList<>();
        for (Figure figure : real.figures) {
            String same = prefix + figure.name().substring(real.prefix.length());
            compared.add(
                    figures.stream()
                            .filter(baseline -> baseline.name().equals(same))
                            .findFirst()
                            .map(figure::comparedWith)
                            .orElse(figure));
        }
        return Stream.concat(compared.stream(), figures.stream()).toList();
    }
}

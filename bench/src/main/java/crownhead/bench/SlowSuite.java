package crownhead.bench;

import crownhead.bench.reliability.HalfOpen;
import crownhead.bench.reliability.HouseServer;
import crownhead.bench.reliability.PatientPort;
import crownhead.bench.reliability.Trickling;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Clients that trickle, and clients that vanish without a word. */
final class SlowSuite {
    private static final int AT_ONCE = 20;
    private static final Duration SOON = Duration.ofMillis(300);
    private static final Duration CUT_BY = Duration.ofSeconds(20);

    /**
     * How much is tried.
     *
     * @param tricklers how many at a time
     * @param trickling for how long others come when they are cut off
     * @param vanishing players who vanish with the time-outs of a house
     * @param vanishingSoon players who vanish with short time-outs
     */
    record Size(int tricklers, Duration trickling, int games, int vanishing, int vanishingSoon) {
        static final Size FULL = new Size(2000, Duration.ofMinutes(10), 20, 20, 1000);
        static final Size QUICK = new Size(100, Duration.ZERO, 4, 4, 100);
    }

    private SlowSuite() {}

    static List<Figure> run(Size size, Path folder) throws IOException {
        Figures figures = new Figures();
        trickle(figures, size, folder);
        vanish(figures, size);
        return figures.all();
    }

    private static void trickle(Figures figures, Size size, Path folder) throws IOException {
        Trickling.Size much =
                new Trickling.Size(size.tricklers(), size.games(), CUT_BY, size.trickling());
        HouseServer.Setup house = HouseServer.Setup.in(folder.resolve("trickling"));
        Trickling.Outcome outcome = Trickling.atHouse(house, much);
        require(outcome.uncut() == 0, outcome.uncut() + " could trickle on");
        figures.count("tricklers", "at a time", "", size.tricklers());
        figures.count(
                "trickling", "heads, bodies, handshakes and lines cut off", "", outcome.cut());
        figures.add("trickled", "the longest that one could", "ms", outcome.longestMillis());
        figures.add(
                "p99-trickling", "of honest moves meanwhile", "ms", outcome.p99(), outcome.moves());
        figures.count("control-patient-port", "planted fault: not cut off", "", patient());
    }

    private static int patient() throws IOException {
        try (PatientPort port = new PatientPort()) {
            Trickling.Size few = new Trickling.Size(8, 0, Duration.ofSeconds(5), Duration.ZERO);
            int uncut = Trickling.atAPatientPort(port.number(), few).uncut();
            require(uncut > 0, "The planted port that waits for everybody was not found");
            return uncut;
        }
    }

    private static void vanish(Figures figures, Size size) throws IOException {
        HalfOpen.Outcome real = HalfOpen.run(HalfOpen.Size.real(size.vanishing()));
        add(figures, "vanished", "without a word", size.vanishing(), real);
        HalfOpen.Outcome soon = HalfOpen.Outcome.NOTHING;
        for (int done = 0; done < size.vanishingSoon(); done += AT_ONCE) {
            soon = soon.plus(HalfOpen.run(HalfOpen.Size.scaled(AT_ONCE, SOON)));
        }
        String where =
                "without a word where %d ms of silence are enough".formatted(SOON.toMillis());
        add(figures, "vanished-soon", where, size.vanishingSoon(), soon);
        HalfOpen.Outcome trusting = HalfOpen.run(HalfOpen.Size.trusting(10));
        require(trusting.leftOpen() > 0, "The planted house that trusts in silence was not found");
        figures.count("control-trusting", "planted fault: left open", "", trusting.leftOpen());
    }

    private static void add(
            Figures figures, String name, String where, int players, HalfOpen.Outcome outcome) {
        boolean isFine =
                outcome.noticed() == players / 2
                        && outcome.takenOver() == players
                        && outcome.leftOpen() == 0;
        require(isFine, "Of " + players + " who vanished: " + outcome);
        figures.count(name, "players, " + where + "; all had their seat again", "", players);
        figures.add(
                "missed-" + name, "the longest until it was told", "ms", outcome.slowestMillis());
    }

    private static void require(boolean isKept, String otherwise) {
        if (!isKept) {
            throw new BrokenPromise(otherwise);
        }
    }
}

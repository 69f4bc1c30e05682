package crownhead.bench;

import crownhead.bench.reliability.Fault;
import crownhead.bench.reliability.HouseServer;
import crownhead.bench.reliability.Invariant;
import crownhead.bench.reliability.Repeats;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Every move is sent to the real server twice and more, late and out of order. */
final class RepeatsSuite {
    private static final long SEED = 6_000;
    private static final Repeats.Size CONTROL = new Repeats.Size(2_000, 10, 1);
    static final Repeats.Size FULL = new Repeats.Size(100_000, 50, 10);
    static final Repeats.Size QUICK = new Repeats.Size(10_000, 50, 2);

    private RepeatsSuite() {}

    static List<Figure> run(Repeats.Size size, Path folder) throws IOException {
        Figures figures = new Figures();
        HouseServer.Setup house = HouseServer.Setup.in(folder.resolve("house"));
        Repeats.Outcome outcome = Repeats.run(house, size, SEED);
        figures.requireUnbroken("Repeats", SEED, outcome.findings());
        String what = "acknowledged, each sent twice and more; one answer in sixteen lost";
        figures.count("repeated-moves", what, "moves", outcome.moves());
        figures.addUnbroken("repeats", List.of(outcome.findings()));
        HouseServer.Setup forgetful = HouseServer.Setup.in(folder.resolve("control"));
        Repeats.Outcome control =
                Repeats.run(forgetful.with(Fault.FORGETS_REQUESTS), CONTROL, SEED);
        figures.addControl("forgets-requests", Invariant.I3, control.findings());
        return figures.all();
    }
}

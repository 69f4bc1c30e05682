package crownhead.bench;

import crownhead.play.simulation.Bug;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The simulator at full size: bad worlds without a bug, then the search for each planted one. */
final class SimulatorSuite {
    private final List<Figure> figures = new ArrayList<>();

    private SimulatorSuite() {}

    /** So many worlds, and as many again until the players have given so many commands. */
    static List<Figure> run(long seeds, long commands) {
        SimulatorSuite suite = new SimulatorSuite();
        suite.simulate(seeds, commands);
        for (Bug bug : Bug.values()) {
            if (bug != Bug.NONE) {
                suite.search(bug);
            }
        }
        return suite.figures;
    }

    private void simulate(long seeds, long commands) {
        long begin = System.nanoTime();
        Worlds worlds = Worlds.simulate(0, seeds);
        while (worlds.commands() < commands && worlds.broken().isEmpty()) {
            worlds = worlds.plus(Worlds.simulate(worlds.seeds(), worlds.seeds() + seeds));
        }
        double seconds = (System.nanoTime() - begin) / 1e9;
        worlds.requireUnbroken();
        count("worlds", "simulated, seeds 0 and up, on all cores", "seeds", worlds.seeds());
        count("commands", "given by the players, repeats not counted", "", worlds.commands());
        count("decisions", "stored", "", worlds.rows());
        count("violations", "of any promise", "", worlds.broken().size());
        add("simulation", "how fast", "seeds/s", worlds.seeds() / seconds);
    }

    private void search(Bug bug) {
        BugHunt found = BugHunt.of(bug);
        String name = bug.name().toLowerCase(Locale.ROOT).replace('_', '-');
        String what =
                "planted bug; found at seed %d, which broke the promise that %s"
                        .formatted(found.seed(), found.promise().sentence());
        long tried = found.seed() + 1;
        String unit = tried == 1 ? "seed tried" : "seeds tried";
        count(BugHunt.FIGURE_PREFIX + name, what, unit, tried);
    }

    private void count(String name, String what, String unit, long count) {
        add(name, what, unit, (double) count);
    }

    private void add(String name, String what, String unit, double score) {
        figures.add(new Figure(name, what, unit, score, Optional.empty(), 1, Optional.empty()));
    }
}

package crownhead.bench.reliability;

import crownhead.bench.load.Bustle;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * A crowd plays for long, among others who keep the house busy. In every round everybody of the
 * crowd breaks off once and comes back; at its end it is looked at what the house holds.
 */
public final class Soak {
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final Duration LOOK = Duration.ofSeconds(1);

    /**
     * How much is done.
     *
     * @param thought how long each move is thought about
     * @param others who play beside them
     * @param rounds how many, and how long each takes
     */
    public record Size(
            int games, Duration thought, Bustle.Size others, int rounds, Duration round) {}

    /**
     * What the house held at the end of a round, with everybody there.
     *
     * @param hours since the beginning
     * @param resident in mebibytes
     */
    public record Sample(double hours, double resident, Traces traces) {}

    /**
     * What came of it.
     *
     * @param strangers connections to anywhere but this machine
     * @param moves of the crowd, and how long they took to reach the opponent
     * @param returns to the board of those who had broken off, and how long they took
     * @param busy how much of one processor the house took, in a hundred
     */
    public record Outcome(
            List<Sample> samples,
            Set<String> strangers,
            Latencies moves,
            Latencies returns,
            Bustle others,
            double busy,
            Checker.Findings findings) {
        public Outcome {
            samples = List.copyOf(samples);
            strangers = Set.copyOf(strangers);
        }
    }

    private final HouseServer house;
    private final Crowd crowd;
    private final long begin = System.nanoTime();
    private final List<Sample> samples = new ArrayList<>();
    private final Set<String> strangers = new TreeSet<>();

    private Soak(HouseServer house, Crowd crowd) {
        this.house = house;
        this.crowd = crowd;
    }

    /** Has a house played in, and holds its log against what people were shown. */
    public static Outcome of(HouseServer.Setup setup, Size size, long seed) throws IOException {
        Crowd crowd =
                new Crowd(
                        size.games(),
                        seed,
                        Crowd.Mix.BOTH_DOORS,
                        chance -> Habits.thoughtful(chance, size.thought()));
        double busy;
        Soak soak;
        Bustle bustle;
        try (crowd;
                HouseServer house = HouseServer.start(setup)) {
            soak = new Soak(house, crowd);
            bustle = Bustle.open(house.doors().address(), size.others(), new Random(seed));
            try (bustle) {
                busy = soak.run(size);
            }
        }
        if (!bustle.errors().isEmpty()) {
            throw new IOException("Others met errors: " + bustle.errors());
        }
        return new Outcome(
                soak.samples,
                soak.strangers,
                crowd.latencies(),
                crowd.returns(),
                bustle,
                busy,
                Kills.check(setup, crowd, List.of()));
    }

    private double run(Size size) throws IOException {
        List<Long> marks = crowd.marks();
        crowd.goTo(house.doors());
        crowd.awaitAMoveOfEveryone(marks, PATIENCE);
        crowd.latencies().clear();
        crowd.returns().clear();
        Duration before = house.processorTime();
        long from = System.nanoTime();
        for (int i = 0; i < size.rounds(); i++) {
            play(size.round());
            look();
        }
        Duration used = house.processorTime().minus(before);
        return 100.0 * used.toNanos() / (System.nanoTime() - from);
    }

    private void play(Duration round) throws IOException {
        List<Long> marks = crowd.marks();
        crowd.comeAgain();
        long end = System.nanoTime() + round.toNanos();
        while (System.nanoTime() < end) {
            Pauses.of(round.compareTo(LOOK) < 0 ? round : LOOK);
            strangers.addAll(Strangers.of(house.pid()));
        }
        crowd.awaitAMoveOfEveryone(marks, PATIENCE);
    }

    private void look() throws IOException {
        double hours = (System.nanoTime() - begin) / 1e9 / 3600;
        double resident = house.residentMebibytes().orElse(0.0);
        samples.add(new Sample(hours, resident, Traces.of(house.pid())));
    }
}

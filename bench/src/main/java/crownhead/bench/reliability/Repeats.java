package crownhead.bench.reliability;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Every move is sent twice and more, late and out of order, and answers are lost. Now and then the
 * house is killed, so that it has to remember from its log what it has carried out.
 */
public final class Repeats {
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /**
     * How much is done.
     *
     * @param moves how many are acknowledged before it is enough
     * @param kills how often the house is killed meanwhile
     */
    public record Size(long moves, int games, int kills) {}

    /** What came of it. */
    public record Outcome(long moves, int newBeginnings, Checker.Findings findings) {}

    private Repeats() {}

    public static Outcome run(HouseServer.Setup setup, Size size, long seed) throws IOException {
        List<History.Outage> outages = new ArrayList<>();
        Crowd crowd =
                new Crowd(
                        size.games(),
                        seed,
                        Crowd.Mix.BOTH_DOORS,
                        chance -> new Habits(chance, new Echo(chance)::around, "", Duration.ZERO));
        try (KilledHouse house = new KilledHouse(setup)) {
            crowd.goTo(house.doors());
            for (int part = 1; part <= size.kills(); part++) {
                crowd.awaitInTotal(size.moves() * part / (size.kills() + 1), PATIENCE);
                crowd.stayAway();
                long killed = System.nanoTime();
                house.killAndStart();
                outages.add(new History.Outage(killed, System.nanoTime()));
                crowd.goTo(house.doors());
            }
            crowd.awaitInTotal(size.moves(), PATIENCE);
        } catch (IllegalStateException stuck) {
            throw new IllegalStateException("With seed " + seed + ": " + stuck.getMessage(), stuck);
        } finally {
            crowd.close();
        }
        return new Outcome(
                crowd.moves(), crowd.newBeginnings(), Kills.check(setup, crowd, outages));
    }
}

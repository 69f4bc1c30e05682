package crownhead.bench.reliability;

import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.server.storage.CannotOpen;
import crownhead.server.storage.Storage;
import crownhead.table.Result;
import crownhead.table.TableEvent;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Clocks run, and then the house is not there for a while: who is charged for it, and who loses.
 */
public final class Outage {
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /** What everyone says with each move, in the hope to be charged less. */
    private static final String FORGED =
            ",\"lag\":500000,\"lagMillis\":500000,\"time\":0,\"millis\":0,\"clock\":{\"first\":9000000}";

    /** In which way the house is not there. */
    public enum Kind {
        KILLED,
        CLOSED,
        FROZEN
    }

    /**
     * What came of it.
     *
     * @param mostChargedMillis what was charged beyond the time in which the house was there, at
     *     the table where it was most
     * @param forfeits games that ended by time or absence
     * @param forgeries moves that were credited more than the house had measured
     */
    public record Outcome(
            double mostChargedMillis,
            double leastChargedMillis,
            int forfeits,
            int forgeries,
            Checker.Findings findings) {}

    private final HouseServer.Setup setup;
    private final Duration length;
    private final Crowd crowd;
    private HouseServer house;
    private long goneFrom;
    private long goneUntil;

    private Outage(HouseServer.Setup setup, Duration length, int games, long seed)
            throws IOException {
        this.setup = setup;
        this.length = length;
        house = HouseServer.start(setup);
        crowd =
                new Crowd(
                        games,
                        seed,
                        Crowd.Mix.BOTH_DOORS,
                        chance -> new Habits(chance, link -> link, FORGED, Duration.ZERO));
    }

    /** Everyone plays a little and then thinks, while the house is away for so long. */
    public static Outcome of(
            Kind kind, HouseServer.Setup setup, Duration length, int games, long seed)
            throws IOException {
        Outage outage = new Outage(setup, length, games, seed);
        try {
            List<Long> marks = outage.crowd.marks();
            outage.crowd.goTo(outage.house.doors());
            outage.crowd.awaitAMoveOfEveryone(marks, PATIENCE);
            outage.crowd.hold();
            outage.crowd.awaitRest(PATIENCE);
            outage.beAway(kind);
            outage.lookAgain(kind);
        } finally {
            outage.crowd.close();
            outage.house.kill();
        }
        return outage.judge();
    }

    private void beAway(Kind kind) throws IOException {
        crowd.stayAway();
        switch (kind) {
            case KILLED, CLOSED -> {
                if (kind == Kind.KILLED) {
                    house.kill();
                } else {
                    house.close();
                }
                goneFrom = System.nanoTime();
                Pauses.of(length);
                house = HouseServer.start(setup);
                goneUntil = house.openedAt();
            }
            case FROZEN -> {
                house.freeze();
                goneFrom = System.nanoTime();
                Pauses.of(length);
                goneUntil = System.nanoTime();
                house.thaw();
            }
        }
        crowd.goTo(house.doors());
    }

    /** Who was not cut off looks at the table anew, too. */
    private void lookAgain(Kind kind) {
        if (kind == Kind.FROZEN) {
            crowd.comeAgain();
        }
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!crowd.histories().stream().allMatch(this::hasLooked)) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("Not everyone came back");
            }
            Pauses.of(Duration.ofMillis(20));
        }
    }

    private boolean hasLooked(History history) {
        return history.allShown().getLast().nanos() > goneUntil;
    }

    private Outcome judge() throws IOException {
        double most = Double.NEGATIVE_INFINITY;
        double least = Double.POSITIVE_INFINITY;
        for (History history : crowd.histories()) {
            double beyond = chargedBeyond(history.allShown());
            most = Math.max(most, beyond);
            least = Math.min(least, beyond);
        }
        List<History.Outage> gone = List.of(new History.Outage(goneFrom, goneUntil));
        Checker.Findings findings = Kills.check(setup, crowd, gone);
        List<TableEvent> events = events();
        return new Outcome(
                most,
                least,
                (int) events.stream().filter(Outage::isForfeit).count(),
                (int) events.stream().filter(Outage::isForged).count(),
                findings);
    }

    /** What was charged beyond the time in which the house was there, in milliseconds. */
    private double chargedBeyond(List<Shown> shown) {
        Shown last = shown.stream().filter(it -> it.nanos() < goneFrom).toList().getLast();
        Shown next = shown.stream().filter(it -> it.nanos() > goneUntil).findFirst().orElseThrow();
        double wasThere = (goneFrom - last.nanos() + next.nanos() - goneUntil) / 1e6;
        return left(last) - left(next) - wasThere;
    }

    /** What both have left together: only one of them is charged. */
    private static long left(Shown shown) {
        return shown.first().orElseThrow() + shown.second().orElseThrow();
    }

    private List<TableEvent> events() throws IOException {
        Set<String> tables = new HashSet<>();
        for (History history : crowd.histories()) {
            history.allShown().forEach(shown -> tables.add(shown.table()));
        }
        List<TableEvent> events = new ArrayList<>();
        try (Storage storage = Storage.open(setup.address())) {
            for (String table : tables) {
                for (LogRow row : storage.read(new TableId(table), 0)) {
                    events.addAll(row.events());
                }
            }
            return events;
        } catch (CannotOpen | StoreFailure e) {
            throw new IOException("The log cannot be read", e);
        }
    }

    private static boolean isForfeit(TableEvent event) {
        return event instanceof TableEvent.Ended(Result result, _)
                && switch (result) {
                    case Result.Win(_, Result.WinReason reason) ->
                            reason == Result.WinReason.TIME || reason == Result.WinReason.LEFT;
                    case Result.NoResult _ -> true;
                    case Result.Draw _ -> false;
                };
    }

    /** No way on this machine is as long as what everyone claims. */
    private static boolean isForged(TableEvent event) {
        return event instanceof TableEvent.Moved moved
                && moved.lag().compareTo(Duration.ofSeconds(400)) > 0;
    }
}

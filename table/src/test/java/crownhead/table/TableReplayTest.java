package crownhead.table;

import static crownhead.table.TableFixture.ADA;
import static crownhead.table.TableFixture.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Outcome;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Thousands of tables with players who ask for anything. A failure names its seed and step. */
class TableReplayTest {
    private static final int TABLES = 3_200;
    private static final int COMMANDS_PER_TABLE = 100;
    private static final int STEPS_AFTER_THE_END = 5;

    private final Map<Class<?>, Integer> accepted = new HashMap<>();
    private final Set<Enum<?>> endings = new HashSet<>();
    private int commands;

    @Test
    @Tag("GA-10b")
    @Tag("GA-3a")
    void anyTableIsRebuiltFromItsEventsWhateverItsPlayersDo() {
        for (long seed = 1; seed <= TABLES || commands < TABLES * COMMANDS_PER_TABLE; seed++) {
            drive(seed);
        }
        assertThat(accepted.keySet()).containsExactlyInAnyOrderElementsOf(kindsOfCommands());
        assertThat(accepted)
                .allSatisfy((_, times) -> assertThat(times).isGreaterThanOrEqualTo(100));
        assertThat(endings).containsExactlyInAnyOrderElementsOf(everyEnding());
    }

    private void drive(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        HostileDriver driver = new HostileDriver(random);
        TableWatch watch = new TableWatch(new TableEvent.Opened(ADA, driver.terms()));
        Instant now = NOON;
        int afterTheEnd = 0;
        for (int step = 1; afterTheEnd < STEPS_AFTER_THE_END && step <= 400; step++) {
            Optional<Instant> deadline = watch.table().nextDeadline();
            boolean waits = deadline.isPresent() && driver.isPatient();
            now = waits ? deadline.get() : now.plus(driver.pause());
            TableCommand command =
                    waits ? new TableCommand.CallTime() : driver.command(watch.table());
            try {
                count(command, watch.ask(command, now));
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("Seed " + seed + ", step " + step + ": " + command, e);
            }
            afterTheEnd += watch.table().isOver() ? 1 : 0;
        }
        watch.requireOneEndAtMost();
        watch.table().result().ifPresent(result -> endings.add(reason(result)));
    }

    private void count(TableCommand command, Decision decision) {
        commands++;
        if (decision instanceof Decision.Accepted) {
            accepted.merge(command.getClass(), 1, Integer::sum);
        }
    }

    private static List<Class<?>> kindsOfCommands() {
        List<Class<?>> kinds = new ArrayList<>();
        kinds.addAll(List.of(TableCommand.OfPlayer.class.getPermittedSubclasses()));
        kinds.add(TableCommand.CallTime.class);
        kinds.add(TableCommand.Adjudicate.class);
        kinds.add(TableCommand.Close.class);
        return kinds;
    }

    private static List<Enum<?>> everyEnding() {
        List<Enum<?>> endings = new ArrayList<>();
        endings.addAll(List.of(Result.WinReason.values()));
        endings.addAll(List.of(Outcome.DrawReason.values()));
        endings.addAll(List.of(Result.NoResultReason.values()));
        return endings;
    }

    private static Enum<?> reason(Result result) {
        return switch (result) {
            case Result.Win win -> win.reason();
            case Result.Draw draw -> draw.reason();
            case Result.NoResult none -> none.reason();
        };
    }
}

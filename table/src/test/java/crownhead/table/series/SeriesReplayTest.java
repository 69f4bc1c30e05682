package crownhead.table.series;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.Terms;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Thousands of tables whose guests ask for anything. A failure names its seed and step. */
class SeriesReplayTest {
    private static final int TABLES = 1_500;
    private static final int STEPS = 120;

    private final Map<Object, Integer> met = new HashMap<>();

    @Test
    void anySeriesIsRebuiltFromItsEventsAndNeverStuckWhateverItsGuestsDo() {
        for (long seed = 1; seed <= TABLES; seed++) {
            drive(seed);
        }
        assertThat(met).containsKeys((Object[]) SeriesCommand.class.getPermittedSubclasses());
        assertThat(met).containsKeys((Object[]) SeriesEvent.class.getPermittedSubclasses());
        assertThat(met).containsKeys((Object[]) Stage.class.getPermittedSubclasses());
        assertThat(met).containsKeys((Object[]) Invitation.values());
        assertThat(met).containsKeys((Object[]) SeriesRefusal.values());
        assertThat(met).allSatisfy((_, times) -> assertThat(times).isGreaterThanOrEqualTo(100));
    }

    private void drive(long seed) {
        HostileGuests guests = new HostileGuests(new SplittableRandom(seed));
        SeriesEvent.Opened opened = new SeriesEvent.Opened(guests.terms());
        SeriesWatch watch = new SeriesWatch(opened);
        count(opened.getClass());
        Instant now = SeriesFixture.NOON;
        for (int step = 1; step <= STEPS; step++) {
            now = now.plus(guests.pause());
            SeriesCommand command = guests.command(watch.series());
            try {
                count(command, watch.ask(command, now));
                watch.requireThatAskingEnds(now);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("Seed " + seed + ", step " + step + ": " + command, e);
            }
            count(watch.series().stage());
        }
    }

    private void count(SeriesCommand command, SeriesDecision decision) {
        switch (decision) {
            case SeriesDecision.Accepted(List<SeriesEvent> events) -> {
                count(command.getClass());
                events.forEach(event -> count(event.getClass()));
            }
            case SeriesDecision.Refused(SeriesRefusal why) -> count((Object) why);
        }
    }

    private void count(Stage stage) {
        count(stage.getClass());
        if (stage instanceof Stage.Asking asking) {
            count((Object) asking.invitation());
        }
    }

    private void count(Object what) {
        met.merge(what, 1, Integer::sum);
    }

    /** Six people who come and go, answer and sit down as chance will have it. */
    private record HostileGuests(SplittableRandom random) {
        private static final List<PlayerId> ALL =
                List.of(
                        SeriesFixture.ADA,
                        SeriesFixture.BEN,
                        SeriesFixture.CAT,
                        SeriesFixture.DAN,
                        SeriesFixture.EVE,
                        SeriesFixture.FAY);

        SeriesTerms terms() {
            return new SeriesTerms(
                    any(List.of(Terms.Seating.values())),
                    Duration.ofSeconds(60),
                    Duration.ofSeconds(15));
        }

        /** Now and then a clock is set back a little. */
        Duration pause() {
            int of100 = random.nextInt(100);
            int most = of100 < 70 ? 4_000 : of100 < 95 ? 20_000 : 90_000;
            return Duration.ofMillis(random.nextInt(most) - (of100 < 4 ? 1_500 : 0));
        }

        SeriesCommand command(Series series) {
            PlayerId who = any(ALL);
            return switch (random.nextInt(14)) {
                case 0, 1, 2 -> new SeriesCommand.Arrive(who, wish(), side());
                case 3 -> new SeriesCommand.Depart(who);
                case 4, 5 -> new SeriesCommand.Sit(who, side());
                case 6, 7 ->
                        new SeriesCommand.GameOver(
                                series.games() - (random.nextInt(5) == 0 ? 1 : 0));
                case 8, 9, 10 -> new SeriesCommand.Reply(awaited(series), answer(), side());
                case 11 -> new SeriesCommand.Reply(who, answer(), side());
                default -> new SeriesCommand.CallTime();
            };
        }

        private PlayerId awaited(Series series) {
            List<PlayerId> awaited = new ArrayList<>(ALL);
            awaited.removeIf(who -> !series.isAwaited(who));
            return any(awaited.isEmpty() ? ALL : awaited);
        }

        private Wish wish() {
            return random.nextInt(4) == 0 ? Wish.WATCH : Wish.PLAY;
        }

        private Answer answer() {
            return random.nextInt(5) < 2 ? Answer.NO : Answer.YES;
        }

        private Side side() {
            return random.nextBoolean() ? Side.FIRST : Side.SECOND;
        }

        private <T> T any(List<T> list) {
            return list.get(random.nextInt(list.size()));
        }
    }
}

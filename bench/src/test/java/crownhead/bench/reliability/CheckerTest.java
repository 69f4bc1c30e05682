package crownhead.bench.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.bench.reliability.Invariant.Broken;
import crownhead.play.StoreFailure;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CheckerTest {
    /** When the whole game has been played. */
    private static final long LATER = TimeUnit.SECONDS.toNanos(1);

    private final SmallGame game = new SmallGame();

    private static List<Invariant> brokenIn(SmallGame game) {
        return invariants(
                Checker.check(game.histories(), game.outages, (_, _) -> List.copyOf(game.rows)));
    }

    private static List<Invariant> invariants(Checker.Findings findings) {
        return findings.broken().stream().map(Broken::invariant).distinct().toList();
    }

    private Shown shown(int version) {
        return game.shown(version, LATER, Optional.empty());
    }

    private static Shown with(Shown seen, String board, long first, Optional<String> code) {
        return new Shown(
                seen.nanos(),
                seen.table(),
                seen.version(),
                seen.timestamp(),
                seen.answers(),
                code,
                board,
                seen.ply(),
                Optional.of(first),
                seen.second(),
                seen.isNews());
    }

    @Test
    void findsNothingInAGameAsItShouldBe() {
        Checker.Findings findings = Checker.check(game.histories(), List.of(), (_, _) -> game.rows);
        assertThat(findings).isEqualTo(new Checker.Findings(4, 2, List.of()));
    }

    @Nested
    class FindsALoss {
        @Test
        void whenAnAcknowledgedMoveIsNotInTheLog() {
            game.rows.removeLast();
            assertThat(brokenIn(game)).contains(Invariant.I1);
        }

        @Test
        void whenAnotherMoveStandsInItsPlace() {
            game.rows.set(3, game.unjudged(4, SmallGame.BEN, "b-1", 24, 19));
            assertThat(brokenIn(game)).contains(Invariant.I1);
        }

        @Test
        void whenItStandsAtAnotherVersionThanWasSaid() {
            game.eve.shown(game.shown(3, LATER, Optional.of("b-1")));
            assertThat(brokenIn(game)).containsExactly(Invariant.I1);
        }
    }

    @Nested
    class FindsAHole {
        @Test
        void inTheVersions() {
            game.rows.remove(2);
            assertThat(brokenIn(game)).contains(Invariant.I2);
        }

        @Test
        void whereTheLogCannotBeRead() {
            Checker.Log damaged =
                    (_, _) -> {
                        throw new StoreFailure("damaged");
                    };
            assertThat(invariants(Checker.check(game.histories(), List.of(), damaged)))
                    .containsExactly(Invariant.I2);
        }
    }

    @Nested
    class FindsARequestThatWasCarriedOutTwice {
        @Test
        void inTheLog() {
            game.rows.add(game.unjudged(5, SmallGame.ANN, "a-1", 15, 22));
            assertThat(brokenIn(game)).containsExactly(Invariant.I3);
        }

        @Test
        void inNewsThatCameTwice() {
            game.eve.shown(shown(4));
            game.eve.shown(shown(4));
            assertThat(brokenIn(game)).containsExactly(Invariant.I3);
        }

        @Test
        void inAnswersThatDiffer() {
            Shown again = game.shown(4, LATER, Optional.of("a-1"));
            Optional<String> code = Optional.of("not-your-turn");
            game.ann.shown(with(again, again.board(), again.first().orElseThrow(), code));
            assertThat(brokenIn(game)).containsExactly(Invariant.I3);
        }
    }

    @Nested
    class FindsIllegalPlay {
        @Test
        void inTheLog() {
            game.rows.add(game.unjudged(5, SmallGame.ANN, "a-2", 12, 16));
            assertThat(brokenIn(game)).containsExactly(Invariant.I4);
        }

        @Test
        void inABoardThatTheLogDoesNotLeadTo() {
            game.eve.shown(with(shown(2), "B:W32:B1", 600_000, Optional.empty()));
            assertThat(brokenIn(game)).containsExactly(Invariant.I4);
        }

        @Test
        void inAClockThatTheLogDoesNotLeadTo() {
            game.eve.shown(with(shown(3), shown(3).board(), 17, Optional.empty()));
            assertThat(brokenIn(game)).containsExactly(Invariant.I4);
        }

        @Test
        void inWhatWasShownAndNeverStored() {
            game.rows.add(game.unjudged(5, SmallGame.ANN, "a-2", 15, 22));
            game.eve.shown(shown(5));
            game.rows.removeLast();
            assertThat(brokenIn(game)).containsExactly(Invariant.I4);
        }
    }

    @Test
    void findsAClientThatWasShownThePast() {
        game.eve.shown(shown(4));
        game.eve.shown(shown(3));
        assertThat(brokenIn(game)).containsExactly(Invariant.I5);
    }

    @Nested
    class FindsAFork {
        @Test
        void inTheLog() {
            game.rows.add(game.unjudged(4, SmallGame.BEN, "b-2", 24, 19));
            assertThat(brokenIn(game)).contains(Invariant.I6);
        }

        @Test
        void inWhatTwoClientsWereShown() {
            game.eve.shown(with(shown(4), "W:W21:B1", 600_000, Optional.empty()));
            assertThat(brokenIn(game)).contains(Invariant.I6);
        }
    }

    @Nested
    class FindsTimeThatWasChargedWrongly {
        @Test
        void whenItIsMoreThanHasPassed() {
            assertThat(brokenIn(new SmallGame(60_000, 10_000))).containsExactly(Invariant.I7);
        }

        @Test
        void whenAnOutageIsCharged() {
            SmallGame slow = new SmallGame(9_000, 10_000);
            assertThat(brokenIn(slow)).isEmpty();
            slow.outages.add(
                    new History.Outage(TimeUnit.SECONDS.toNanos(1), TimeUnit.SECONDS.toNanos(9)));
            assertThat(brokenIn(slow)).containsExactly(Invariant.I7);
        }

        @Test
        void whenAFlagFallsTooSoon() {
            game.fallOfTheFlag();
            assertThat(brokenIn(game)).containsExactly(Invariant.I7);
        }
    }
}

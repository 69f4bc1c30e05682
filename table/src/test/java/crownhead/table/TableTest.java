package crownhead.table;

import static crownhead.table.TableFixture.ADA;
import static crownhead.table.TableFixture.BEN;
import static crownhead.table.TableFixture.CALL_TIME;
import static crownhead.table.TableFixture.EVE;
import static crownhead.table.TableFixture.NOON;
import static crownhead.table.TableFixture.playing;
import static crownhead.table.TableFixture.waiting;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.rules.Illegal;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.MoveText;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TableTest {
    private static final TestTerms UNTIMED = TestTerms.untimed();

    @Nested
    class WaitingForASecondPlayer {
        private final TableFixture table = waiting(UNTIMED);

        @Test
        @Tag("GA-2b")
        void hasGivenNoSidesYet() {
            assertThat(table.table().hasStarted()).isFalse();
            assertThat(table.table().seats()).isEqualTo(Optional.empty());
        }

        @Test
        @Tag("GA-1a")
        void acceptsNoMove() {
            assertThat(table.refusal(table.play(ADA, "11-15")))
                    .isEqualTo(Refusal.Plain.NOT_STARTED);
        }

        @Test
        void hasNoSeatForSomebodyWhoHasNotSatDown() {
            assertThat(table.refusal(table.play(BEN, "11-15"))).isEqualTo(Refusal.Plain.NOT_SEATED);
        }

        @Test
        void hasNothingToResign() {
            assertThat(table.refusal(new TableCommand.Resign(ADA)))
                    .isEqualTo(Refusal.Plain.NOT_STARTED);
        }

        @Test
        void doesNotLetTheHostSitOpposite() {
            assertThat(table.refusal(new TableCommand.Sit(ADA, Side.FIRST)))
                    .isEqualTo(Refusal.Plain.OWN_TABLE);
        }

        @Test
        void runsNoClock() {
            TableFixture timed = waiting(TestTerms.timed(TimeControl.PerMove.STANDARD));
            assertThat(timed.table().nextDeadline()).isEqualTo(Optional.empty());
            assertThat(timed.minutes(60).refusal(CALL_TIME)).isEqualTo(Refusal.Plain.NOTHING_DUE);
        }
    }

    @Nested
    class SittingDown {
        @Test
        @Tag("GA-1b")
        void startsTheGame() {
            TableFixture table = waiting(UNTIMED).with(new TableCommand.Sit(BEN, Side.FIRST));
            assertThat(table.table().hasStarted()).isTrue();
            assertThat(table.with(table.play(ADA, "11-15")).table().game().ply()).isEqualTo(1);
        }

        @Test
        @Tag("GA-2a")
        void givesTheHostTheSideOfTheToss() {
            TestTerms random = UNTIMED.seating(Terms.Seating.RANDOM);
            for (Side toss : Side.values()) {
                TableFixture table = waiting(random).with(new TableCommand.Sit(BEN, toss));
                assertThat(seats(table).sideOf(ADA)).contains(toss);
                assertThat(seats(table).sideOf(BEN)).contains(toss.opponent());
            }
        }

        @Test
        @Tag("GA-2c")
        void givesTheHostTheFirstSideIfChosenWhateverTheToss() {
            TestTerms chosen = UNTIMED.seating(Terms.Seating.HOST_FIRST);
            for (Side toss : Side.values()) {
                TableFixture table = waiting(chosen).with(new TableCommand.Sit(BEN, toss));
                assertThat(seats(table)).isEqualTo(new Seats(ADA, BEN));
            }
        }

        @Test
        @Tag("GA-2c")
        void givesTheHostTheSecondSideIfChosenWhateverTheToss() {
            TestTerms chosen = UNTIMED.seating(Terms.Seating.HOST_SECOND);
            for (Side toss : Side.values()) {
                TableFixture table = waiting(chosen).with(new TableCommand.Sit(BEN, toss));
                assertThat(seats(table)).isEqualTo(new Seats(BEN, ADA));
            }
        }

        @Test
        @Tag("GA-1d")
        void isRefusedOnceBothSeatsAreTaken() {
            for (PlayerId player : List.of(ADA, BEN, EVE)) {
                assertThat(playing().refusal(new TableCommand.Sit(player, Side.SECOND)))
                        .isEqualTo(Refusal.Plain.SEAT_TAKEN);
            }
        }

        private static Seats seats(TableFixture table) {
            return table.table().seats().orElseThrow();
        }
    }

    @Nested
    class PlayingAMove {
        private final TableFixture table = playing();

        @Test
        @Tag("GA-3a")
        void passesTheTurn() {
            table.with(table.play(ADA, "11-15"));
            assertThat(table.table().toMove()).isEqualTo(Side.SECOND);
            table.with(table.play(BEN, "22-18"));
            assertThat(table.table().toMove()).isEqualTo(Side.FIRST);
        }

        @Test
        @Tag("GA-3a")
        void isRefusedWhenItIsTheOpponentsTurn() {
            assertThat(table.refusal(table.play(BEN, "22-18")))
                    .isEqualTo(new Refusal.IllegalMove(new Illegal.NotYourTurn()));
        }

        @Test
        void isRefusedToAStranger() {
            assertThat(table.refusal(table.play(EVE, "11-15"))).isEqualTo(Refusal.Plain.NOT_SEATED);
        }

        @Test
        @Tag("GA-3b")
        void isRefusedWhenTheRulesDoNotAllowIt() {
            assertThat(table.refusal(table.play(ADA, "11-19")).code()).isEqualTo("not-diagonal");
            assertThat(table.table().toMove()).isEqualTo(Side.FIRST);
        }

        @Test
        void isRefusedWhenTheOpponentHasMovedMeanwhile() {
            table.moves("11-15 23-19");
            assertThat(table.refusal(table.play(ADA, 0, "9-14")))
                    .isEqualTo(new Refusal.StalePly(0, 2));
        }

        @Test
        void isRefusedWhenItIsForATurnToCome() {
            assertThat(table.refusal(table.play(ADA, 2, "11-15")))
                    .isEqualTo(new Refusal.StalePly(2, 0));
        }

        @Test
        void isRefusedTheSecondTime() {
            TableCommand.Play sentTwice = table.play(ADA, "11-15");
            assertThat(table.with(sentTwice).refusal(sentTwice))
                    .isEqualTo(new Refusal.StalePly(0, 1));
        }

        @Test
        void isAMistakeOfTheProgramWithoutASquare() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new TableCommand.Play(ADA, 0, List.of()));
        }

        @Test
        void tellsTheLagInWholeMilliseconds() {
            Duration lag = Duration.ofNanos(84_999_999);
            table.seconds(7).with(new TableCommand.Play(ADA, 0, MoveText.read("11-15"), lag));
            assertThat(((TableEvent.Moved) table.log().getLast()).lag())
                    .isEqualTo(Duration.ofMillis(84));
            assertThatIllegalArgumentException()
                    .isThrownBy(() ->
                            new TableCommand.Play(ADA, 0, MoveText.read("11-15"), lag.negated()));
        }

        @Test
        void tellsHowLongItTook() {
            TableEvent moved = table.seconds(7).events(table.play(ADA, "11-15")).getFirst();
            assertThat(moved)
                    .isEqualTo(
                            new TableEvent.Moved(
                                    Side.FIRST,
                                    table.table().game().moves().getFirst(),
                                    Duration.ofSeconds(7),
                                    Duration.ZERO,
                                    table.table().clock()));
        }
    }

    @Nested
    class AJumpOverTwoPieces {
        private final TableFixture table = playing(UNTIMED.from("B:W12,18,26:B15"));

        @Test
        @Tag("GA-3b")
        void isRefusedHalfWay() {
            assertThat(table.refusal(table.play(ADA, "15x22")))
                    .isEqualTo(
                            new Refusal.IllegalMove(
                                    new Illegal.JumpMustGoOn(
                                            Square.of(22), List.of(Square.of(31)))));
            assertThat(table.table().toMove()).isEqualTo(Side.FIRST);
        }

        @Test
        void isOneTurnWhenItIsWhole() {
            assertThat(table.events(table.play(ADA, "15x22x31"))).hasSize(1);
            assertThat(table.table().game().position()).isEqualTo(Fen.read("W:W12:BK31"));
        }

        @Test
        void mayBeNamedByItsEndsWhereOnlyOneRouteFits() {
            table.with(new TableCommand.Play(ADA, 0, MoveText.read("15x31")));
            assertThat(table.table().game().ply()).isEqualTo(1);
        }
    }

    @Nested
    class ThePositionThatTheSecondSideStarts {
        private final TableFixture table = playing(UNTIMED.from("W:W22:B11"));

        @Test
        void letsTheSecondSideMoveFirst() {
            assertThat(table.refusal(table.play(ADA, "11-15")).code()).isEqualTo("not-your-turn");
            assertThat(table.with(table.play(BEN, "22-18")).table().toMove()).isEqualTo(Side.FIRST);
        }

        @Test
        void countsTheMovesOfEachSide() {
            table.moves("22-18");
            assertThat(table.table().ownMoves(Side.FIRST)).isZero();
            assertThat(table.table().ownMoves(Side.SECOND)).isEqualTo(1);
        }
    }

    @Nested
    class Deciding {
        @Test
        void changesNothing() {
            Table table = playing().table();
            Decision once = table.decide(new TableCommand.Resign(ADA), NOON);
            assertThat(table.decide(new TableCommand.Resign(ADA), NOON)).isEqualTo(once);
            assertThat(table.isOver()).isFalse();
        }
    }

    @Nested
    class Seating {
        @Test
        void knowsWhoHoldsASide() {
            Seats seats = new Seats(ADA, BEN);
            assertThat(seats.holder(Side.FIRST)).isEqualTo(ADA);
            assertThat(seats.holder(Side.SECOND)).isEqualTo(BEN);
            assertThat(seats.sideOf(EVE)).isEqualTo(Optional.empty());
        }

        @Test
        void isNotForOnePlayerAlone() {
            assertThatIllegalArgumentException().isThrownBy(() -> new Seats(ADA, ADA));
        }

        @Test
        void needsAnIdThatIsNotBlank() {
            assertThatIllegalArgumentException().isThrownBy(() -> new PlayerId(" "));
        }
    }
}

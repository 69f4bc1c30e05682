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
import crownhead.rules.Outcome.DrawReason;
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
            TableCommand.Play nowhere = new TableCommand.Play(ADA, 0, List.of());
            assertThatIllegalArgumentException().isThrownBy(() -> table.decide(nowhere));
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
        @Tag("GA-3d")
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
    class Resigning {
        @Test
        @Tag("GA-4a")
        @Tag("GA-4c")
        @Tag("GA-8a")
        void isAllowedOnOnesOwnTurn() {
            assertThat(playing().with(new TableCommand.Resign(ADA)).result())
                    .isEqualTo(new Result.Win(Side.SECOND, Result.WinReason.RESIGNED));
        }

        @Test
        @Tag("GA-4a")
        @Tag("GA-4c")
        void isAllowedOnTheOpponentsTurn() {
            assertThat(playing().with(new TableCommand.Resign(BEN)).result())
                    .isEqualTo(new Result.Win(Side.FIRST, Result.WinReason.RESIGNED));
        }

        @Test
        @Tag("GA-4a")
        void isAllowedInAPause() {
            TableFixture table = playing().with(new TableCommand.Pause(ADA));
            assertThat(table.with(new TableCommand.Resign(BEN)).result())
                    .isEqualTo(new Result.Win(Side.FIRST, Result.WinReason.RESIGNED));
        }

        @Test
        void isRefusedToAStranger() {
            assertThat(playing().refusal(new TableCommand.Resign(EVE)))
                    .isEqualTo(Refusal.Plain.NOT_SEATED);
        }
    }

    @Nested
    class TheEndOnTheBoard {
        @Test
        @Tag("GA-8a")
        void saysWhoCapturedAll() {
            assertThat(playing(UNTIMED.from("B:W18:B15")).moves("15x22").result())
                    .isEqualTo(new Result.Win(Side.FIRST, Result.WinReason.CAPTURED_ALL));
        }

        @Test
        @Tag("GA-8a")
        void saysWhoLeftTheOtherNoMove() {
            assertThat(playing(UNTIMED.from("B:W5:B1,20")).moves("20-24").result())
                    .isEqualTo(new Result.Win(Side.FIRST, Result.WinReason.NO_MOVE));
        }

        @Test
        @Tag("GA-8b")
        void saysThatAPositionStoodForTheFifthTime() {
            TableFixture table = playing(UNTIMED.from("B:WK31:BK1"));
            assertThat(table.moves(4, "1-5 31-26 5-1 26-31").result())
                    .isEqualTo(new Result.Draw(DrawReason.REPETITION));
        }

        @Test
        @Tag("GA-8b")
        void saysThatNoProgressWasMade() {
            TableFixture table = playing(UNTIMED.automaticDraws().from("B:W21,K31:B8,K1"));
            assertThat(walk(table, 80).result()).isEqualTo(new Result.Draw(DrawReason.NO_PROGRESS));
        }

        @Test
        void comesRightAfterTheMove() {
            TableFixture table = playing(UNTIMED.from("B:W18:B15"));
            assertThat(table.events(table.play(ADA, "15x22")))
                    .hasExactlyElementsOfTypes(TableEvent.Moved.class, TableEvent.Ended.class);
        }

        /** The kings walk round circles of six and of eight squares, and are never in step. */
        private static TableFixture walk(TableFixture table, int plies) {
            int[] small = {1, 6, 10, 14, 9, 5};
            int[] large = {31, 27, 24, 20, 16, 19, 23, 26};
            for (int i = 0; i < plies; i++) {
                int[] circle = i % 2 == 0 ? small : large;
                int at = i / 2 % circle.length;
                table.moves(circle[at] + "-" + circle[(at + 1) % circle.length]);
            }
            return table;
        }
    }

    @Nested
    class AGameWithAutomaticDraws {
        @Test
        @Tag("RU-10m")
        void isDrawnWhenAPositionStandsForTheThirdTime() {
            TableFixture table = playing(UNTIMED.automaticDraws().from("B:WK31:BK1"));
            assertThat(table.moves(2, "1-5 31-26 5-1 26-31").result())
                    .isEqualTo(new Result.Draw(DrawReason.REPETITION));
        }
    }

    @Nested
    class AfterTheEnd {
        private final TableFixture table = playing().with(new TableCommand.Resign(ADA)).minutes(60);

        @Test
        void nothingIsAccepted() {
            List<TableCommand> all =
                    List.of(
                            new TableCommand.Sit(EVE, Side.FIRST),
                            table.play(ADA, "11-15"),
                            new TableCommand.Resign(BEN),
                            new TableCommand.OfferDraw(BEN),
                            new TableCommand.AcceptDraw(BEN),
                            new TableCommand.DeclineDraw(BEN),
                            new TableCommand.ClaimDraw(BEN),
                            new TableCommand.AskTakeBack(BEN),
                            new TableCommand.AcceptTakeBack(BEN),
                            new TableCommand.DeclineTakeBack(BEN),
                            new TableCommand.Abort(BEN),
                            new TableCommand.Pause(BEN),
                            new TableCommand.Continue(BEN),
                            new TableCommand.Leave(BEN),
                            new TableCommand.Return(BEN));
            assertThat(all)
                    .allSatisfy(command ->
                            assertThat(table.refusal(command)).isEqualTo(Refusal.Plain.GAME_OVER));
        }

        @Test
        void nothingIsDue() {
            assertThat(table.table().nextDeadline()).isEqualTo(Optional.empty());
            assertThat(table.refusal(CALL_TIME)).isEqualTo(Refusal.Plain.NOTHING_DUE);
        }
    }

    @Nested
    class AWholeGame {
        private final TestTerms terms = TestTerms.timed(TimeControl.PerPlayer.WEB_STANDARD);
        private final TableFixture table =
                playing(terms)
                        .moves("11-15 22-18 15x22 25x18")
                        .with(new TableCommand.Pause(ADA), new TableCommand.OfferDraw(BEN))
                        .minutes(6)
                        .moves("8-11")
                        .with(new TableCommand.AskTakeBack(ADA))
                        .with(new TableCommand.AcceptTakeBack(BEN), new TableCommand.Leave(BEN))
                        .with(new TableCommand.Return(BEN))
                        .moves("12-16")
                        .with(new TableCommand.Resign(BEN));

        @Test
        @Tag("GA-1c")
        @Tag("CL-2d")
        void isPlayedToItsEndOnTheTermsItBeganWith() {
            assertThat(table.table().terms()).isEqualTo(terms.terms());
            assertThat(table.table().clock().control()).isEqualTo(terms.terms().timeControl());
        }

        @Test
        @Tag("GA-1d")
        void isPlayedToItsEndInTheSeatsItBeganWith() {
            assertThat(table.table().seats()).contains(new Seats(ADA, BEN));
        }

        @Test
        @Tag("GA-10b")
        void isRebuiltFromItsEvents() {
            TableEvent.Opened opened = (TableEvent.Opened) table.log().getFirst();
            List<TableEvent> rest = table.log().subList(1, table.log().size());
            assertThat(Table.opened(opened).after(rest)).isEqualTo(table.table());
        }

        @Test
        void isOpenedOnce() {
            TableEvent again = table.log().getFirst();
            assertThatIllegalArgumentException().isThrownBy(() -> table.table().after(again));
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
